// The solo robot of The Gathering Storm, in Hungarian.

import type { LessonText } from '../lesson-text.ts';

export const raceSolo: LessonText = {
  title: 'Race: az egyszemélyes robot',
  about:
    'Egyedül egy robot ellen, amely kockával választ: hol cselekszik, hol csak reagál, és mit engednek neki a te választásaid.',
  beats: {
    pair: {
      title: 'Két akció',
      say: 'Egyedül játszol egy robot ellen. Minden körben **két** akciót választasz, aztán a kockái a táblájára kerülnek. Ahol kocka fekszik, ott a robot **cselekszik**. Ahol csak te választottál, ott csupán **reagál**. Vannak lerakható világaid, és egy üres világ árut adhat. Mit választasz?',
      why: 'Te választasz előbb, a kockák utána jönnek. Nem tudni, hol fog cselekedni, de azt igen, hogy hol fog reagálni.',
      replies: {
        settle: 'Jó. Most nézd meg a kockáit a táblán.',
        other: 'Lehet így is. Most nézd meg a kockáit a táblán.',
      },
    },
    dice: {
      title: 'Cselekszik vagy reagál',
      say: 'A kockái a **Fejlesztésen** és a **Feldolgozás: ×2** mezőn fekszenek. Ott cselekszik, és ezek a fázisok neked is megtörténnek. Te Letelepedést választottál, ott nincs kocka. Mit tesz a robot a te Letelepedésedben?',
      why: 'A tábla felül a te választásaidat, alul a kockákat mutatja. Ahol kocka van, az akció; ahol csak a te választásod, az reakció.',
      choices: { answers: 'Reagál', acts: 'Cselekszik', never: 'Ott soha semmit' },
      replies: {
        answers: 'Igen. A reakciója a Letelepedésre egy kreditbe kerül. {credits} kreditje van.',
        acts: 'Csak ott cselekszik, ahol kocka fekszik. Nézd meg újra a táblát.',
        never: 'Reagál mindenhol, ahol választottál. Csak a kreditje lehet kevés hozzá.',
      },
    },
    gift: {
      title: 'Az ő fázisa a tiéd is',
      say: 'A robot kockája a Fejlesztésen fekszik, így te is fejleszthetsz, bónusz nélkül. A **Public Works** {price} lapba kerül. Lerakod?',
      why: 'A kockái fázisai olyanok, mint egy ellenfélé: mindenki részt vesz bennük.',
      replies: {
        placed: 'Jó: olyan fázis, amelyet nem neked kellett választanod. Most fizesd ki.',
        pass: 'Megtartod a lapjaidat. De ez a fázis ajándék volt.',
      },
    },
    place: {
      title: 'A te Letelepedésed',
      say: 'A **Space Port** {price} lapba kerül, és mindig ad egy árut. Letelepedést választottál, ezért utána húzol egy lapot. A robot minden fázisban utánad jön. Melyik világot rakod le?',
      why: 'A robotnak nincs keze. Világot nem vehet el tőled, de ugyanazt a paklit és ugyanazokat a lapkákat fogyasztja.',
      replies: {
        port: 'Jó. Most fizess; aztán a robot jön a Letelepedésben.',
        pass: 'Nincs világ, és lap sem: a bónusz a lerakás után jár.',
        other: 'Ez is világ. Most fizess; aztán a robot jön.',
      },
    },
    idle: {
      title: 'Kredit nélkül nincs világ',
      say: 'A Letelepedésedben a robot semmit sem tett: {credits} kreditje volt. Kredittel addig fordított volna fel lapokat a kupacából, amíg jó világot talál, és kifizette volna. A ×2-n fekvő kockája {chips} lapkapontot hozott, a gazdasága {economy} lett.',
      why: 'Nézd meg a kreditjét, mielőtt Letelepedést vagy Fejlesztést választasz. Kredit nélkül az ottani reakciói semmit sem érnek.',
    },
    feeds: {
      title: 'Mi eteti',
      say: 'Jóval később. {goods} áru fekszik a világaidon, a ×2 {double} pontot hozna. De a Feldolgozásban a robot a **gazdasága** szerint, ez most {economy}, kockával vagy anélkül is kap lapkákat. A Termelésre kocka nélkül nincs reakciója. Mit választasz?',
      why: 'Nem akadályozhatod meg, hogy nőjön. De választhatod azt, ami neked többet hoz, mint neki.',
      replies: {
        double: 'Jó: neked sok pont, neki kevés.',
        consumed: 'A pont jó. A Termelés veszély nélkül újra megtöltötte volna a világaidat.',
        trade: 'Most lapok, pontok később. A robot ugyanúgy megkapja a lapkáit.',
        other: 'Az áruid még ott fekszenek, a robot kockái pedig nem vártak.',
      },
    },
    limit: {
      title: 'A határai',
      say: 'A kockája a **Feldolgozás: Kereskedelmen** feküdt. Ezért a gazdasága szerint kapott lapkát, összesen {chips} van neki, a kreditje pedig {credits} lett: ott a sáv vége. A te ×2-d többet nem adott neki, mert ahol cselekszik, ott nem is reagál.',
      why: 'A kredit, ami nem fér a sávra, elvész. A gazdag robot ugyanabból a kockából kevesebbet nyer.',
    },
    safe: {
      title: 'Mi veszélytelen?',
      say: 'A másik kocka magát a robotot mutatta: ez a kezdővilágán álló akció, itt a Termelés. Ezért a gazdasága most {economy}. Melyik választásod nem segít neki soha, **hacsak ott is nincs kockája**?',
      why: 'A gazdaság szerint számolja a lapkáit. A kockái emelik, a te választásod egyedül soha.',
      choices: { produce: 'Termelés', consume: 'Feldolgozás', explore: 'Felfedezés' },
      replies: {
        produce: 'Igen. A Termelésre nincs reakciója. A gazdaságát csak kocka emeli.',
        consume: 'A Feldolgozásban kocka nélkül is kap {economy} lapkapontot. Próbálj mást.',
        explore: 'A Felfedezésre egy lapot húz a kupacába. Próbálj mást.',
      },
    },
    race: {
      title: 'Ki vezet?',
      say: '{points} pontod van, a robotnak {theirs}. A játszma a szokásos módon ér véget: {limit} lappal az egyik birodalomban, a tiédben vagy az övében, vagy ha a {pool} pontos készlet elfogy. Minden kezdővilág más táblát ad; az asztal megmutatja, és minden lépés megmondja, miért.',
      why: 'A lapjainak nincs képessége, csak számítanak. Egyenlő pontnál a te lapjaid és áruid állnak az ő kreditje és gazdasága ellen.',
    },
  },
};
