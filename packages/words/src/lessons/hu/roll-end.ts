// Counting the end of Roll, in Hungarian.

import type { LessonText } from '../lesson-text.ts';

export const rollEnd: LessonText = {
  title: 'Roll: a vég számolása',
  about: 'Ki fejezheti be a játszmát, mennyit fizet az üres készlet, és mi dönt döntetlennél: a befejezés is lépés.',
  beats: {
    who: {
      title: 'Ki fejezheti be?',
      say: 'A játszma az után a kör után ér véget, amelyben valakinek **{limit} lapkája** lesz a tablóján, vagy kiürül a jelzők készlete. Neked {you} lapkád van, Mirának {mira}, Tychónak {tycho}. Ki telhet meg ebben a körben?',
      why: 'A tablók, a kupacok és a rajtuk fekvő kockák nyíltak. Csak a paraván mögötti dobások nem.',
      choices: { tycho: 'Tycho', mira: 'Mira', nobody: 'Senki' },
      replies: {
        tycho: 'Igen: még egy lapka, és a világához csak {lacks} munkás hiányzik. Letelepedés kell hozzá.',
        mira: 'Neki {mira} van. Egynél több lapkát kellene befejeznie. Kinek kell kevesebb?',
        nobody: 'Nézd a kupacokat: kié van majdnem kész?',
      },
    },
    pool: {
      title: 'Több, mint a készlet',
      say: 'A készletben **{pool}** pont van. {goods} árud van, és egy megfelelő színű szállító {worth} pontot keres mindegyikkel. Mi lesz, ha többet keresel, mint amennyi a készletben van?',
      why: 'Erre a célra félre vannak téve jelzők. Az üres készlet a kör után befejezi a játszmát, de senkit sem rövidít meg.',
      choices: { paid: 'Mindet megkapom', short: 'Annyit kapok, amennyi maradt', nothing: 'Semmit sem kapok' },
      replies: {
        paid: 'Igen. Mindenki mindent megkap, aztán ezzel a körrel vége a játszmának.',
        short: 'Szerencsére nem: senki sem kap kevesebbet, mint amit megkeresett. Próbáld újra.',
        nothing: 'Szerencsére nem: senki sem kap kevesebbet, mint amit megkeresett. Próbáld újra.',
      },
    },
    end: {
      title: 'Befejezed vagy nem?',
      say: '{mine} pontod van, Tychónak {tycho}, Mirának {mira}. Ha most feldolgozod az áruidat, a {pool} pontos készlet kiürül, és nincs több kör. Ha vársz, Tycho tablója megtelik. Mit választasz?',
      why: 'Fejezd be, amíg vezetsz. Csak akkor várj, ha a következő kör neked jobb, mint mindenki másnak.',
      replies: {
        ship: 'Jó: minden árud talál a színéhez illő szállítót.',
        other: 'A készlet megmarad, és Tychónak nagyon kevés hiányzik. A következő körben talán ő dönt a végről.',
      },
    },
    points: {
      title: 'A kredit semmit sem ér',
      say: 'A kereskedelem {trade} kreditet hoz, a feldolgozás {worth} pontot. E kör után már senki sem toboroz. Mit csinál ez a szállító?',
      why: 'Az utolsó körben csak a pont számít. Kredit és kocka csak a döntetlent dönti el.',
      replies: {
        consume: 'Jó. Még egy áru van.',
        trade: 'Kredit, de nincs következő kör, amelyben elkölthetnéd. És így a készlet sem ürül ki.',
      },
    },
    'other-good': {
      title: 'A másik áru',
      say: 'A készletben még {pool} pont van. Ez az áru {worth} pontot hoz. Mit csinál az utolsó szállító?',
      why: 'Ami a készleten túlmegy, azt a félretett jelzőkből kapod.',
      replies: {
        consume: 'Jó. Most már csak a pont számít.',
        trade: 'A készlet nem ürült ki, a játszma megy tovább, és Tychónak nagyon kevés hiányzik.',
      },
    },
    empty: {
      title: 'Vége',
      say: 'A készlet üres, és mindent megkaptál: {chips} pont jelzőkben. A végeredmény {mine}, {tycho}, {mira}. Tycho majdnem kész világa semmit sem ér.',
      why: 'Te döntöttél a végről. Egy körrel később talán az ő játszmája lett volna.',
    },
    level: {
      title: 'Egyenlő pontok',
      say: 'Másik játszma. Tycho tablója megtelt, ez az utolsó kör. {mine} pontod van, neki {tycho}. **A kockavetőben lévő kockák és a kreditek** döntenek: {dice} kockád és {credits} kredited van, együtt {tie}, neki {his}. {lying} kockád egy világon fekszik. Mi segít?',
      why: 'Döntetlennél az számít, ami még dolgozhatna. A kupacon vagy világon fekvő kocka nem.',
      choices: { recall: 'Hazahívni azokat a kockákat', leave: 'Ott hagyni őket', share: 'Semmi sem segít' },
      replies: {
        recall: 'Igen: a kockavetőben számítanak, a befejezetlen lapkán nem.',
        leave: 'A befejezetlen lapka semmit sem ér. Hol számítanának ezek a kockák?',
        share: 'Valami segít: számold, mi lehetne a kockavetődben.',
      },
    },
    home: {
      title: 'Hívd haza őket',
      say: 'A visszahívás ingyen van. Neked {tie}, Tychónak {his}. Melyik kockák jönnek haza?',
      why: 'Az utolsó kör előtt ott hagynád a munkásokat. Most már nincs mit építeni.',
      replies: {
        recalled: 'Jó: {tie} : {his}.',
        nothing: 'Akkor azok a kockák semmit sem érnek. Ebben is egyenlők vagytok, és megosztoztok a győzelmen.',
      },
    },
    won: {
      title: 'Egy kockán múlik',
      say: 'Mindkettőtöknek {mine} pontja van. Kocka és kredit: neked {tie}, Tychónak {his}. Akinek több van, nyer; ha ez is egyenlő, mindketten.',
      why: 'Az utolsó körben visszahívni ingyen van. Szokj rá, hacsak egy fejlesztés nem az áruidat számolja.',
    },
  },
};
