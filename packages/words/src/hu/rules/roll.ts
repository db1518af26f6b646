// The short rules of Roll in Hungarian.

import { creditCap, endSquares, poolPerSeat, stockCredits, tradePrice } from '@orrery/roll/describe';
import type { RollRules } from '../../rules/rule-book.ts';

export const roll: RollRules = {
  'roll-aim': {
    title: 'Cél és befejezés',
    text: [
      'Világokat és fejlesztéseket építesz; a munkásaid kockák. A legtöbb pont győz.',
      'Minden megépített lapka annyit ér, amennyi rajta áll. A feldolgozásért kapott GyP jelzők úgy számítanak, ahogy vannak. A 6-os fejlesztések a saját szabályuk szerint adnak még pontot.',
      `A játszma annak a körnek a végén ér véget, amelyben valakinek ${endSquares} lapkája van a tablóján, vagy elfogynak a közös GyP jelzők. 3 lapkával kezdesz: a frakció lapka 2-nek számít, hozzá egy anyabolygó. A készlet játékosonként ${poolPerSeat} ponttal indul; senki sem kap kevesebb jelzőt, mint amennyi jár neki.`,
      'Pontegyenlőségnél a kockavetődben lévő kockák és a kreditjeid összege dönt. Ha az is egyenlő, közös a győzelem.',
    ],
  },
  'roll-setup': {
    title: 'Előkészületek',
    text: [
      'Kapsz egy frakció lapkát, egy anyabolygót és még két lapkát. Minden lapkának két oldala van: egy fejlesztés és egy világ. Te döntöd el, melyikük lesz a fejlesztés a bal kupacodban, és melyikük a világ a jobb kupacodban.',
      'Az oldalon álló szám azt mutatja, hány munkás kell hozzá, és hány pontot ér.',
      'Első játszmádban válaszd az olcsóbb párt: mindkettőt hamarabb befejezed, és minden kész világ új kockát hoz.',
      'Kezdéskor 3 fehér kocka van a kockavetődben, 2 a Polgárságodban, 1 kredited van, és megkapod, amit a lapkáid adnak. Amit egy lapka ad, azt egyszer adja, most. A kupacodban lévő világ semmit sem ad, amíg el nem készül.',
    ],
  },
  'roll-dice': {
    title: 'A kockák és helyük',
    text: [
      'A kocka munkás. A színe dönti el, milyen oldalai vannak: a kockák táblázata mutatja. A Joker bármelyik fázist jelentheti.',
      'Egy kocka mindig egy helyen van. A kockavetődben: a következő körben dobsz vele. Egy fázisnál: dolgozik. Egy kupacon: a lapkán várakozik. Egy világon: áru. A Polgárságban: pihen, amíg 1 kreditért vissza nem hozod.',
      'Amelyik kocka dolgozott, a Polgárságba kerül. Amelyik nem talált munkát, ingyen visszamegy a kockavetőbe.',
    ],
  },
  'roll-assign': {
    title: 'Kockadobás és Kijelölés',
    text: [
      'Mindenki a paravánja mögött dob. Az ellenfelek látják, milyen színekkel dobtál, de azt nem, hogy mit.',
      'Minden kocka a rajta látható fázis alá kerül. A Joker oda, ahova akarod.',
      'Ezután tegyél pontosan egy kockát egy fázisra: ezzel kiválasztod, és az a fázis megtörténik. Bármelyik kocka jó, bármit mutat; olyat vegyél, amelyik máshol nem hiányzik. Abban a fázisban dolgozik is.',
      'Utána a Paranccsal és az Átrendezés képességeiddel kockákat mozgathatsz.',
      'Mindent megváltoztathatsz, amíg meg nem erősíted. Akkor egyszerre emelkednek fel a paravánok.',
      'A többi fázis csak akkor történik meg, ha valaki más kiválasztja. Kérdezd meg hát magadtól, mit akar leginkább egy-egy ellenfél, és oda tedd a felesleges kockáidat.',
    ],
  },
  'roll-dictate': {
    title: 'Parancs és Átrendezés',
    text: [
      'A Parancs mindenkié, körönként egyszer: félreteszel egy munkást, és egy másikat egy tetszőleges fázishoz mozgatsz. A félretett ebben a körben nem csinál semmit, és a Felfedéskor visszatér a kockavetődbe. Így egy kocka egy körébe kerül, nem a kockába.',
      'Három munkás kell hozzá: amelyik kiválaszt, amelyiket félreteszed, és amelyiket mozgatod.',
      'Az Átrendezés képességek fejlesztéseken állnak. Mindegyik körönként egyszer működik, azokon a kockákon, amelyeket megnevez, és nem kerül semmibe. Egy kockát több képesség is mozgathat egymás után.',
      'A fázist kiválasztó kockát sem félretenni, sem mozgatni nem lehet. A fázisnak, ahova egy kockát mozgatsz, nem kell szerepelnie az oldalain.',
      'Ami a Parancson változtat, az ki is mondja: több mozgatás, vagy többször.',
    ],
  },
  'roll-reveal': {
    title: 'Felfedés',
    text: [
      'Minden terv egyszerre látszik. Minden fázis megtörténik, amelyet legalább egy játékos kiválasztott: mindenkinek, akinek ott munkása van, és mindenkinek, akinek ott képessége van.',
      'A senki által ki nem választott fázisok alól a munkások visszamennek a kockavetőkbe. Nem vesznek el, és nem kerülnek semmibe; csak ebben a körben nem dolgoztak. A Parancshoz félretett kockák is visszamennek.',
      'Az öt oszlop a következő dobásig úgy marad, ahogy felfedtétek: mindenki kockáival, szürkén, ahol nem történik semmi.',
      'Két játékosnál most egy extra fehér kockával is dobunk. Ha a rajta látható fázist senki sem választotta ki, az is megtörténik. A Felfedezést kétszer olyan gyakran mutatja, mint bármelyik mást, Jokert pedig sosem.',
    ],
  },
  'roll-explore': {
    title: 'Felfedezés',
    text: [
      'Minden felfedező két dolog egyikét teszi.',
      `Készletkezelés: kapsz ${stockCredits} kreditet.`,
      'Felderítés: húzol egy lapkát a szütyőből, megnézed mindkét oldalát, választasz egyet, és a megfelelő kupac aljára teszed. Húzás előtt lemondhatsz lapkákról a kupacaidból; mindegyikért eggyel többet húzol. Minden húzott lapkát le kell tenned.',
      'Felfedezőnként döntesz, így megnézheted, mit hoz az első, mielőtt a másodikról döntenél.',
      'A kupacon fekvő kockák ott maradnak, akkor is, ha lemondasz az alattuk lévő lapkáról. Amelyik lapkán most elég munkás van, a saját fázisára vár.',
      'A Felderítést válaszd, ha a kupacaid fogyóban vannak. A Készletkezelést válaszd, ha több kockád pihen, mint amennyit ki tudsz fizetni.',
    ],
  },
  'roll-develop': {
    title: 'Fejlesztés',
    text: [
      'A fejlesztőid egyesével a fejlesztéskupacod felső lapkájára mennek. Ha annyian vannak rajta, amennyi kell, a lapka elkészül, és a tablódba kerül; a munkások a Polgárságba. Ekkor a következő lapka van felül, és a megmaradt munkások azon folytatják.',
      'A félkész lapka megtartja a munkásait egy későbbi körre. A kör végén hazahozhatod őket, de akkor a munka elvész.',
      'A munkásokat használni kell, amíg van lapka. Ha a kupac üres, visszamennek a kockavetőbe.',
      'A kedvezmény a munkások számát csökkenti, a pontokat sosem. A fejlesztés attól a pillanattól működik, hogy elkészült.',
    ],
  },
  'roll-settle': {
    title: 'Letelepedés',
    text: [
      'Úgy megy, mint a Fejlesztés, telepesekkel és a világok kupacával.',
      'A kész világ egyszer ad ajándékot: új kockát a kockavetődbe vagy a Polgárságodba, rajta fekvő árut, néha krediteket. Ami a kockavetőbe kerül, azzal a következő körben dobsz; ami a Polgárságba, azt már ennek a körnek a végén toborozhatod.',
      'A szürke világokon sosincs áru. A színes világokon egy lehet.',
      'Egyes világok és fejlesztések előbb egy kockádat kérik. Bárhonnan veheted: kockavetőből, Polgárságból, kupacról, világról vagy egy fázistól. Azt válaszd, amelyik a legkevésbé hiányzik; végleg elhagyja a birodalmadat. Ha kiválasztott egy fázist, az akkor is megtörténik.',
    ],
  },
  'roll-produce': {
    title: 'Termelés',
    text: [
      'Minden termelő egy színes, üres világodra megy, és ott áruként fekszik. Szürke világon nem lehet áru. Ha nincs hely, a termelő visszamegy a kockavetőbe.',
      'Bármilyen színű kocka fekhet bármelyik ilyen világon. De gondold meg: amikor később feldolgozod, a világ saját színű kockája 1 ponttal többet hoz, és a Feldolgozás kocka minden világhoz illik.',
      'Az áru továbbra is a te kockád. Amíg ott fekszik, mást nem csinál, és a kör végén hazahozhatod.',
      'Az árukért fizető képességek mindent néznek, ami a fázis végén a világaidon fekszik, régit és újat.',
    ],
  },
  'roll-ship': {
    title: 'Szállítás',
    text: [
      'Minden szállító elvesz egy árut az egyik világodról, és te választasz:',
      `A Kereskedelem kreditet hoz a világ színe szerint: Luxuscikkek ${tradePrice.novelty}, Ritka anyagok ${tradePrice.rare}, Genetika ${tradePrice.genes}, Földönkívüli technológia ${tradePrice.alien}. A kockák színe nem számít.`,
      'A Feldolgozás 1 GyP jelzőt hoz, még 1-et, ha az áru színe a világé, és még 1-et, ha a szállítóé az. A Feldolgozás kocka minden színhez illik, így képességek nélkül 3 a legtöbb.',
      'A szállító és az áru is a Polgárságba kerül.',
      `Egyszerű szabály: amelyik szállító illik, pontot szerez; amelyik nem, elad. Eleinte a kredit többet ér, mert a pihenő kocka nem keres semmit. A ${creditCap} fölötti kredit elvész.`,
    ],
  },
  'roll-recruit': {
    title: 'Toborzás',
    text: [
      'A kör végén darabonként 1 kreditért hozol vissza kockákat a Polgárságból a kockavetődbe. Annyit kell visszahoznod, amennyit ki tudsz fizetni; csak azt választod meg, melyeket.',
      'Ha utána 0 kredited van, 1 lesz belőle. Az utolsó kredit tehát sosem vész el igazán, és ritkán érdemes spórolni.',
      'Melyik kockákat? Gondolj arra, mit akarsz a következő körben. A fehérek főleg felfedeznek. A pirosak és barnák fejlesztenek, a pirosak és zöldek letelepednek, a kékek termelnek és szállítanak. Ami marad, a tiéd, és később is toborozhatod.',
      'Ha mindet ki tudod fizetni, vagy minden várakozó kocka egyforma, az asztal megteszi helyetted, és szól róla.',
    ],
  },
  'roll-recall': {
    title: 'Visszahívás',
    text: [
      'Toborzás után hazahozhatod bármelyik kockádat, amely kupacon fekszik, vagy áruként egy világon. Ingyen van.',
      'Többnyire ott hagyod őket, ahol vannak. Egy áru legalább 3 kreditet ér, vagy akár 3 pontot; egy lapkán lévő munkás már elvégzett munka.',
      'Miért hívnád vissza? Mert arra a lapkára nem kerül sor egyhamar, mert egy másik sürgősebb lett, vagy mert alig maradt kockád a dobáshoz. Ha a kockavetőd üres, legalább egyet haza kell hoznod.',
      'Az utolsó körben csak döntetlennél számítanak a kockavetőben lévő kockák, ezért ott a félkész lapkák munkásait visszahívni nem kerül semmibe. A pontot érő áru maradjon.',
    ],
  },
  'roll-points': {
    title: 'Pontok',
    text: [
      'A pontjaid: a megépített lapkáidon lévő számok, a frakciód mindkét felével együtt, a GyP jelzőid, és amit a 6-os fejlesztéseid hozzáadnak.',
      'A kupacaidban maradt lapkák semmit sem érnek, akárhány munkás fekszik rajtuk.',
      'Egy 6-os fejlesztés 6 pontot ér, és bónuszt ad: egy szín világaiért, a fejlesztéseidért, a kockáidért, az áruidért vagy a jelzőidért. A feleket és harmadokat felfelé kerekítjük. A kockák bárhol vannak, számítanak.',
      'Nyomj egy összegre, és látod a részeit.',
      'A kredit és a kocka nem ér semmit, csak döntetlennél. Az utolsó körökben tehát csinálj belőlük lapkát vagy jelzőt.',
    ],
  },
};
