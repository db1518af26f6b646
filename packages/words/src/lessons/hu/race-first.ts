// The coached first match of Race, in Hungarian.

import type { LessonText } from '../lesson-text.ts';

export const raceFirst: LessonText = {
  title: 'Race: az első játszmád',
  about: 'Mi nyer, mivel fizetsz, kinek jár egy fázis: vezetett játszma az első laptól a pontozásig.',
  beats: {
    wins: {
      title: 'Mi nyer',
      say: 'Birodalmat építesz, lapról lapra. **Akinek a legtöbb pontja van, nyer.** A játszma abban a körben ér véget, amikor valakinek **{limit} lapja** van játékban, vagy elfogy az utolsó GyP lapka. Most {cards} lapod és {points} pontod van. Mirának is.',
      why: 'Pontot a játékban lévő lapok csillagai, a lapkák és később a nagy fejlesztések adnak. Más nincs, ezért minden lépésed ezek egyikéhez vezessen.',
    },
    money: {
      title: 'A lap a pénz',
      say: 'Nincsenek érmék. Egy lap lerakásáért **más lapokat** dobsz el a kezedből: annyit, amennyibe kerül. Az ára a bal felső sarkában áll. {hand} lapod van. Az egyik ma túl drága. Melyik?',
      why: 'Minden lap egyszerre építhető dolog, pénz, és később talán áru. Amit eldobsz, nem jön vissza, ezért minden fizetés döntés.',
      choices: {
        'new-earth': 'New Earth',
        'spice-world': 'Spice World',
        'space-marines': 'Space Marines',
        'public-works': 'Public Works',
      },
      replies: {
        'new-earth': 'Úgy van: {dear} lapba kerül, és {others} másik van a kezedben. Azért még jó valamire: fizetni.',
        'spice-world':
          '{spice} lapba kerül, és {others} másik van a kezedben, tehát ki tudod fizetni. Keress nagyobb számot.',
        'space-marines':
          '{marines} lapba kerül, és {others} másik van a kezedben, tehát ki tudod fizetni. Keress nagyobb számot.',
        'public-works': '{works} lapba kerül: ez a legolcsóbb lapod. Keress nagyobb számot.',
      },
    },
    action: {
      title: 'Válassz akciót',
      say: 'Most mindketten titokban választotok egy akciót. **Csak a választott fázisok történnek meg, de mindkettőtöknek.** Aki választotta, bónuszt kap benne. Egy második világot szeretnél: ez a Spice World. Mit választasz?',
      why: 'A játék fele az, hogy kitaláld, mit hirdetnek a többiek. Ami neked kell, és más nem hirdeti, azt hirdesd te.',
      replies: {
        settle: 'Jó. Mira Felfedezést választott, ezért előbb mindketten felfedeztek, aztán mindketten letelepedtek.',
        develop:
          'Egy fejlesztés most olcsó lesz. De árut a világok adnak, és Letelepedést senki sem hirdetett: a Spice World vár.',
        produce: 'Az egyetlen világod termel egy árut. Egy második világ még egyet adott volna.',
        explore: 'Több lapból választhatsz. De Mira úgyis Felfedezést hirdetett, és ebben a körben semmi sem kerül le.',
        consume: 'A Feldolgozás az árut lapra vagy pontra váltja. Még nincs árud, így neked semmit sem ad.',
      },
    },
    keep: {
      title: 'Felfedezés: egy marad',
      say: 'Mira Felfedezést hirdetett, ezért te is megnézel {drawn} lapot, és {keeps} marad nálad. Ő többet lát: ez a bónusza. A tieid közül az egyik {high} pontot ér, a másik {low} pontot. Válaszd ki, amelyiket **eldobod**.',
      why: 'A le nem rakott lap pontjai semmit sem érnek. Először azt tartsd meg, amit hamar használhatsz.',
      replies: {
        'gem-world':
          'Jó. {cost} lapba kerül, minden termeléskor árut ad, és húzol vele egy lapot. Hamarosan a tiéd lehet.',
        'rebel-base':
          '{points} pont, de a **piros gyűrű** azt jelenti, hogy meg kell hódítani: a védelme {defence}, a te katonai erőd {military}. Egyelőre csak fizetni jó.',
      },
    },
    settle: {
      title: 'Letelepedés: egy világ',
      say: 'Ez a te fázisod. A **Spice World** {price} lapba kerül. Most válaszd ki; hogy mivel fizetsz, utána jön. Mivel te hirdetted a Letelepedést, lerakás után húzol egy lapot. Mira is letelepedhet, de nem húz.',
      why: 'Egy világ pontot ad, és ez árut is termel. Minél előbb van játékban, annál többször.',
      replies: {
        'spice-world': 'Jó. Most az ára.',
        'gem-world': 'Ez is termel, és lapot húz. A Spice World nagyobb eladásokat hozott volna.',
        pass: 'Nincs világ, így lap sincs: a bónusz a lerakás után jár.',
      },
    },
    pay: {
      title: 'Fizess lapokkal',
      say: 'Válassz {price} eldobandó lapot. Mindegyiknél kérdezd meg: **lerakom hamarosan?** A Public Works és a Gem World olcsó. A New Earth drága. A Space Marines harcosoknak való, és te nem vagy az.',
      why: 'Az igazi ár az a lap, amit eldobsz. Edző nélkül az asztal a legolcsóbb lapokat jelöli be neked. A terveidet nem ismeri.',
      replies: {
        best: 'Azt tartottad meg, amit hamarosan lerakhatsz, és húztál egy lapot a Letelepedésért. Mira fizetés nélkül vette el a Star Nomad Lairt: elég volt a katonai ereje.',
        gem: 'A világod játékban van. De elment egy lap, amelyet legközelebb lerakhattál volna: a Gem World.',
        works: 'A világod játékban van. De elment a Public Works, amely szinte semmibe sem kerül.',
        other: 'A világod játékban van, és húztál egy lapot a Letelepedésért.',
      },
    },
    produce: {
      title: 'Töltsd meg a világaidat',
      say: 'Új kör. A világaid **árut** termelhetnek, de csak ha valaki Termelést hirdet. Most üresek: a Termelés {goods} árut hozna. Mit választasz?',
      why: 'Az áru önmagában nem csinál semmit. A körforgás: termelsz, eladsz vagy feldolgozol, aztán újra termelsz.',
      replies: {
        produce: 'Jó. De sorban: Mira Fejlesztést hirdetett, és az a Termelés előtt jön.',
        settle: 'Nagyobb birodalom, de mind üres. A következő körben annál inkább kell a Termelés.',
        develop:
          'Kevesebbet fizetsz. De Mira úgyis Fejlesztést hirdetett: választás nélkül is lerakhattál volna egyet.',
        explore: 'Több lapból választhatsz, és a világaid még egy körig üresek.',
        consume: 'Még nincs mit eladni és feldolgozni. Először termelj.',
      },
    },
    develop: {
      title: 'Más fázisa',
      say: 'Mira Fejlesztést hirdetett, ezért **te is fejleszthetsz**. Aki hirdette, kevesebbet fizet; a többiek a teljes árat. A **Public Works** neked {price} lapba kerül, és feldolgozáskor egy árut pontra vált. Lerakod?',
      why: 'Egy körben egy fázist választasz, a többiek többet. Sok mindent az ő fázisaikban építesz. Legyen mindig kéznél valami.',
      replies: {
        'public-works': 'Jó. Most az ára.',
        'contact-specialist':
          'Piros gyűrűs világokért is fizethetsz vele, de gyengíti a katonai erődet. Később talán: most semmihez sem kell.',
        pass: 'Megtartod a lapjaidat. De a más által hirdetett fázis ajándék: használd, ha tudod.',
      },
    },
    'pay-again': {
      title: 'Megint fizetsz',
      say: 'Dobj el {price} lapot. A Gem World lehet a következő világod. Mire van kevésbé szükséged?',
      why: 'A kézben lévő lap csak lehetőség. Egy olcsó lap játékban minden körben dolgozik.',
      replies: {
        gem: 'Játékban van. De a Gem World elment, pedig a következő világod lett volna.',
        other:
          'Játékban van. Aztán megtörtént a Termelés, mert te hirdetted: {goods} áru van a világaidon. Mira lerakta a Drop Shipset, és erősebb lett.',
      },
    },
    sell: {
      title: 'Eladni vagy feldolgozni',
      say: '{goods} árud van. A **Kereskedelem** egyet elad {sale} lapért; a többi feldolgozva {after} pont. A **Feldolgozás: ×2** mindet feldolgozza {double} pontért. {hand} lap van a kezedben. Mit választasz?',
      why: 'A feldolgozó képességet használni kell, amíg van hozzá áru. Ezért számolj, mielőtt hirdetsz: mi marad?',
      replies: {
        trade: 'Jó. Az elején a lapokból több pont lesz, mint a lapkákból.',
        double:
          'Pontot kapsz, lapot nem, így semmit sem rakhatsz le. A pont a vége felé az első. Az elején a lap jobb.',
        settle: 'Mira úgyis Letelepedést hirdetett, és a lapjaidból egy világra sem telik.',
        produce: 'A világaid tele vannak: egy világon nem fér el még egy áru. És semmi sem kel el.',
        other: 'Legfeljebb néhány lap, és az áruid még mindig ott fekszenek.',
      },
    },
    short: {
      title: 'Kevés a lap',
      say: 'Mira Letelepedést hirdetett, ezért téged is kérdez a játék. A Gem World {price} lapba kerül, és {others} másik lapod van fizetni. Minden lap megmondja, mi hiányzik. Passzolj.',
      why: 'Akkor is megkérdeznek, ha semmit sem rakhatsz le. Különben a hallgatásod elárulná, mi van a kezedben.',
      replies: { passed: 'Mira újabb világot hódított meg. Most jön a Feldolgozás: az áruid.' },
    },
    'which-good': {
      title: 'Melyik árut?',
      say: 'Az eladás. Az áruid {sale} lapot hoznak darabonként: ennyi az Újszerű áru ára, és a Spice World hozzátesz. Válaszd ki, melyiket adod el.',
      why: 'Az áruknak fajtájuk van. Az Újszerű a legolcsóbb; a Ritka elemek, a Genetika és az Idegen több lapot ér.',
      replies: { sold: 'Eladva: most {hand} lap van a kezedben.' },
    },
    must: {
      title: 'A maradék feldolgozása',
      say: "A megmaradt árut fel kell használni. Az Earth's Lost Colony {points} pontra válthatja, és a Public Works is. Itt mindegy: válaszd bármelyiket.",
      why: 'A lapkák a készletből jönnek. Ha kiürül, vége a játszmának, tehát a feldolgozás rövidíti is.',
      replies: {
        consumed:
          '{hand} lap van a kezedben, és {points} pontod Mira {theirs} pontja ellen. Kicsit vezet, de te többet tudsz fizetni.',
      },
    },
    later: {
      title: 'Jóval később',
      say: 'Sok körrel később. Eladtál és letelepedtél: {cards} lap játékban, {goods} áruval. Mira hódított: {theirs} lap, katonai erő {strength}. Ebben a körben te Fejlesztést hirdettél, Mira Letelepedést.',
      why: 'Nézd meg mindkét birodalmat, mielőtt továbbmész. Jobb gombbal vagy hosszan nyomva bármelyik lap megnyílik.',
    },
    large: {
      title: 'Nagy fejlesztések',
      say: 'Vesztésre állsz, {points} : {theirs}. A Free Trade Association és a New Galactic Order ára {cost}, ma {price} lap, és **nincs rajtuk pont**: a birodalmadat számolják. Az egyik az Újszerű árut termelő világokat, a másik a katonai erőt. Melyiket rakod le?',
      why: 'Most a Free Trade Association {trade} pontot hozna, a New Galactic Order {order} pontot. Ne azt kérdezd, melyik a legerősebb, hanem hogy melyik számolja azt, amid van.',
      replies: {
        'free-trade-association': 'Jó: az Újszerű árut termelő világokat számolja, és abból sok van. Most az ára.',
        'new-galactic-order':
          'A katonai erőt számolja, abból pedig kevés van. Ez Mira lapja lenne: az ő katonai ereje {strength}.',
        pass: 'A szoros játszmák a nagy fejlesztéseken dőlnek el. Egyet kifizethettél volna.',
        small: 'Hasznos, de egy nagy fejlesztés jóval több pontot hozott volna.',
      },
    },
    'large-pay': {
      title: 'Melyik lap megy?',
      say: 'Dobj el {price} lapot. Előbb keresd a **piros gyűrűket**: a Rebel Underground {worth} pontot ér, és egyetlen lapba sem kerül, ha elég hozzá a katonai erőd.',
      why: 'Ami ingyen lerakható, azzal kár fizetni.',
      replies: {
        threw: '{points} pontod van. De eldobtál még {worth} pontot, ami semmibe sem került volna.',
        kept: '{bonus} pont egyetlen lapból: {points} pontod van. És a Public Works húzott neked egy lapot, mint minden fejlesztés után.',
      },
    },
    military: {
      title: 'Katonai erő',
      say: 'Most Mira Letelepedése jön. A **piros gyűrű** nem ár, hanem védelem: a Rebel Undergroundé {defence}. A te katonai erőd {military}. Ha elég, a világ a tiéd, és nem fizetsz. Melyik világot rakod le?',
      why: 'Az erő és a pénz nem keveredik. Az árengedmény nem segít hódítani, a katonai erő nem tesz olcsóbbá világot.',
      replies: {
        conquered: '{worth} pont lap nélkül: most {points}. A katonai erő nem fogy el; legközelebb is megvan.',
        pass: 'Ott hagytál egy ingyen világot. Mira elvesz egyet.',
        paid: 'Lapokkal fizettél, kevesebb pontért. A Rebel Underground ingyen lett volna.',
      },
    },
    last: {
      title: 'Az utolsó kör',
      say: 'Mirának **{theirCards} lapja** van. Ha még egyet lerak, ez az utolsó kör, és valószínűleg lerak. Az állás {points} : {theirs}, és a következő világa sokat hozhat. {goods} árud van. Mi hozza **most** a legtöbbet?',
      why: 'Ha közel a vég, csak pontban számolj. Lap, áru és terv semmit sem ér az utolsó kör után.',
      replies: {
        double: 'Jó: minden áru duplán számít. Most jött el az ideje.',
        trade: 'A lapok túl későn jönnek: az utolsó kör után semmit sem lehet lerakni.',
        other: 'Nézd meg, mi lesz belőle. Ami áru ott marad, a végén semmit sem ér.',
      },
    },
    nothing: {
      title: 'Nincs mit lerakni',
      say: 'Mira megint Letelepedést hirdetett. Nem tudod kifizetni, ami a kezedben van, úgyhogy passzolj. A pontjaid ez után jönnek.',
      why: 'A fázisok mindig ugyanabban a sorrendben jönnek: Felfedezés, Fejlesztés, Letelepedés, Feldolgozás, Termelés. Az akciókártyák is így fekszenek.',
      replies: { passed: 'Mira lerakta az utolsó lapját. Most az áruid.' },
    },
    'consume-all': {
      title: 'Minden áru számít',
      say: '{goods} árud van, és minden képességed elvisz belőlük. Erősítsd meg, ami be van jelölve, amíg el nem fogynak.',
      why: 'Minden képesség körönként egyszer használható. A bejelölt sorrend értelmes; módosíthatod.',
    },
    score: {
      title: 'Honnan jött a pont?',
      say: 'Vége, az állás {points} : {theirs}. A pontjaidból {stars} a lapok csillaga, {large} egy nagy fejlesztésé, {chips} lapka. **Mi ért neked a legtöbbet?**',
      why: 'Egyenlő pontnál a kézben lévő lapok és az áruk száma dönt. A végén csak ennyit érnek.',
      choices: { chips: 'A lapkák', large: 'A nagy fejlesztés', stars: 'A lapok csillagai' },
      replies: {
        chips: 'Sok közülük az utolsó körben jött. Előbb lapok, a végén pontok.',
        large: 'Egy lap, és az összes többit megszámolta. Korábban választva azt is megmutatta volna, mit építs.',
        stars: 'Minden kis csillag csinált is valamit: árut termelt, fizetett vagy hódított.',
      },
    },
  },
};
