// Takeovers of Rebel vs Imperium, in Hungarian.

import type { LessonText } from '../lesson-text.ts';

export const raceTakeovers: LessonText = {
  title: 'Race: elfoglalás',
  about:
    'Elvenni egy világot az ellenféltől, és megtartani a sajátodat: ki támadható, a két összeg, és mikor tarts vissza lapot.',
  beats: {
    exposed: {
      title: 'Ki támadható?',
      say: 'Egyes lapokkal katonai világot vehetsz el az ellenféltől. Az **Imperium Cloaking Technology** az ellen jó, akinek **legalább egy a katonai ereje**. A tiéd {mine}, Miráé {theirs}, és van egy katonai világa, a Rebel Miners. Mitől támadható?',
      why: 'Minden elfoglaló lap megmondja, kit és melyik világot támadhat. Akire nem illik, biztonságban van, bármilyen gyenge.',
      choices: {
        military: 'A saját katonai erejétől',
        weak: 'Attól, hogy gyengébb nálam',
        rebel: 'Attól, hogy Lázadó világa van',
      },
      replies: {
        military: 'Igen. Katonai erő nélkül ez a lap nem árthatna neki.',
        weak: 'Az erő később, a harcban dönt. Ez a lap előbb azt nézi, van-e egyáltalán katonai ereje.',
        rebel: 'Más lapok keresnek Lázadót. Ez bármely katonai világot elvehet.',
      },
    },
    sum: {
      title: 'A két összeg',
      say: '**{attack}** erővel támadsz. Ő a katonai erejével, {theirs}, és a világ védelmével, {printed}, véd: összesen **{defence}**. **Döntetlennél a támadó nyer.** Elfoglalni a Letelepedésben lehet, és más nem választja. Mit választasz?',
      why: 'A védelemben az egész katonai ereje számít, és hozzájön a világra nyomtatott védelem.',
      replies: {
        settle: 'Jó: most bejelentheted.',
        other: 'Talán hasznos. De Letelepedés nélkül nincs elfoglalás.',
      },
    },
    instead: {
      title: 'Világ vagy elfoglalás',
      say: 'A Letelepedésben leraksz egy világot, **vagy** elfoglalsz egyet, nem mindkettő. Ha a Rebel Miners kell, itt **passzolj**; az elfoglalás ez után jön. Mit teszel?',
      why: 'Az elfoglalás számít a lerakásodnak ebben a fázisban. A kezedből nem kerül lapba.',
      replies: {
        pass: 'Jó: nem raktál le semmit, ezért bejelentheted.',
        placed: 'Rendes világ. Az elfoglalás vár, és Mira közben erősödhet.',
      },
    },
    declare: {
      title: 'Jelentsd be',
      say: 'A te {attack} erőd az ő {defence} védelme ellen. **A Cloaking Technologyt mindenképp el kell dobni.** Bejelented a Rebel Miners elfoglalását?',
      why: 'Egy lapért egy világ. És amit te nyersz, azt az ellenfél elveszti, tehát kétszer számít.',
      replies: {
        taken: 'Jó: a Rebel Miners a tiéd. Most {mine} pontod van, Mirának {theirs}.',
        pass: 'Nem kockáztattál. Most neked kedveztek a számok; legközelebb talán nem.',
      },
    },
    keep: {
      title: 'A másik oldal',
      say: 'Most te vagy veszélyben. Mira Letelepedést választott, és az **Imperium Seat** Lázadó világokat támadhat: {attack} a te {defence} védelmed ellen, a {points} pontos Rebel Colonyért. A **Space Mercenaries** a kezedben lévő lapokból erőt csinál. {hand} lapod van. Lerakod a Gem Worldöt, vagy megtartod a lapokat?',
      why: 'Ő a világok lerakása után jelent be. Amit most elköltesz, azzal már nem védekezhetsz.',
      replies: {
        pass: 'Jó: a lapok a kezedben maradnak.',
        placed: 'Új világ, de elfogytak a lapjaid, és döntetlennél a támadó nyer.',
      },
    },
    defend: {
      title: 'Védd meg',
      say: 'Mira {attack} erővel támad, te {defence} erővel védesz: **döntetlennél ő nyer**. Minden lap, amit a Space Mercenariesre eldobsz, erőt ad. Megvéded?',
      why: 'Előbb a támadó költ, aztán te. Így pontosan tudod, mennyi elég.',
      replies: {
        kept: 'Jó: erősebb vagy nála. A Rebel Colony nálad marad, és egy lap kis ár érte.',
        lost: 'A világ most az övé. Egyetlen lap megtartotta volna.',
      },
    },
    target: {
      title: 'Mitől lettél célpont?',
      say: 'A Rebel Colony ebben a körben megmenekült. De az Imperium Seat még Miránál van. Mi engedi, hogy megtámadjon?',
      why: 'Nézd meg, mi van az ellenfelek előtt, mielőtt olyan lapot raksz le, amelytől támadható leszel. Kezdőkkel játssz elfoglalás nélkül.',
      choices: { rebel: 'A Lázadó katonai világom', strong: 'A katonai erőm', hand: 'A kevés lap a kezemben' },
      replies: {
        rebel: 'Igen. A Lázadó katonai világ az Imperium Seatet vonzza, a Birodalmi lap a Rebel Alliance-t.',
        strong: 'Itt a katonai erőd véd. Az Imperium Seat mást keres.',
        hand: 'Kevés lappal gyengébb vagy, de ettől senki sem támadható.',
      },
    },
  },
};
