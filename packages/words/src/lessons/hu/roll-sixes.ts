// Developments of Roll that cost six, in Hungarian.

import type { LessonText } from '../lesson-text.ts';

export const rollSixes: LessonText = {
  title: 'Roll: nagy fejlesztések',
  about:
    'Fejlesztések, amelyek a végén adnak pontot: melyik birodalomhoz melyik illik, és mikor ér meg valamit még egy kocka vagy jelző.',
  beats: {
    fits: {
      title: 'Mit számol?',
      say: 'A nagy fejlesztés {cost} munkás, és **egyvalamiért jutalmat** ad. A Mining League {each} pontot minden Ritka világért, a New Galactic Order a Katonai kockákat, a Galactic Reserves a végén az árukat számolja. Nézd meg a birodalmakat. Kinek hoz most a legtöbbet a sajátja?',
      why: 'Egyik sem a legerősebb. Mindegyik abban a birodalomban erős, amely korán az ő útján jár.',
      choices: {
        tycho: 'Tychónak: Mining League',
        mira: 'Mirának: Galactic Reserves',
        you: 'Nekem: New Galactic Order',
      },
      replies: {
        tycho: 'Igen: {league} a Ritka világaiért. A tiéd {order}, Miráé {reserves}.',
        mira: 'Az áruit számolja: most {reserves}. Keress többet.',
        you: 'Neked {order} pontot hoz. Van, akinek több jut.',
      },
    },
    sets: {
      title: 'A megkezdett is számít',
      say: 'A New Galactic Order {each} pontot ad minden **megkezdett**, {set} Katonai kockából álló készletért, bárhol vannak. {dice} kockád van, ez {bonus}. Mennyit hozna még egyetlen Katonai kocka?',
      why: 'A készleteket felfelé kerekítik. Ezért egy készlet első kockája sokat ér, a többi semmit.',
      choices: { more: 'Egy egész készletet', share: 'Egy részt a készletből', nothing: 'Semmit' },
      replies: {
        more: 'Igen: {each} ponttal többet, mert új készletet kezd.',
        share: 'A készletet nem osztják: a megkezdett egészben számít.',
        nothing: 'A készleteid tele vannak, a következő kocka újat kezd. Próbáld újra.',
      },
    },
    begin: {
      title: 'Kezdj új készletet',
      say: 'Az **Outlaw Worldhöz** {settlers} telepes kell, és Katonai kockát hoz. Az Investment Creditshez {developers} fejlesztő kell. Más egyiket sem választja. Most melyik kell?',
      why: 'A vége felé pontokat hasonlíts: a lapka számát, és amit a nagy fejlesztéseidhez hozzátesz.',
      replies: {
        begun: 'Jó: {dice} Katonai kocka, a jutalom most {bonus}. {points} pontod van.',
        few: 'Letelepedés, de kevés telepessel. A világon maradnak.',
        other: 'Talán hasznos. Az új kocka készletet kezdett volna.',
      },
    },
    chips: {
      title: 'Egy lépéssel tovább',
      say: 'Másik birodalom, **Galactic Renaissance**-szal: a jelzőidet egyre nagyobb lépésekben számolja. {chips} ponttal {bonus} a jutalom. A szállítód eladhat {trade} kreditért, vagy feldolgozhat {consume} pontért. Mit tesz?',
      why: 'Minden lépéshez több jelző kell, mint az előzőhöz. Nézd meg, milyen messze a következő: néha egyetlen pont elég.',
      replies: {
        consume: 'Jó: {chips} pont jelzőkben, és a jutalom {bonus} lett. {points} pontod van.',
        trade: 'Kredit a kockákra. A jutalom {bonus} maradt, pedig még egy pont megemelte volna.',
      },
    },
    look: {
      title: 'Korán jobb',
      say: 'Egy korábbi kör. A birodalmadban sok kis fejlesztés van, a fejlesztéskupacodban csak egy egyszerű. A felfedező {stock} kreditet szerezhet, vagy lapkát derít fel. Mit tesz?',
      why: 'A nagy fejlesztés megmondja, mit építs. Minél előbb tudod, annál többet ér.',
      replies: {
        scout: 'Egy lapka. Nézd meg mindkét oldalát.',
        other: 'A pénz jó. De a kupacaidnak még nincs célja.',
      },
    },
    lay: {
      title: 'Melyik oldal?',
      say: 'A **Galactic Federationhöz** {workers} munkás kell, és a fejlesztéseidet számolja: {divide} költségenként egy pont. Az Artist Colony {small} munkás, és Luxuscikk kockát hoz. Ilyen ütemben még úgy {rounds} kör van hátra. Melyik oldalt használod?',
      why: 'A nagy lapkához néhány kör kell. Ha sok van hátra, megéri; a vége felé befejezetlen marad.',
      replies: {
        federation: 'Jó: mostantól minden fejlesztés hozzátesz. Irány korán, számolás a végén.',
        colony: 'Gyors, és egy kockával több. De a hozzád illő lapka másé lehet.',
      },
    },
  },
};
