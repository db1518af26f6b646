// What each question of Roll says in Hungarian: what to do, why it is asked, and the words on the button.

import type { QuestionKind, QuestionOf } from '@orrery/roll';
import type { Naming } from '../../naming.ts';
import { The } from '../numbers.ts';

interface Prompt {
  readonly todo: string;
  readonly why: string;
  /** On the main button. */
  readonly go: string;
  readonly pass: string;
}

type Prompts = { readonly [K in QuestionKind]: (question: QuestionOf<K>, say: Naming) => Prompt };

const pass = 'Passz';
const onTop = { development: 'a felső fejlesztéshez', world: 'a felső világhoz' } as const;

export const prompts: Prompts = {
  'setup.startTiles': () => ({
    todo: 'Válaszd ki, melyik lapkád legyen fejlesztés, és melyik világ.',
    why: 'Ezek lesznek a két kupacod első lapkái. Utána jön az első dobás.',
    go: 'Kezdés',
    pass,
  }),
  assign: () => ({
    todo: 'Jelöld ki a munkásaidat, és válassz ki egy fázist.',
    why: 'A kiválasztott fázisod megtörténik. Máshol a munkásaid csak akkor dolgoznak, ha az a fázis is megtörténik: egy ellenfél kiválasztja, vagy két játékosnál az extra kocka mutatja. Utána mindenki egyszerre fed fel.',
    go: 'Rendben',
    pass,
  }),
  'explore.task': ({ rearranged }) => ({
    todo: rearranged
      ? 'Felderítés vagy Készletkezelés egy felfedezővel.'
      : 'Válassz feladatot egy felfedezőnek: Felderítés vagy Készletkezelés.',
    why: 'Minden felfedező egy feladatot végez, egyik a másik után.',
    go: 'Mehet',
    pass,
  }),
  'explore.done': () => ({
    todo: 'Rendezd át még egyszer a kupacaidat, vagy hagyd őket így.',
    why: 'A felfedezőid végeztek; a lapkád szerint a fázis során bármikor változtathatsz a sorrenden.',
    go: 'Tovább',
    pass,
  }),
  'explore.place': () => ({
    todo: 'Tedd le a lapkát: fejlesztés vagy világ legyen?',
    why: 'A választott oldalával felfelé a kupac aljára kerül, hacsak egy képességed nem engedi a tetejére. Akkor épül meg, amikor legfelülre ér.',
    go: 'Leteszem',
    pass,
  }),
  'explore.extraTile': ({ cause }, say) => ({
    todo: 'Tedd le az extra lapkát: fejlesztés vagy világ legyen?',
    why: `Ezért kapod: ${say.side(cause)}. A kupacod alá kerül.`,
    go: 'Leteszem',
    pass,
  }),
  'explore.shortageDiscard': () => ({
    todo: 'Adj vissza egy lapkát a kupacaidból.',
    why: 'Üres a szütyő, és valakinek húznia kell.',
    go: 'Visszaadom',
    pass,
  }),
  'build.spendEarly': ({ stack, count }) => ({
    todo: `Válassz ${count} felhasználandó kockát ${onTop[stack]}.`,
    why: 'Több munkás van rajta, mint amennyi most kell; a többi ott marad.',
    go: 'Felhasználom',
    pass,
  }),
  'build.placeWorker': ({ stack, count }) => ({
    todo: `Válassz ${count} kockát ${onTop[stack]}, hogy elkészüljön.`,
    why: 'A felhasznált munkások a Polgárságba kerülnek; a többi tovább dolgozik.',
    go: 'Építem',
    pass,
  }),
  'build.workersToCup': ({ cause, min, max }, say) => ({
    todo: `Válassz ${min === max ? max : `${min}–${max}`} kockát a kockavetődbe.`,
    why: `${The(say.side(cause))} visszahoz felhasznált munkásokat; a többi a Polgárságba kerül.`,
    go: 'Visszaveszem',
    pass,
  }),
  'build.removeDie': ({ cause }, say) => ({
    todo: 'Válaszd ki, melyik kockáról mondasz le.',
    why: `${The(say.side(cause))} végleg egy kockádba kerül.`,
    go: 'Lemondok róla',
    pass,
  }),
  'produce.place': () => ({
    todo: 'Válassz egy termelőt és a világot, amelyen áru lesz belőle.',
    why: 'A kocka a világon marad, amíg el nem szállítod.',
    go: 'Termelek',
    pass,
  }),
  'ship.task': () => ({
    todo: 'Szállíts el egy árut: kereskedj vele (kredit), vagy dolgozd fel (GyP).',
    why: 'A feldolgozás 1 GyP-t ér, eggyel többet, ha az áru színe egyezik a világéval, és még eggyel, ha a szállító színe egyezik a világéval.',
    go: 'Szállítok',
    pass,
  }),
  'manage.recruit': ({ count }) => ({
    todo: `Válassz ${count} kockát toborzásra a Polgárságból.`,
    why: 'Annyit toborzol, amennyit ki tudsz fizetni, darabját $1-ért. Ha semmid sem marad, a kredited 1 lesz.',
    go: 'Toborzok',
    pass,
  }),
  'manage.recall': ({ min }) => ({
    todo:
      min > 0
        ? 'Hívj vissza legalább 1 kockát a kockavetődbe.'
        : 'Hívj vissza kockákat a kockavetődbe, vagy hagyd őket a helyükön.',
    why:
      min > 0
        ? 'Üres a kockavetőd, és kell egy kocka a dobáshoz.'
        : 'Így az áruidat és a lapkákon lévő munkásaidat is dobhatod a következő körben.',
    go: min > 0 ? 'Visszahívom' : 'Kör vége',
    pass,
  }),
};
