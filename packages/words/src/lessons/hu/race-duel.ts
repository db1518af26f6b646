// Two players with two actions each, in Hungarian.

import type { LessonText } from '../lesson-text.ts';

export const raceDuel: LessonText = {
  title: 'Race: két akció',
  about: 'Kettesben, fejenként két akcióval: párokban gondolkodni, a fázisok sorrendje, és ugyanaz kétszer.',
  beats: {
    twice: {
      title: 'Kétszer ugyanaz?',
      say: 'Ketten fejenként **két akcióval** is játszhattok. A Letelepedés kétszer is megvan, tehát egy körben kétszer is letelepedhetnél. A piros gyűrűs világaid védelme {weak} és {strong}; a katonai erőd {military}. Melyiket hódíthatnád meg, ha kétszer telepedsz le?',
      why: 'A katonai erő fázisról fázisra nem adódik össze. Mindkétszer elégnek kell lennie.',
      choices: { neither: 'Egyiket sem', warriors: 'Rebel Warrior Race', both: 'Mindkettőt' },
      replies: {
        neither: 'Úgy van: {military} kevesebb, mint {weak}, az első Letelepedésben és a másodikban is.',
        warriors: 'A védelme {weak}, neked {military} erőd van. Nézd meg újra.',
        both: 'Mindkettőben {military} erőd van. Egyikhez sem elég.',
      },
    },
    pair: {
      title: 'Gondolkodj párban',
      say: 'A fázisok sorrendje mindig ugyanaz: **a Fejlesztés megelőzi a Letelepedést**. A kezedben lévő Space Marines {more} katonai erőt hoz. Így az egyik akció előkészíti a másikat. Melyik párt választod?',
      why: 'Egy akcióval ehhez az ellenfél Fejlesztése kellene. Két akcióval senki sem kell.',
      replies: {
        pair: 'Jó: előbb a katonák, aztán a világ, egyetlen körben.',
        settle: 'A katonák nélkül az erőd mindkét világhoz kevés.',
        other: 'Lássuk, mit hoz. De a katonákhoz és a világhoz Fejlesztés és Letelepedés kell együtt.',
      },
    },
    marines: {
      title: 'Az első fele',
      say: 'A Fejlesztés a tiéd, ezért eggyel kevesebb lapot fizetsz: a **Space Marines** {printed} helyett {price}. Lerakod?',
      why: 'Amit a Fejlesztésben raksz le, az ugyanebben a körben a Letelepedésben már számít.',
      replies: {
        marines: 'Jó. Most válaszd ki, mivel fizetsz.',
        other: 'Nélküle ebben a körben egyik piros gyűrűs világ sem érhető el.',
      },
    },
    coin: {
      title: 'A jó fizetség',
      say: 'Dobj el {price} lapot. Mindjárt kell a **Rebel Warrior Race**, később talán a Rebel Outpost. Melyik lap mehet?',
      why: 'Amit meghódítasz, az nem kerül lapba. Fizetni azzal a legrosszabb.',
      replies: {
        threw: 'Kifizetted, de ezt a világot akartad. A pár második fele elvesztette a célját.',
        kept: 'Jó: mindkét világ a kezedben maradt.',
      },
    },
    conquer: {
      title: 'A második fele',
      say: 'A katonai erőd most {military}. A Rebel Warrior Race védelme {weak}, a Rebel Outposté {strong}. Melyik világot foglalod el?',
      why: 'A meghódított világ nem kerül lapba. Így a pár összesen nagyon keveset kért.',
      replies: {
        conquered: 'Jó: {points} pontod van, és a világ áruval érkezett.',
        pass: 'Semmibe sem került volna. Most lehet, hogy újra kell Letelepedés.',
        other: 'Lapokkal fizetted ki. A Rebel Warrior Race ingyen lett volna.',
      },
    },
    sold: {
      title: 'Mit adsz el?',
      say: 'Egy másik kör. A Spice Worldön {goods} áru fekszik, az Earth’s Lost Colony üres. **Kereskedelem és Termelés** jár az eszedben. A Feldolgozás a Termelés előtt jön, bármilyen sorrendben választod őket. Mit adhatsz el ebben a körben?',
      why: 'Mindegy, melyik lapot teszed le előbb. A kör mindig a Felfedezéstől a Termelésig tart.',
      choices: { old: 'Az árut, ami ott fekszik', new: 'Amit most termelsz', both: 'Mindet' },
      replies: {
        old: 'Igen. Ami most készül, az az eladás után jön, és a következő körre vár.',
        new: 'A Termelés a Feldolgozás után jön. Az az áru még nincs ott.',
        both: 'Az eladáskor csak az van ott, ami előtte is ott feküdt.',
      },
    },
    sell: {
      title: 'A körforgás egy körben',
      say: 'Az eladás {sale} lapot hoz, a Termelés újra megtölti az üres világokat. A ×2 helyette {double} pontot hozna. {hand} lap van a kezedben. Melyik párt választod?',
      why: 'Eladni és újra termelni egy körben: egyetlen akcióval ez tovább tart.',
      replies: {
        both: 'Jó: {hand} lap a kézben, és {goods} áru vár a következő körre.',
        chips: 'Most pontok, a következő körre áru. De kevés lapod marad.',
        half: 'Eladtad. De a világaid üresek, hacsak Mira nem választ Termelést.',
        other: 'Az árud még ott fekszik. A Kereskedelem vagy a ×2 felhasználta, a Termelés pótolta volna.',
      },
    },
    both: {
      title: 'Mindkét Felfedezés',
      say: 'Később. Sok lap van a kezedben, de mind túl drága. A Felfedezés +5 {wide} lapot mutat, a Felfedezés +1, +1 {narrow} lapot, és eggyel többet tarthatsz meg. Választhatod **mindkettőt**: egyetlen nagy Felfedezés lesz belőlük. Mit teszel?',
      why: 'A kettő együtt az egész körödbe kerül. Akkor tedd, ha keresel valami biztosat, ne mindig.',
      replies: {
        both: 'Jó: {drawn} lapot nézel meg, és {keeps} marad nálad.',
        one: 'Sok lapot látsz, és egyet tartasz meg. A másik akció a maga dolgát végzi.',
        keeps: 'Kevés lapot látsz, de többet tartasz meg.',
        other: 'Történik valami, de továbbra is csupa lerakhatatlan lap van a kezedben.',
      },
    },
    keep: {
      title: 'Ami működik, marad',
      say: '{drawn} lapot látsz, és {hand} lapod van, amivel fizethetsz. A következő körben le akarsz rakni valamit. Az **Interstellar Bank** és a **Mining Conglomerate** olcsó fejlesztés. Melyik lapok maradnak?',
      why: 'A drága lap a kezedben már fizetség. Az hiányzik, amit megvehetsz.',
      replies: {
        kept: 'Jó: van mit lerakni, és van mivel fizetni.',
        threw: 'A bank volt a legolcsóbb. Lássuk, mit rakhatsz le most.',
        mines: 'Egy Fejlesztéshez egy fejlesztés elég. A másik lap talán megéri.',
      },
    },
    develops: {
      title: 'Mindkét Fejlesztés',
      say: 'Fejlesztések vannak a kezedben, és van mivel fizetni. A Fejlesztés **kétszer** is megvan: a második külön fázis, újra a te bónuszoddal. Mit választasz?',
      why: 'Amit az elsőben leraksz, az a másodikban már segít.',
      replies: {
        twice: 'Jó. Mira maga is választott egy Fejlesztést.',
        once: 'Az egyik megépül. A másik vár.',
        other: 'Mira Fejlesztést választott, így az egyiket mindenképp lerakhatod.',
      },
    },
    bank: {
      title: 'Melyik az első?',
      say: 'Az Interstellar Bank ma {bank}, a Mining Conglomerate {mines} lap. A bank lapot húz neked, **amikor egy Fejlesztés elkezdődik**. Melyik jön előbb?',
      why: 'Ha egy körben többet is leraksz, az legyen az első, amelyik segít.',
      replies: {
        bank: 'Jó: már a második Fejlesztéstől dolgozik, ebben a körben.',
        mines: 'Ez is kész. De a bank már ebben a körben húzott volna egy lapot.',
        pass: 'Ki tudtad volna fizetni. A második Fejlesztés még hátravan.',
      },
    },
    bonus: {
      title: 'Kié a bónusz?',
      say: 'Elkezdődik a második Fejlesztés. Te mindkettőt választottad, Mira **egyszer** választott Fejlesztést. Mindkét fázisban részt vesz. Melyikben fizet eggyel kevesebbet?',
      why: 'Ami megtörténik, mindkettőtöké. A bónusz csak annyiszor jár, ahányszor valaki választotta.',
      choices: { first: 'Az elsőben', both: 'Mindkettőben', neither: 'Egyikben sem' },
      replies: {
        first: 'Igen: egyet választott, tehát a bónusz csak az elsőben az övé.',
        both: 'Egyszer választott Fejlesztést. Kétszer a bónusz mindkét lapot kéri.',
        neither: 'Választott Fejlesztést, tehát valahol jár neki a bónusz.',
      },
    },
    second: {
      title: 'A második',
      say: 'A bank húzott neked egy lapot: {hand} van a kezedben. A **Mining Conglomerate** {mines} lap. Lerakod?',
      why: 'Egyetlen körben ez sok. Ne feledd: a lerakott lapok a játszma végét is közelebb hozzák.',
      replies: {
        placed: 'Jó: mindkettő egy körben, és senki más nem kellett hozzá.',
        pass: 'Megtartod a lapjaidat. A fázis pedig a tiéd volt.',
      },
    },
  },
};
