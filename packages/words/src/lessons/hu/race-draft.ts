// A short draft of Rebel vs Imperium, in Hungarian.

import type { LessonText } from '../lesson-text.ts';

export const raceDraft: LessonText = {
  title: 'Race: kártyaátadás',
  about: 'Saját pakli: egymást segítő lapok, mit hagy meg az ellenfél, és elég fizetőeszköz.',
  beats: {
    first: {
      title: 'Egyet elveszel, a többi megy',
      say: 'Itt mindenki **saját paklit** gyűjt. {packet} lapot látsz, egyet elveszel, a többit továbbadod. A végén kezdővilágot választasz: az **Alpha Centauri** olcsóbbá teszi a Ritka világokat, a **New Sparta** katonailag erős. Melyik lapot veszed el?',
      why: 'Minden választás kér valamit a következőktől. A Mining Robots Ritka világokat akar, a Rebel Base katonai erőt.',
      replies: {
        robots: 'Jó: olcsóbbá teszi a Ritka világokat, mint az Alpha Centauri. Most ilyen világokat keress.',
        base: 'Sok pont, {defence} védelem. Most a New Sparta és katonai lapok kellenek.',
        trend: 'Erős, de {cost} lapba kerül. Minden ilyenhez sok olcsó kell, ami kifizeti.',
        specialist: 'Hasznos a piros gyűrűkhöz, akár harcolsz, akár fizetsz. Még semmit sem dönt el.',
        gem: 'Olcsó, és minden pakliban hasznos. Mindkét utat nyitva hagyja.',
      },
    },
    passed: {
      title: 'Amit továbbadott',
      say: 'Mira csomagja: egy lapot elvett, {packet} maradt. A **Comet Zone** árut termelő Ritka világ. Mi illik ahhoz, amid van?',
      why: 'Az egymást segítő lapok együtt többet érnek. Egy pár már kezdet.',
      replies: {
        rare: 'Jó: Ritka világ. A paklinak kezd iránya lenni.',
        other: 'Rendes lap. A következőknél kérdezd meg, segíti-e ezt.',
      },
    },
    missing: {
      title: 'Mit gyűjt Mira?',
      say: 'Visszajött az első csomagod, {packet} lap. Hiányzik, amit elvettél, és még egy: a **Rebel Base**. Mit gyűjt Mira?',
      why: 'Ami visszajön, többet árul el, mint amit továbbadnak. Amit ő akar, arra ne számíts.',
      choices: { military: 'Katonai erőt', goods: 'Árukat', cheap: 'Olcsó lapokat' },
      replies: {
        military: 'Igen: a Rebel Base-t az veszi el, aki harcolni akar. Így a Ritka világok talán a tieid lesznek.',
        goods: 'A Rebel Base nem ad árut. Mire jó? Próbáld újra.',
        cheap: 'Az olcsó lapok még itt vannak. Azt nézd, ami eltűnt.',
      },
    },
    coin: {
      title: 'A lap fizetség is',
      say: '{cards} lapod van. A Galactic Trendsetters erős és drága; a **Gem World** olcsó, és lapot húz. A saját paklidban minden lap fizetség is. Melyiket veszed el?',
      why: 'Csak a saját paklid lapjaival fizetsz. A csupa kincsből álló pakliban nincs pénz.',
      replies: {
        gem: 'Jó: könnyű lerakni, és húzza a lapokat, amelyek másokat kifizetnek.',
        trend: '{cost} lapba kerül. Most valahonnan olcsó lapok is kellenek.',
        other: 'Rendben. Figyeld, mibe kerülnek a lapjaid.',
      },
    },
    again: {
      title: 'A második csomag',
      say: '{cards} lapod van, és a csomagok újak. Ritka világokat keresel, és ami segíti őket. Melyik lapot veszed el?',
      why: 'Nagyobb társaságban a csomagok most visszafelé mennének. Itt az egyetlen szomszédod Mira.',
      replies: {
        rare: 'Jó: árut termel, és a többi lapod olcsóbbá teszi.',
        belt: 'Jó: áruval érkezik, és kevésbe kerül majd.',
        federation: 'A fejlesztéseket számolja. Akkor innentől fejlesztéseket vegyél.',
        other: 'Lehet. De illik ahhoz, amid van?',
      },
    },
    curve: {
      title: 'Számold meg a pénzed',
      say: '{cards} lapod van. Jönnek az utolsó csomagok, és itt a **Mining League**, {large} lapért. Ökölszabály: a pakli legalább fele legyen **olcsó**. Miért?',
      why: 'Drága lap előtt nézd át a paklidat: az asztal mutatja, mit vettél el.',
      choices: {
        purse: 'Hogy legyen mivel fizetni a drágát',
        quick: 'Hogy hamar lerakj valamit',
        points: 'Mert több pontot hoznak',
      },
      replies: {
        purse: 'Igen. És az olcsó lap maga is lerakható, ha nem kell fizetségnek.',
        quick: 'Az is. De főleg a drágákat fizetik ki.',
        points: 'Az olcsó lap kevés pontot hoz. Valami másért kell.',
      },
    },
    large: {
      title: 'Egy nagy lap?',
      say: 'A Mining League {large} lapba kerül, és azt számolja, ami **Ritka** árut ad. Ilyened több is van. Elveszed?',
      why: 'Egy nagy fejlesztés az egész paklinak irányt ad. Gyakran egyetlen is elég belőle.',
      replies: {
        league: 'Jó: egy ilyen, olyan paklihoz, amely az ő útján jár.',
        cheap: 'Ez is jó: Ritka világ, szinte ingyen.',
        credits: 'Ez is jó: minden fejlesztés olcsóbb lesz.',
        other: 'Lehet. A Mining League a Ritka világaidat számolja; talán Mirának nem kell.',
      },
    },
    start: {
      title: 'A kezdővilágod',
      say: 'Amit elvettél, az most a paklid: {hand} lap a kézben, {deck} húzható. Válassz **kezdővilágot**, és azt, amit eldobsz. Melyik világ mellett szólnak a lapjaid?',
      why: 'Amit eldobsz, a saját dobópaklidba kerül, és visszajön, ha a paklid elfogy.',
      replies: {
        rare: 'Jó: a Ritka világaid kezdettől eggyel olcsóbbak.',
        military: 'Kezdettől erős. De a paklidban alig van mit meghódítani.',
      },
    },
    own: {
      title: 'A saját pakliból',
      say: 'Kezdődik a játszma. {hand} lap van a kezedben, és csak azt húzod, amit elvettél: {deck} lapot, aztán újra a saját dobópaklidat. Teljes kártyaátadásnál jóval nagyobb a pakli. Mit választasz?',
      why: 'Minden lapot ismersz, ami jöhet. Mira egyet sem.',
      replies: {
        settle: 'Jó. Rakj le valami olcsót, és ha van kedved, játszd tovább egyedül ezt a játszmát.',
        other: 'Rendben. Tudod, mi van a paklidban, tehát azt is, mi jöhet.',
      },
    },
  },
};
