// What each question of Roll says in Spanish: what to do, why it is asked, and the words on the button.

import type { QuestionKind, QuestionOf } from '@orrery/roll';
import type { Naming } from '../../naming.ts';
import { count } from '../numbers.ts';

interface Prompt {
  readonly todo: string;
  readonly why: string;
  /** On the main button. */
  readonly go: string;
  readonly pass: string;
}

type Prompts = { readonly [K in QuestionKind]: (question: QuestionOf<K>, say: Naming) => Prompt };

const pass = 'Pasar';
const dice = (amount: number): string => count(amount, 'dado');
const stacks = { development: 'desarrollo', world: 'mundo' } as const;

export const prompts: Prompts = {
  'setup.startTiles': () => ({
    todo: 'Elige qué loseta es tu desarrollo y cuál tu mundo.',
    why: 'Son las primeras de tus dos pilas. Después: la primera tirada.',
    go: 'Empezar',
    pass,
  }),
  assign: () => ({
    todo: 'Asigna tus trabajadores y selecciona una fase.',
    why: 'La fase que selecciones ocurre. Los demás trabajadores solo actúan si su fase también ocurre: la selecciona un rival o, con dos jugadores, la muestra el dado adicional. Después: todos revelan a la vez.',
    go: 'Confirmar',
    pass,
  }),
  'explore.task': ({ rearranged }) => ({
    todo: rearranged
      ? 'Usa un explorador para Reconocer o Proveer.'
      : 'Elige la tarea de un explorador: Reconocer o Proveer.',
    why: 'Cada explorador hace una tarea, uno tras otro.',
    go: 'Hacerlo',
    pass,
  }),
  'explore.done': () => ({
    todo: 'Reordena tus pilas una vez más o déjalas así.',
    why: 'Tus exploradores han terminado; tu loseta te permite cambiar el orden en cualquier momento de la fase.',
    go: 'Continuar',
    pass,
  }),
  'explore.place': () => ({
    todo: 'Coloca la loseta: ¿como desarrollo o como mundo?',
    why: 'Va debajo de la pila con la cara elegida hacia arriba, salvo que un poder permita ponerla encima. Se construye cuando queda encima.',
    go: 'Colocar',
    pass,
  }),
  'explore.extraTile': ({ cause }, say) => ({
    todo: 'Coloca la loseta adicional: ¿como desarrollo o como mundo?',
    why: `Te la da ${say.side(cause)} y va debajo de tu pila.`,
    go: 'Colocar',
    pass,
  }),
  'explore.shortageDiscard': () => ({
    todo: 'Devuelve una loseta de tus pilas.',
    why: 'La bolsa está vacía y alguien tiene que robar.',
    go: 'Devolver',
    pass,
  }),
  'build.spendEarly': ({ stack, count: amount }) => ({
    todo: `Elige ${dice(amount)} para gastar en el ${stacks[stack]} de encima.`,
    why: 'Ya hay más trabajadores de los que necesita; los demás se quedan.',
    go: 'Gastar',
    pass,
  }),
  'build.placeWorker': ({ stack, count: amount }) => ({
    todo: `Elige ${dice(amount)} para completar el ${stacks[stack]} de encima.`,
    why: 'Los trabajadores gastados van a tu Ciudadanía; los demás siguen trabajando.',
    go: 'Construir',
    pass,
  }),
  'build.workersToCup': ({ cause, min, max }, say) => ({
    todo: min === max ? `Elige ${dice(max)} para tu cubilete.` : `Elige de ${min} a ${dice(max)} para tu cubilete.`,
    why: `${say.side(cause)} recupera trabajadores gastados; los demás van a la Ciudadanía.`,
    go: 'Recuperar',
    pass,
  }),
  'build.removeDie': ({ cause }, say) => ({
    todo: 'Elige un dado para retirar.',
    why: `${say.side(cause)} te cuesta un dado para siempre.`,
    go: 'Retirar',
    pass,
  }),
  'produce.place': () => ({
    todo: 'Elige un productor y el mundo en el que se convierte en bien.',
    why: 'El dado se queda en el mundo hasta que se transporte.',
    go: 'Producir',
    pass,
  }),
  'ship.task': () => ({
    todo: 'Transporta un bien: comercia con él por créditos o consúmelo por PV.',
    why: 'Consumir da 1 PV, otro si el color del bien coincide con el del mundo y otro si coincide el del transportista.',
    go: 'Transportar',
    pass,
  }),
  'manage.recruit': ({ count: amount }) => ({
    todo: `Elige ${dice(amount)} para reclutar de tu Ciudadanía.`,
    why: 'Reclutas tantos como puedas pagar, a $1 cada uno. Si te quedas a cero, tus créditos vuelven a 1.',
    go: 'Reclutar',
    pass,
  }),
  'manage.recall': ({ min }) => ({
    todo:
      min > 0 ? 'Reclama al menos 1 dado para tu cubilete.' : 'Reclama dados para tu cubilete o déjalos donde están.',
    why:
      min > 0
        ? 'Tu cubilete está vacío y necesitas un dado para lanzar.'
        : 'Los bienes y los trabajadores de las losetas se lanzarían en la próxima ronda.',
    go: min > 0 ? 'Reclamar' : 'Acabar la ronda',
    pass,
  }),
};
