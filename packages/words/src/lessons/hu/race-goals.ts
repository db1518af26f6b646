// Goals of The Gathering Storm, in Hungarian.

import type { LessonText } from '../lesson-text.ts';

export const raceGoals: LessonText = {
  title: 'Race: célok',
  about: 'Lapkák az elsőnek és annak, akinek a legtöbbje van: mi hozza őket, ki tartja meg, és mennyit érnek.',
  beats: {
    nearest: {
      title: 'Melyik van közel?',
      say: 'Célok fekszenek kint. A **Galactic Standard of Living** azé, akinek elsőként lesz {minimum} pontnyi lapkája: {points} pont. Neked {chips}, Mirának {theirs} van. A **System Diversity** mind a {allKinds} fajta világot kéri, a **Greatest Military** {strong} katonai erőt. Melyik van hozzád a legközelebb?',
      why: 'Az „első” célt egyszer viszik el, és végleg. Az asztalon egy célra kattintva látod, kinek mennyije van hozzá.',
      choices: {
        living: 'Galactic Standard of Living',
        diversity: 'System Diversity',
        military: 'Greatest Military',
      },
      replies: {
        living: 'Igen. És Mira még közelebb van: aki előbb dolgoz fel, azé.',
        diversity: 'A {allKinds} fajtából {kinds} van meg. Ehhez még több világ kell.',
        military: 'A katonai erőd {military}, és {strong} kell. Van, ami közelebb van.',
      },
    },
    double: {
      title: 'Most vagy soha',
      say: '{chips} pontod van lapkában, és **{minimum}** kell. A **Feldolgozás: ×2** {double} pontot hoz. A **Kereskedelem** egy árut lapokért ad el, a többi {trade} pont. Mira a következő körben feldolgozhat. Mit választasz?',
      why: 'A lap gyakran többet ér a lapkánál. De most egy cél függ a lapkáktól, és az ellenfél közel van.',
      replies: {
        double: 'Jó: elég lapka, és a fázis végén a célért még {points} pont.',
        trade: 'Lapok a kézben, de kevés a lapka. Most Mira lehet az első.',
        other: 'Az áruid még ott fekszenek. Mira termel, és a következő körben első lehet.',
      },
    },
    claimed: {
      title: 'Végleg a tiéd',
      say: '{chips} pontod van lapkában, Mirának {theirs}: **a cél a tiéd**, {points} pont. Az „első” célt senki sem veheti el. Ha ugyanabban a fázisban mindketten elértétek volna, mindketten megkapnátok a pontokat.',
      why: 'A célokat a fázis végén nézi a játék, nem laponként. Ezért az számít, hogy egy fázissal előbb légy kész.',
    },
    leader: {
      title: 'A legtöbb',
      say: 'Másik állás. A **Production Leader** {points} pont annak, akinek a **legtöbb** termelő világa van, de legalább {minimum}. Neked {worlds}, Mirának {theirs} van. Mit választasz?',
      why: 'A „legtöbb” cél egyetlen vezetőé. Letelepedés után nézi a játék, így egy világ ebben a körben elég lehet.',
      replies: {
        settle: 'Jó: még egy termelő világ, és te vezetsz.',
        other: 'Talán hasznos. De senki sem telepedik le, és a cél középen marad.',
      },
    },
    which: {
      title: 'Melyik világ?',
      say: 'A **Gem World** {gem} lapba kerül, és termelő világ. A **Destroyed World** {destroyed} lapba, és az áruja rögtön jön: szerencsevilág. Melyik számít a Production Leaderhez?',
      why: 'A szerencsevilág lerakáskor kap egy árut, a termelő világ minden Termelésben ad egyet. Olvasd el pontosan, mit számol egy cél.',
      replies: {
        gem: 'Jó: termelő világ. Egyedül vezetsz.',
        destroyed: 'Olcsóbb, és áru is jár hozzá. De ehhez a célhoz a szerencsevilág nem számít.',
        pass: 'Nem raktál le semmit, így senki sem vezet.',
      },
    },
    equal: {
      title: 'És ha utolér?',
      say: 'Tiéd a Production Leader: {worlds} termelő világ {theirs} ellen. Tegyük fel, hogy Mira letelepedik, és **ugyanannyija** lesz, mint neked. Kié akkor a cél?',
      why: 'Aki „legtöbb” célt akar, annak több kell, mint a birtokosának. Ezért itt is érdemes elsőnek lenni.',
      choices: { you: 'Nálam marad', mira: 'Mira elviszi', nobody: 'Visszakerül középre' },
      replies: {
        you: 'Igen. Ahhoz, hogy elvigye, eggyel több kell neki, mint neked.',
        mira: 'Az egyenlő nem elég: több kell neki, mint neked.',
        nobody: 'Csak akkor kerül vissza, ha a birtokosa a kért szám alá esik, vagy nélküle többen vezetnek egyformán.',
      },
    },
    worth: {
      title: 'Mennyit ér',
      say: 'Az „első” cél {first} pont, a „legtöbb” cél {points}. A végén, aki egyenlően a legtöbbel áll, de a lapka **nem nála** van, az is kap {tied} pontot. Építesz egész játszmát a célokra?',
      why: 'Egy cél nagyjából annyit ér, mint egy jó lap. Vidd el, ami útba esik, és siess, ha az ellenfél közel van.',
      choices: { way: 'Nem, azt viszem, ami útba esik', plan: 'Igen, mindet akarom' },
      replies: {
        way: 'Úgy van: a célok az időről szólnak. Gyakran egyformán jó tervek között döntenek.',
        plan: 'Több cél, amely egy tervbe illik, erős. A lapjaid ellenében többe kerülnek, mint amennyit hoznak.',
      },
    },
  },
};
