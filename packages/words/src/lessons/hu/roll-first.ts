// The coached first match of Roll, in Hungarian.

import type { LessonText } from '../lesson-text.ts';

export const rollFirst: LessonText = {
  title: 'Roll: az első játszmád',
  about: 'Kockák mint munkások, fázis kiválasztása, toborzás: vezetett játszma az első dobástól a pontozásig.',
  beats: {
    tiles: {
      title: 'Mi nyer',
      say: '**Akinek a legtöbb pontja van, nyer.** A játszma akkor ér véget, ha valakinek {limit} lapkája van a tablóján, vagy elfogynak a GyP jelzők. Te {squares} lapkával kezdesz. Egy lapkának két oldala van. A száma megmondja, hány **munkás** kell hozzá, és hány **pontot** hoz. Melyik párral kezdesz?',
      why: 'A kész világok új kockákat hoznak. Aki hamar befejez valamit, többel dob.',
      replies: {
        cheap: 'Jó: az olcsókkal. {dice} kockával dobtál, tehát az egyik már ebben a körben elkészülhet.',
        dear: 'Sok pont, és ugyanannyi munkás. {dice} kockával sokáig nem lesz semmi új.',
      },
    },
    wild: {
      title: 'A kocka munkás',
      say: '{dice} kockád mindegyike munkás, és annak a fázisnak az oszlopában áll, amelyet dobtál. A **Joker** oda megy, ahová akarod. A világkupacodon lévő Gem Worldhöz **{workers} telepes** kell; {there} már ott van. Hová tennéd a Jokert?',
      why: 'Csak az oszlop számít. Hogy mit mutat a kocka, az már nem, ha egyszer ott áll.',
      choices: {
        settle: 'Letelepedés',
        explore: 'Felfedezés',
        develop: 'Fejlesztés',
        produce: 'Termelés',
        ship: 'Szállítás',
      },
      replies: {
        settle: 'Elég telepes a Gem Worldhöz, ha a Letelepedés megtörténik.',
        explore: 'A felfedező is hasznos. Ne feledd: mindjárt bármelyik kockából telepes lehet.',
        develop: 'Egy fejlesztő befejezné a Public Workst, ha a Fejlesztés megtörténik.',
        produce: 'Áruként a Space Mallon feküdhetne.',
        ship: 'Még nincs mit szállítani: nincs árud. Próbálj másik oszlopot.',
      },
    },
    select: {
      title: 'Válassz fázist',
      say: 'Tedd a Jokert az oszlopába. Aztán **válassz egy fázist**: vegyél fel egy kockát, és nyomd meg egy oszlop fölött a kört. Az biztosan megtörténik. **A többi csak akkor, ha egy ellenfél kiválasztja.** Bármelyik kocka választhat, és ott dolgozik. Mit akarsz leginkább?',
      why: 'Azt válaszd, ami neked kell, és más nem választja. A fölös kockákat oda tedd, ahol a többiekre számítasz.',
      replies: {
        best: 'Nagyon jó: annak a kockának nem volt mit szállítania. Bármelyik kocka választhat.',
        settle: 'Jó: a telepeseid biztosan dolgoznak.',
        explore: 'A felfedezők dolgoznak. De a Gem World vár, mert a Letelepedést senki sem választotta.',
        develop: 'Hamarosan egy pont. De Mira is Fejlesztést választott, és egy világ új kockát hozott volna.',
        produce: 'Az áru kezdetnek jó. Szállító nélkül még semmit sem hoz.',
        ship: 'Nincs árud. A fázis megtörténik, de neked semmit sem ad.',
      },
    },
    reveal: {
      title: 'A felfedés',
      say: 'Minden terv látszik. A telepesek dolgoznak, mert **te** akartad a Letelepedést, a felfedezők **Tycho** Felfedezése miatt, a fejlesztők **Mira** miatt. Szállítást senki sem választott. Mi lesz azzal a kockával, amelynek az oszlopa nem történik meg?',
      why: 'A munka a Polgárságba viszi a kockát, a tétlenség vissza a kockavetőbe. A tétlen kocka elveszett esély, nem elveszett kocka.',
      choices: { cup: 'Visszakerül a kockavetőbe', lost: 'Elvész', pay: 'Fizetek érte' },
      replies: {
        cup: 'Igen. Nem csinált semmit, és nem kerül semmibe. A következő körben újra dobsz vele.',
        lost: 'Szerencsére nem. Visszakerül a kockavetőbe, és a következő körben újra dobsz vele.',
        pay: 'Csak azért a kockáért kell fizetni, amelyik dolgozott. Ez ingyen kerül vissza.',
      },
    },
    explorer: {
      title: 'Lapka vagy pénz',
      say: 'Minden felfedező egy dolgot tesz. A **Felderítés** új lapkát hoz. A **Készletkezelés** {stock} Kreditet. Aki dolgozott, utána pihen, és visszahozni egy Kreditbe kerül. Most {credits} Kredited van. Mit tegyen ez a felfedező?',
      why: 'Felderítés, ha fogynak a kupacaid; Készletkezelés, ha sok kocka pihen. A lapkát látod, mielőtt a következő felfedező jön.',
      replies: {
        scout: 'Új lapka. Két oldala van, és az egyiket használod.',
        stock: 'Most {credits} Kredited van. De gondolj a kupacaidra: a Gem World után üres a világkupacod.',
        other: 'A kupacaid új sorrendben vannak.',
      },
    },
    side: {
      title: 'Melyik oldala?',
      say: 'A **Galactic Resorthoz** {resort} munkás kell; Luxuscikk-világ, és áruval együtt jön. A **Free Trade Zone** {zone} munkás, és olcsóbbá teszi a szürke világokat. A lapka a kupac **alá** kerül. Melyik oldalát használod?',
      why: 'A másik oldal most elveszett. Az eldobott lapkák visszakerülnek a szütyőbe.',
      replies: {
        world: 'Illik hozzád: a kockáid és a világaid Luxuscikk színűek. A Gem World alatt van, és ez a következő.',
        development: 'Jó képesség, ha szürke világokat építenél. De a világkupacod üres lesz.',
      },
    },
    'second-explorer': {
      title: 'A másik felfedező',
      say: 'Még egy felfedező. {credits} Kredited van, a Készletkezelés {stock} Kreditet hoz. Aki dolgozott, darabonként egy Kreditért jön vissza, és a következő körben sok kockát szeretnél. Mi legyen?',
      why: 'Lapka munkás nélkül éppoly haszontalan, mint munkás lapka nélkül. Legyen mindkettőből.',
      replies: {
        stock: '{credits} Kredited van: ennyi kockát hozhatsz vissza.',
        scout: 'Lapkád elég, de {credits} Kredit kevés kockát hoz vissza. A következő körben kevesebbel dobsz.',
        other: 'A kupacaid új sorrendben vannak.',
      },
    },
    hire: {
      title: 'Toborozd vissza őket',
      say: 'A Gem World kész: {squares} lapka a tablódon, és egy új Luxuscikk kocka. Itt pihennek, akik dolgoztak: {resting} kocka. **Annyit hozol vissza, amennyit ki tudsz fizetni**: {hires}. A következő világodhoz {workers} telepes kell. Kit toborzol?',
      why: 'Annyit kell toborozni, amennyire telik. Félretenni nem lehet, ezért a tervedhez illő kockákat válaszd.',
      replies: {
        military:
          'Jó: a piros kockák gyakran letelepednek és fejlesztenek, a kékek termelnek és szállítanak. Akinek semmije sem marad, {credits} Kreditet kap.',
        other: 'A fehér kockák főleg felfedeznek. Ez is jó, de kevesebb oldaluk telepes.',
      },
    },
    dictate: {
      title: 'Parancs',
      say: 'A Galactic Resorthoz **{workers} telepes** kell. {there} már ott áll, és az is odakerül, amellyel választasz. A **Parancs** ad még egyet: nyomd meg, tégy félre egy munkást, és tegyél át egy másikat bárhová. Melyik munkást tudod nélkülözni?',
      why: 'A Parancs egy kocka munkájába kerül. Azzal fizess, amelyiknek nincs dolga. Egyes fejlesztések fizetés nélkül mozgatnak kockát: ez az Átrendezés.',
      replies: {
        best: 'Jó: nem volt mit szállítanod, így az a kocka semmibe sem került. Már a kockavetődben van.',
        producer: 'Működik. De Tycho Termelést választott: abból a kockából áru lett volna.',
        dictated: 'Parancs használva. Nézd meg, elég-e a telepes.',
        settle:
          'Parancs nélkül a telepeseid a Galactic Resorton fekszenek, és ott maradnak. Nem vesznek el: legközelebb kevesebb is elég.',
        other: 'Mira is Letelepedést akar, úgyhogy talán megtörténik. De ami neked kell, abban ne számíts másra.',
      },
    },
    produce: {
      title: 'Termelés',
      say: 'Tycho Termelést választott, ezért a te termelőd is dolgozik: **áruként** ráfekszik egy világra. Szürke világon nem fér el. A fázis végén a Consumer Markets fizet a Luxuscikk-világokon lévő árukért. Hová kerüljön?',
      why: 'Az áru a saját kockád, amely semmit sem tesz, amíg el nem szállítják. Akkor számít a színe: saját színű világon több pontot hoz.',
      replies: { placed: 'Jó. A Consumer Markets fizetett: {credits} Kredited van.' },
    },
    'hire-again': {
      title: 'Újra toborzás',
      say: 'Vége a körnek. {credits} Kredited van, tehát {hires} kocka jön vissza a kockavetődbe. Van árud, amit szállíthatsz, és egy olcsó fejlesztésed, amit befejezhetsz. Kit toborzol?',
      why: 'A fehér kockán minden fázis rajta van. A piros letelepedik és fejleszt. A Luxuscikk kockáid áruként fekszenek a világaidon.',
      replies: { hired: 'Jó. Már a kockavetődben vannak.' },
    },
    recall: {
      title: 'Hagyd ott őket',
      say: 'A kör végén ingyen hazahívhatsz kockákat a világokról és a kupacokról. Az áruid hamarosan {trade} Kreditért kelhetnek el egyenként, vagy pontot hozhatnak. Hazahívsz közülük?',
      why: 'A hazahívott áru újra munkás. Hogy megint áru legyen, ahhoz újabb Termelés kell.',
      replies: {
        nothing: 'Úgy van. Az áru többet ér ott, ahol van.',
        good: 'Munkásként van a kockavetődben. Újra megtermelni még egy fázis.',
      },
    },
    'plan-ship': {
      title: 'Ideje szállítani',
      say: '{goods} áru van a világaidon. A szállítók Kreditre vagy pontra váltják, **mindegyik egy árut**. Más aligha választja helyetted a Szállítást. Mit választasz?',
      why: 'A fejlesztőd is készen áll: ha valaki Fejlesztést választ, a Public Works elkészül anélkül, hogy te választanád.',
      replies: {
        ship: 'Jó. És Tycho Fejlesztést választott: a fejlesztőd is dolgozik.',
        other: 'Az áru, amit senki sem szállít el, még egy körig ott fekszik.',
      },
    },
    ship: {
      title: 'Pénz vagy pont',
      say: 'Minden szállító egy árut visz. A **Kereskedelem** {trade} Kreditet hoz egy Luxuscikk-világról, bárki viszi. A **Feldolgozás** {consume} pontot, és {matched} pontot, ha a szállító színe is egyezik a világéval. Ki mit csináljon?',
      why: 'Az elején a Kreditből kocka lesz, a kockából lapka. A vége felé csak a pont számít.',
      replies: {
        matched: 'Jó: az egyező kocka pontot szerez. Most a másik.',
        sold: 'Jó: a nem egyező kocka elad. Most a másik.',
        unmatched: 'Ez a kocka nem egyezik, így elveszett egy pont: a szállító színe csak feldolgozáskor számít.',
        traded: 'A korai pénz nem rossz. De az egyező kocka több pontot szerzett volna, mint amennyit a másik tud.',
      },
    },
    'ship-second': {
      title: 'A másik áru',
      say: 'Egy szállító maradt, és egy áru egy másik világon. A Kereskedelem {trade} Kreditet hoz. Kredit kell jobban, vagy pont?',
      why: 'Ökölszabály: az egyező kocka pontot szerez, a másik elad.',
      replies: { both: 'Összesen {chips} pont jelzőkben, és {credits} Kredit toborzásra.' },
    },
    later: {
      title: 'Jóval később',
      say: 'Sok körrel később. {squares} lapkád és {points} pontod van, Tychónak {tycho}, Mirának {mira} pontja. Nézd meg mindenki kupacait, mielőtt továbbmész.',
      why: 'A kupacok és a kockák mindenkinek látszanak. Csak a paraván mögötti dobások titkosak.',
    },
    end: {
      title: 'Számold a végét',
      say: 'Tychónak **{squares} lapkája** van, és a világához {lacks} munkás hiányzik. Ha a Letelepedés megtörténik, ez az **utolsó kör**, és {behind} ponttal le vagy maradva. A Free Trade Associationhöz {workers} munkás kell, és {laid} már rajta van. Mit választasz?',
      why: 'A kiválasztott fázis mindenkié. Az utolsó körben azt válaszd, ami neked használ, másnak nem.',
      replies: {
        develop:
          'Jó: kész. A saját pontjain túl {bonus} pontot ad a Luxuscikk-világaidért. Fejlesztést más nem választott volna.',
        unfinished: 'Jó fázis, de kevés fejlesztő: a Free Trade Association nem készült el.',
        ship: 'Pár pont az árukért. De Tychónak is van áruja és szállítója: kinyitottad neki az ajtót.',
        settle: 'A Letelepedést úgyis választották. A befejezetlen világon fekvő telepes semmit sem ér.',
        other: 'A kupacban lévő lapka és a világon lévő áru a végén semmit sem ér.',
      },
    },
    tie: {
      title: 'Csak döntetlenre',
      say: 'Tycho tablója megtelt: a játszma ezzel a körrel véget ér. A kockavetődben lévő kockák és a Kreditek csak egyenlő pontnál számítanak. Toborozz, ahogy tetszik.',
      why: 'Most csak ennyit érnek. A vége előtt a következő kör munkásai lettek volna.',
      replies: { hired: 'Még egy kérdés, aztán a pontok.' },
    },
    score: {
      title: 'Honnan jött a pont?',
      say: 'Vége: neked {points}, Tychónak {tycho}, Mirának {mira}. A tieidből {tiles} a lapkáidon áll, {chips} jelző, a többi a Free Trade Associationből jön. **Megérte volna a végén hazahívni az áruidat?**',
      why: 'Egyenlő pontnál a kockavetőben lévő kockák és a Kreditek összege dönt. A hazahívás ingyenes, ezért sosem árt.',
      choices: { no: 'Nem', yes: 'Igen' },
      replies: {
        no: 'Úgy van: csak döntetlennél. Akkor a kockavetőben lévő kockák és a Kreditek döntenek.',
        yes: 'Csak döntetlennél: akkor a kockavetőben lévő kockák és a Kreditek döntenek. Ingyenes, úgyhogy nem árt.',
      },
    },
  },
};
