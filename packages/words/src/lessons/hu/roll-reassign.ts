// Reassign powers of Roll, in Hungarian.

import type { LessonText } from '../lesson-text.ts';

export const rollReassign: LessonText = {
  title: 'Roll: Átrendezés',
  about:
    'Fejlesztések, amelyek ingyen mozgatnak munkást: mit neveznek meg, milyen sorrendben hatnak, és mikor drágább a Parancs.',
  beats: {
    read: {
      title: 'Olvasd el a képességet',
      say: 'A Deep Space Symbiontshoz **{workers} telepes** kell, és {settlers} van. Az **Executive Power** pontosan {moves} munkást visz **egyetlen oszlopból** a választott fázisodba. Kiket vihetne át?',
      why: 'Az Átrendezés képesség megmondja, hány munkást, melyiket és hová. Semmibe sem kerül, és körönként egyszer használható.',
      choices: {
        explorers: '{moves} felfedezőt',
        alone: 'Egyetlen felfedezőt',
        mixed: 'Egy felfedezőt és a fejlesztőt',
      },
      replies: {
        explorers: 'Igen: {moves} munkás egy oszlopból.',
        alone: 'Pontosan {moves} munkást visz. Egy magában ott marad, ahol van.',
        mixed: 'Ők más-más oszlopban állnak. Az Executive Power egy oszlopból vesz el {moves} munkást.',
      },
    },
    executive: {
      title: 'Ingyen munkaerő',
      say: 'Készítsd el a terved. **{workers} telepes** kell, {settlers} ott áll. Bármelyik másik kocka választhatja a Letelepedést, és ott is dolgozik. A többit az Executive Power hozza. Más nem választ Letelepedést.',
      why: 'Olyan kockával válassz, amelynek máshol nincs dolga. A választó kocka annak a fázisnak a munkása.',
      replies: {
        paid: 'Elkészült, de a Parancs egy munkásba került. Az Executive Power ingyen van.',
        finished: 'Jó: elkészült, {squares} lapkád van, és senkit sem kellett félretenni.',
        few: 'A Letelepedés megtörténik, de kevés a telepes. A világon maradnak, amíg többen nem jönnek.',
        other: 'Senki sem választott Letelepedést, a világ vár.',
      },
    },
    order: {
      title: 'Egymás után',
      say: 'Megint csak egy telepes, és **minden kocka külön oszlopban áll**. Az Executive Powerhez {moves} kell egy oszlopban. A **Local Subsidies** egy Anyabolygó kockát visz bárhová. Mind a {workers} kockának telepednie kell. Melyik képesség jön előbb?',
      why: 'A képességeket egymás után használod. Akit az egyik átvitt, azt egy másik továbbviheti.',
      choices: {
        subsidies: 'Local Subsidies',
        executive: 'Executive Power',
        either: 'Mindegy',
      },
      replies: {
        subsidies: 'Igen: párt alkot, és az Executive Power a párt viszi tovább.',
        executive: 'Még nem talál párt: minden oszlopban egy munkás van.',
        either: 'Nem mindegy: a Local Subsidies előtt nincs pár az Executive Powernek.',
      },
    },
    both: {
      title: 'Párt alkotunk',
      say: 'Válaszd a Letelepedést a felfedezővel. A Local Subsidies vigye az **Anyabolygó fejlesztőt a Szállításhoz**, a Luxuscikk kocka mellé. Aztán az Executive Power vigye mindkettőt telepedni. Ez **{workers} telepes**.',
      why: 'Az Anyabolygó kocka mehet egyenesen is telepedni, de akkor a Luxuscikk kocka egyedül marad.',
      replies: {
        paid: 'Elkészült, és a Parancs egy munkásba került.',
        finished: 'Jó: ugyanazt a kockát mindkét képesség vitte egymás után, és minden kocka dolgozott.',
        few: 'Nem mindenki jutott el telepedni. Akik igen, a világon maradnak, amíg többen nem jönnek.',
        other: 'Senki sem választott Letelepedést, a világ vár.',
      },
    },
    mandate: {
      title: 'Nagyobb Parancs',
      say: 'Más képesség, más világ: a Lost Alien Warshiphez **{workers} telepes** kell. A Parancs egy munkást félretesz, és egyet átvisz. A **Galactic Mandate** mellett **legfeljebb {moves}** munkást visz. Ki fizet, és ki mozog?',
      why: 'Az ár ugyanaz: egy munkás. Azzal fizess, akinek nincs dolga, és vigyél át annyit, amennyi segít.',
      replies: {
        finished: 'Jó: egy fizetett, a többi átment. Most {squares} lapkád van.',
        few: 'Kevés a telepes. A Galactic Mandate mellett egy munkás fizet több átvitt helyett.',
        other: 'Senki sem választott Letelepedést, a világ vár.',
      },
    },
    colours: {
      title: 'Melyik szín?',
      say: 'A **System Diversification** legfeljebb {moves} munkást visz bárhová, de **Anyabolygó kockát nem**. {workers} telepes kell, {settlers} ott áll. Kit visz át?',
      why: 'Sok képesség színt, oszlopot vagy fázist nevez meg. Mielőtt tervezel, nézd meg, melyik kockádra illik.',
      choices: {
        coloured: 'A Luxuscikk és a Katonai kockát',
        home: 'Mindkét Anyabolygó felfedezőt',
        mixed: 'Egy Anyabolygó felfedezőt és a Luxuscikk kockát',
      },
      replies: {
        coloured: 'Igen: itt nem számít, hogy más oszlopban vannak, csak a szín.',
        home: 'A fehér kocka Anyabolygó kocka: azt nem viheti.',
        mixed: 'A Luxuscikk kockát igen. Az Anyabolygó kocka marad.',
      },
    },
    diversify: {
      title: 'És az Anyabolygó kocka?',
      say: 'Anyabolygó kockát ez a képesség nem visz, de **az választhat**. Így az is telepedni jön. Tervezz: összesen **{workers} telepes** kell.',
      why: 'Aki választ, képesség nélkül is a választott fázisba kerül. Olyan kocka tegye, amelyet más nem tud átvinni.',
      replies: {
        paid: 'Elkészült, de a Parancs feleslegesen került egy munkásba.',
        finished: 'Jó: az Anyabolygó kocka választott, a többit a képesség vitte. {squares} lapkád van.',
        few: 'Kevés a telepes. Válassz egy felfedezővel, és vidd át mindkét színes kockát.',
        other: 'Senki sem választott Letelepedést, a világ vár.',
      },
    },
  },
};
