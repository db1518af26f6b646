// Reading rivals' dice in Roll, in Hungarian.

import type { LessonText } from '../lesson-text.ts';

export const rollRivals: LessonText = {
  title: 'Roll: az ellenfelek kockái',
  about: 'A szín nyílt, a dobás nem: mit dobhattak az ellenfelek, mire van szükségük, és hová tedd a fölös kockáidat.',
  beats: {
    colours: {
      title: 'Mit mond a szín?',
      say: 'Mindenki dobott. Mira dobását nem látod, de ha a nevére kattintasz, a színeit igen: **{dice} Katonai kocka**. Minden színnek saját oldalai vannak. Mit dobhatott nagy eséllyel?',
      why: 'A Katonai kocka főleg fejleszt és letelepedik. A Luxuscikk kocka termel és szállít, a Feldolgozás kocka főleg szállít.',
      choices: { build: 'Fejlesztőket és telepeseket', explore: 'Felfedezőket', ship: 'Szállítókat' },
      replies: {
        build:
          'Igen. Az asztal összeszámolja az ellenfelek színeit: Fejlesztés {develop} %, Letelepedés {settle} %, Szállítás csak {ship} %.',
        explore: 'Ennek a színnek egy oldala felfedező. Van valószínűbb.',
        ship: 'Ennek a színnek nincs szállító oldala. Próbáld újra.',
      },
    },
    needs: {
      title: 'Mire van szüksége?',
      say: 'A kocka megmondja, mit tehet. A kupacai megmondják, mit **akar**. A világához {world} munkás hiányzik, a fejlesztéséhez {development}. Mit fog választani?',
      why: 'Előbb azt kérdezd, mi kell legjobban az ellenfélnek, aztán, hogy engedik-e a kockái. A szükség többet mond, mint az esély.',
      choices: { settle: 'Letelepedést', develop: 'Fejlesztést', guess: 'Nem lehet tudni' },
      replies: {
        settle: 'Nagyon valószínű: a világ elkészül, és a kockái felszabadulnak.',
        develop: 'Az a fejlesztés még messze van. Mi van majdnem kész?',
        guess: 'Biztosan nem. De egyik lapkája majdnem kész, és ezt ő is látja.',
      },
    },
    spare: {
      title: 'Használd az ő fázisát',
      say: 'A világodhoz {world} telepes kell, és ott is állnak. A fejlesztésedhez {development} fejlesztő kell. Ha Mira Letelepedést választ, a telepeseid a te választásod nélkül is dolgoznak. **Te** melyik fázist választod, és melyik kockával?',
      why: 'Egyszer választhatsz. Arra költsd, amit más nem tesz meg, a többi kockát pedig hagyd ott, ahol az ellenfeleket várod.',
      replies: {
        both: 'Jó: Mira Letelepedést választott. Mindkét lapkád elkészült: {squares} lapkád van.',
        few: 'Jó fázis. De olyan kockával válassz, amelynek nincs dolga: az lesz a második fejlesztő.',
        settle: 'Mira is Letelepedést választott. A választásod olyasmire ment el, ami úgyis megtörtént.',
        other: 'Mira Letelepedést választott, a telepeseid dolgoztak. A fejlesztőd hazament.',
      },
    },
    coming: {
      title: 'Egy másik ellenfél',
      say: 'Pár körrel később. Tychónak {goods} áruja van a világain, és **{dice} Feldolgozás kockát** dobott. Az oldalaik fele szállít. Mit vársz tőle?',
      why: 'Áru szállító nélkül és szállító áru nélkül semmit sem ér. Ha a kettő találkozik, valaki Szállítást akar.',
      choices: { ship: 'Szállítást', produce: 'Termelést', settle: 'Letelepedést' },
      replies: {
        ship: 'Igen. A színek alapján a Szállítás {ship} %, és áruja is van: szinte biztos.',
        produce: 'A világain már van áru. Mi következik vele?',
        settle: 'A Feldolgozás kocka nem telepedik le. Mit tud a legjobban?',
      },
    },
    use: {
      title: 'Utazz vele',
      say: 'A világaid üresek, {room} árunak van hely. {producers} termelő és {shippers} szállító áll készen. A Termelés **előbb** jön, mint a Szállítás, és a színek szerint csak {produce} %. Mit választasz?',
      why: 'Ha Tycho Szállítást választ, amit most termelsz, ugyanebben a körben el is szállítod.',
      replies: {
        produce: 'Jó: Tycho Szállítást választott. Az árud egy körben elkészül, és el is megy.',
        ship: 'Tycho is Szállítást választott. De Termelés nélkül nincs mit szállítanod.',
        other: 'Tycho Szállítást választott, de Termelés nélkül nincs mit szállítanod.',
      },
    },
    hide: {
      title: 'Téged is olvasnak',
      say: '{points} pontod és {credits} kredited van. Új dobás: most téged olvasnak. Mit tudsz **elrejteni**?',
      why: 'A kockavetőd színei, az áruid és a kupacaid nyíltak. Légy nehezen olvasható, ahol ingyen van: legyen egynél több jó terved.',
      choices: { plans: 'Csak a lapjaimat és a tervemet', colour: 'A színeimet, ügyes választással', all: 'Semmit' },
      replies: {
        plans: 'Igen. Ha több jó terv van az asztalon, senki sem tudja, melyik lesz az.',
        colour: 'A színeidet dobáskor látták. Bármelyik kocka választ, látva maradnak.',
        all: 'A dobásod a paraván mögött van, és a terved is. Próbáld újra.',
      },
    },
  },
};
