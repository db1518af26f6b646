// Planning a stack of Roll, in Hungarian.

import type { LessonText } from '../lesson-text.ts';

export const rollStack: LessonText = {
  title: 'Roll: a kupac tervezése',
  about: 'Melyik lapka jön előbb, mennyit takarít meg egy kedvezmény, és mi lesz a kupacon fekvő kockákkal.',
  beats: {
    order: {
      title: 'Melyik jön előbb?',
      say: 'A kupacodban az **Investment Credits**, {workers} munkás, és a **Galactic Federation**, {printed} a nyomtatott ára. Az Investment Credits minden **későbbi** fejlesztést eggyel olcsóbbá tesz, magát nem. Melyik legyen felül?',
      why: 'A kedvezmény és a képesség attól fogva segít, hogy a lapka kész. Ezért az jön előbb, ami a többit segíti.',
      choices: { credits: 'Investment Credits', federation: 'Galactic Federation', either: 'Mindegy' },
      replies: {
        credits: 'Igen, és már ott is van. Ami utána épül, kevesebbe kerül.',
        federation: 'Akkor teljes áron, {printed} munkás. Másodikként kevesebb.',
        either: 'Nem mindegy: csak az olcsóbb, ami az Investment Credits után épül.',
      },
    },
    finish: {
      title: 'Fejezd be',
      say: 'Az Investment Creditshez **{workers} fejlesztő** kell. Néhányat dobtál; a választó kocka is ott dolgozik. Más nem választ Fejlesztést. Tervezz!',
      why: 'Ha kevés a munkás, a lapkán marad, tehát nem vész el. De a kedvezmény csak a kész lapkával kezdődik.',
      replies: {
        finished: 'Jó: elkészült. A Galactic Federationhöz most {now} munkás kell.',
        few: 'Kevés a fejlesztő. Ott maradnak, de a kedvezmény vár.',
        other: 'Senki sem választott Fejlesztést, a fejlesztőid nem dolgoztak.',
      },
    },
    abandon: {
      title: 'Ha a lapka eltűnik',
      say: 'Később. **{laid} kocka** fekszik a Galactic Federationön. Felderítéskor lemondhatsz lapkákról, hogy többet láss. Tegyük fel, hogy erről mondasz le. Mi lesz a rajta fekvő kockákkal?',
      why: 'A kockák a kupacon fekszenek, nem a lapkán. Arra számítanak, ami felül van, amikor a Fejlesztés megtörténik.',
      choices: { stay: 'A kupacon maradnak', cup: 'A kockavetőbe kerülnek', lost: 'Elvesznek' },
      replies: {
        stay: 'Igen. A következő lapkára számítanak. Ha a Fejlesztéskor nincs ott lapka, visszakerülnek a kockavetőbe.',
        cup: 'Csak ha úgy történik Fejlesztés, hogy nincs ott lapka. Addig a kupacon maradnak.',
        lost: 'Így nem vész el kocka. Próbáld újra.',
      },
    },
    complete: {
      title: 'Számold, ami ott fekszik',
      say: 'A Galactic Federationhöz a kedvezménnyel **{workers}** munkás kell, és {laid} ott fekszik. Ki jön most? Ne feledd: bármelyik kocka választhat.',
      why: 'A nagy fejlesztés az áráért és a végén a szövegéért is pontot ad. Ez a fejlesztéseidért ad.',
      replies: {
        finished: 'Jó: kevés munkással kész, mert a többi már ott volt. {points} pontod van.',
        few: 'Kevés a fejlesztő ebben a körben. A többivel együtt a kupacon maradnak.',
        other: 'Senki sem választott Fejlesztést, a kockák ott fekszenek tovább.',
      },
    },
  },
};
