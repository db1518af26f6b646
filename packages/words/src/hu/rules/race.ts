// The short rules of Race in Hungarian.

import { goodPrices } from '@orrery/race/describe';
import type { RaceRules } from '../../rules/rule-book.ts';

export const race: RaceRules = {
  'race-aim': {
    title: 'Cél és befejezés',
    text: [
      'Világokból és fejlesztésekből építesz birodalmat. A legtöbb pont győz.',
      'Pont háromféle helyről jön: a lerakott lapok csillagából, az áruk feldolgozásáért kapott GyP lapkákból, és a nagy fejlesztések saját szabályából. Ha célokkal játszotok, azok lapkái is számítanak.',
      'A játszma annak a körnek a végén ér véget, amelyben valakinek 12 lap van a tablóján, vagy elfogy az utolsó közös GyP lapka. A készlet játékosonként 12 ponttal indul. A kört mindig végigjátsszuk, és senki sem kap kevesebb lapkát, mint amennyi jár neki. A Hidden Fortress tulajdonosának saját határa 14.',
      'Pontegyenlőségnél a kézben lévő lapok és a világokon lévő áruk száma dönt. Ha az is egyenlő, közös a győzelem.',
    ],
  },
  'race-setup': {
    title: 'Előkészületek',
    text: [
      'Mindenki egy lerakott világgal és hat lappal kezd, és négyet tart meg közülük. Amit most eldobsz, az nem jön vissza, ezért olyan lapokat tarts meg, amelyeket hamar lerakhatsz: valami olcsót, valamit, ami illik a kezdővilágodhoz, és legfeljebb egy drágát, amelyre gyűjtesz.',
      'Az is megérhet egy helyet, amit nem tudsz lerakni: a lapokkal fizetsz. De kettőnek a hatból mennie kell.',
      'Ha két kezdővilágot kaptál, az egyiket megtartod, a másikat ugyanekkor eldobod. A kezdővilágokat egyszerre mutatjátok meg. Az Ancient Race négy helyett három lappal indul, és áru van rajta.',
    ],
  },
  'race-action': {
    title: 'Akcióválasztás',
    text: [
      'Minden körben mindenki titokban választ egy akciót. Egyszerre mutatjátok meg. Csak az a fázis zajlik le, amelyet valaki választott, ebben a sorrendben: Felfedezés, Fejlesztés, Letelepedés, Feldolgozás, Termelés.',
      'Ami lezajlik, az mindenkié. Aki választotta, a bónuszát is megkapja:',
      [
        'Felfedezés +5: 5 lappal többet húzol.',
        'Felfedezés +1, +1: 1 lappal többet húzol, és 1-gyel többet tartasz meg.',
        'Fejlesztés: 1 lappal kevesebbet fizetsz.',
        'Letelepedés: világ lerakása után 1 lapot húzol.',
        'Feldolgozás, Kereskedelem: előbb eladsz egy árut lapokért.',
        'Feldolgozás, ×2: a feldolgozásért dupla GyP jár.',
        'Termelés: egy üres szerencsevilágod is termel.',
      ],
      'Két kérdés tehát: mire van szükségem, és mit választanak a többiek úgyis? Ha ketten választják ugyanazt, a fázis egyszer zajlik le, és a bónusz mindkettőtöké.',
    ],
  },
  'race-pay': {
    title: 'Fizetés',
    text: [
      'Pénz nincs. Egy lap lerakásához annyi másik lapot dobsz el a kezedből, amennyibe kerül. Képpel lefelé mennek el, senki sem látja őket.',
      'Az ár a lapon lévő szám, mínusz minden kedvezményed. Nulla alá sosem megy, és nem jár vissza semmi. Pontosan fizetsz: sem többet, sem kevesebbet. A lerakott lap nem fizet saját magáért.',
      'Az asztal javaslata azokat a lapokat jelöli meg, amelyek valószínűleg a legkevésbé hiányoznak. Változtasd meg bátran: amíg nem erősíted meg, semmit sem fizetsz. Néhány lerakott fejlesztés eldobható, hogy egyszer csökkentse az árat; ezeket külön választhatod.',
    ],
  },
  'race-explore': {
    title: 'Felfedezés',
    text: [
      'Mindenki 2 lapot néz meg, és 1-et tart meg.',
      'Felfedezés +5: 7 lapot nézel meg, és 1-et tartasz meg. Felfedezés +1, +1: 3 lapot nézel meg, és 2-t tartasz meg. A lapjaid képességei mindkét számot növelhetik; a kérdés az összeget mutatja.',
      'Nyomd meg, amit megtartasz; a többi képpel lefelé a dobópakliba kerül. A kezedhez rendesen nem nyúlsz. Egyes képességekkel az új lapok előbb a kezedbe kerülnek, és helyettük régieket is eldobhatsz.',
      'Mit tarts meg? Először azt, amit a következő két körben lerakhatsz, aztán azt, ami illik a többihez, végül ami egyszerűen pénz.',
    ],
  },
  'race-develop': {
    title: 'Fejlesztés',
    text: [
      'Mindenki lerakhat egy fejlesztést. Titokban választotok, egyszerre mutatjátok meg, aztán fizettek.',
      'Az ára a rombuszban álló szám. Aki a Fejlesztést választotta, 1 lappal kevesebbet fizet. A többi kedvezmény az ár alatt áll.',
      'Egy fejlesztés a következő fázistól működik, tehát a most lerakott már ennek a körnek a Letelepedésében segít. A saját árán nem segít, és ami minden fejlesztésért húz, az magáért nem húz.',
      'Két azonos nevű fejlesztésed sosem lehet a tablódon.',
      'A teli rombuszú, 6-os fejlesztéseken nincs nyomtatott pont: hogy mit érnek, az rájuk van írva, és élő számként látszik.',
    ],
  },
  'race-settle': {
    title: 'Letelepedés',
    text: [
      'Mindenki lerakhat egy világot. Titokban választotok, és egyszerre mutatjátok meg.',
      'A sima gyűrűs világért lapokkal fizetsz: a száma, mínusz a kedvezményeid. A piros, tüskés gyűrűs világot meghódítod; lásd: Katonai erő.',
      'A szerencsevilág, amelyet szaggatott udvar jelöl, áruval érkezik. A termelő világ üresen jön, és a Termelésben kap árut. Az új áru abban a fázisban még nem használható, amelyben érkezett.',
      'Aki a Letelepedést választotta, világ lerakása után 1 lapot húz. Ha nem raksz le semmit, nem húzol.',
      'Egyes lapokkal második világot is lerakhatsz ugyanabban a fázisban, vagy ingyen egyet, ha a lapot eldobod. Ezeket akkor kínálja az asztal, amikor használhatók.',
    ],
  },
  'race-military': {
    title: 'Katonai erő',
    text: [
      'A katonai világnak ára helyett védőértéke van. Ha a katonai erőd legalább ekkora, elveszed a világot, és nem fizetsz semmit.',
      'A katonai erőd a tablódon lévő katonai képességek összege. Némelyik csak egyfajta világ ellen számít, például Lázadó vagy Idegen ellen; csak ott adódik hozzá. A negatív szám is számít.',
      'Pénz és erő sosem keveredik. A kedvezmény nem segít hódítani, a katonai erő nem teszi olcsóbbá a fizetős világot. A katonai erő nem fogy el: minden alkalommal működik.',
      'Egyes lapok csak egy fázisra adnak erőt, ha eldobod őket, vagy lapokat a kezedből. Másokkal úgy fizethetsz egy katonai világért, mintha rendes volna, de Idegen árut adó világért sosem.',
    ],
  },
  'race-takeovers': {
    title: 'Elfoglalás',
    text: [
      'Ha elfoglalással játszotok, három lap elvehet egy katonai világot egy ellenféltől a Letelepedésben, lerakás helyett.',
      'Csak akkor támadhatnak meg, ha valamid megengedi: egy Lázadó katonai világ, egy Birodalmi lap, vagy legalább 1 katonai erő, a támadó lapjától függően. Az asztal jelzi, ki kit támadhat.',
      'A támadó összeadja a katonai erejét, ami a célpontra illik, és amit ebben a fázisban használ fel. A védő ugyanezt, és hozzá a világ védőértékét. Döntetlennél a támadó nyer. A támadó minden erejét egyszerre mondja be; a védő utána még adhat hozzá.',
      'Siker esetén a világ az árujával együtt gazdát cserél. A lerakott lapok úgy számítanak, ahogy a fázis elején álltak.',
    ],
  },
  'race-trade': {
    title: 'Kereskedelem',
    text: [
      'Ha a Feldolgozás: Kereskedelmet választottad, előbb eladsz egy árut, és lapokat húzol érte. Az árat az áru fajtája adja:',
      [
        `Újszerű ${goodPrices.novelty}`,
        `Ritka elemek ${goodPrices.rare}`,
        `Genetika ${goodPrices.genes}`,
        `Idegen ${goodPrices.alien}`,
      ],
      'A lapjaid növelhetik; az összeg minden áru mellett ott áll. Ha van árud, egyet el kell adnod, és csak egyet. Csak az ad el, aki a Kereskedelmet választotta, és akinek egy lapja ezt mondja.',
      'Az eladás után ugyanúgy feldolgozol, mint a többiek. Számolj hát előre: marad áru eladásra, vagy pontként többet érne?',
      'Eladni többnyire a játszma elején a legjobb, amikor minden lapból hamar birodalom lesz.',
    ],
  },
  'race-consume': {
    title: 'Feldolgozás',
    text: [
      'Itt lesz az áruból pont vagy lap, a lapjaid feldolgozó képességeivel. Mindegyik megmondja, mit vesz el és mit ad. A GyP lapkák eléd kerülnek, és a végén számítanak.',
      'Minden képességet használnod kell, amíg van hozzá áru. A sorrend a tiéd, és számíthat: ami „legfeljebb hármat” vesz el, hármat vesz el, ha van annyi. Minden képesség fázisonként egyszer működik.',
      'Ha a ×2-t választottad, a feldolgozásért járó GyP megduplázódik. A lapok sosem, és az sem, amit eldobott kézben lévő lapokért kapsz.',
    ],
  },
  'race-produce': {
    title: 'Termelés',
    text: [
      'Minden áru nélküli termelő világ kap egy árut. Egy világon sosem lehet egynél több.',
      'A szerencsevilágok üresek maradnak, hacsak egy képességed meg nem tölti őket, vagy a Termelést választottad: akkor az egyiket megtöltöd.',
      'Egyes lapok termeléskor húznak: egy fajta minden árujáért, minden fajtáért, vagy a legtöbb termelésért. Azt számolják, amit addig a pillanatig termeltél, ezért használd őket utoljára, ha választhatsz. A „legtöbb” azt jelenti: szigorúan több, mint bármelyik ellenfélé.',
      'Az áru egy lap a húzópakliból, képpel lefelé. Senki sem tudja, melyik. Az számít, milyen fajta világon fekszik.',
      'A Termelést akkor érdemes választani, amikor a világaid többsége üres. Ha tele vannak, nem történik semmi.',
    ],
  },
  'race-end': {
    title: 'Kör vége és pontok',
    text: [
      'A kör végén legfeljebb 10 lap lehet a kezedben; a többit eldobod. Ezután nézzük meg, véget ér-e a játszma.',
      'A pontjaid a végén:',
      [
        'minden lerakott lap csillaga,',
        'a GyP lapkáid,',
        'amit a nagy fejlesztéseid hoznak,',
        'a céljaid, ha játszotok velük.',
      ],
      'A kérdőjeles fejlesztés a saját szabálya szerint számolja a lapjaidat, a lapkáidat vagy a katonai erődet. Ahol illik, magát is számolja, és minden más lapot egyszer, az első rá illő sor szerint.',
      'Nyomj egy összegre, és minden részét látod, lapok szerint. A kézben lévő lapok és az áruk a végén nem érnek semmit, csak döntetlennél.',
    ],
  },
  'race-goals': {
    title: 'Célok',
    text: [
      'Hat lapka fekszik az asztal mellett.',
      'Négyért elsőnek kell lenni; mindegyik 3 pont. Aki egy fázis végén teljesíti a feltételt, elveszi a lapkát. Ha ugyanabban a fázisban többen teljesítik, mindegyikük 3 pontot kap. Sosem veszted el.',
      'Kettőért a legtöbbel kell rendelkezni; ezek 5 pontot érnek. Van egy legkisebb mennyiség. Akinek egyedül van a legtöbb, azé a lapka, és elveszti, ha valakinek több lesz. Egyenlőségnél a birtokosnál marad; ha senkié, középen marad.',
      'A végén a legtöbbel holtversenyben állók, akiknél nincs ott a lapka, 3 pontot kapnak.',
      'Minden lapka mutatja, ki vezet, és mi kell még neked.',
    ],
  },
  'race-duel': {
    title: 'Két játékos, két akció',
    text: [
      'Két játékos körönként két-két akcióval is játszhat. Kilenc lapból választasz két különbözőt: a Fejlesztés és a Letelepedés kétszer van meg.',
      'Ha mindkét Fejlesztést választod, két Fejlesztés fázis zajlik le egymás után, a bónuszoddal mindkettőben. Az ellenfeled is részt vesz mindkettőben, bónusszal legfeljebb az elsőben. Amit az elsőben raksz le, a másodikban már segít. Ugyanez áll a Letelepedésre.',
      'A két Felfedezés együtt: 8 lapot nézel meg, és 2-t tartasz meg. A két Feldolgozás: előbb eladsz egy árut, aztán dupla GyP-ért dolgozol fel.',
      'Gondolkodj párokban. Két egymásra szoruló fél, például Termelés és Letelepedés, vagy Kereskedelem és Fejlesztés, már nem függ attól, mit választ a másik.',
    ],
  },
  'race-robot': {
    title: 'Az egyszemélyes játék robotja',
    text: [
      'Két akcióval játszol egy robot ellen, amelynek nincs keze, és nem gondolkodik. Te választasz előbb. Aztán dobunk a két kockájával, és a táblájára tesszük őket. Ahol kocka fekszik, ott a robot akciót hajt végre; ahol csak te választottál, ott csupán reagál.',
      'Van egy paklija ismeretlen lapokból, 0–4 kreditje, és a gazdaságának mérete 0–5. Letelepedéskor és fejlesztéskor addig fordít fel lapokat a paklijából, amíg egy meg nem felel. A feldolgozás a gazdasága szerint ad neki GyP lapkákat. A lapjainak nincs képességük, csak pontjuk.',
      'A kezdővilága ezen változtathat; a táblája mutatja, hogyan. A játszma a szokott módon ér véget, 24 pontos készlettel. Minden lépése hagy egy sort, amely megmondja, miért.',
    ],
  },
  'race-draft': {
    title: 'Kártyaátadás',
    text: [
      'A játszma előtt mindenki saját paklit állít össze.',
      'Öt lapot kapsz, egyet elveszel, a többit továbbadod; aztán elveszel egyet abból, ami hozzád ér, amíg a csomag el nem fogy. Akkor jön a következő öt lap, a másik irányba. Ez addig tart, amíg mindenkinek jut öt lap.',
      'A paklid az, amit elvettél. A játszmában csak abból húzol, és a saját dobópaklidba dobsz, amelyet újrakeversz, ha a pakli elfogyott.',
      'A két kezdővilágodat már az elején látod. Olyan lapokat végy, amelyek egymást segítik, de elég olcsót is: egy csupa kincsből álló pakliban nincs pénz.',
    ],
  },
};
