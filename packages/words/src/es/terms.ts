// The words of the game in Spanish, one per notion. Where no printed edition gives a term these are our own choice:
// fortuna (windfall), anexión (takeover), Elevación (Uplift), objetivo (goal), Imperium (kept), apostar (ante).

import type { Action, Good, Keyword, PowerPhase, RaceView, SettleWay } from '@orrery/race';
import type { GroupId, Lack, SumKind } from '../race/form-terms.ts';

type PhaseName = RaceView['phase'];

export const phases: { readonly [P in PhaseName]: string } = {
  setup: 'Preparación',
  action: 'Elección de acciones',
  explore: 'Explorar',
  develop: 'Desarrollar',
  settle: 'Colonizar',
  consume: 'Consumir',
  produce: 'Producir',
  roundEnd: 'Final de la ronda',
  over: 'Final de la partida',
};

export const powerPhases: { readonly [P in PowerPhase | 'setup' | 'roundEnd' | 'gameEnd']: string } = {
  explore: 'Explorar',
  develop: 'Desarrollar',
  settle: 'Colonizar',
  trade: 'Comerciar',
  consume: 'Consumir',
  produce: 'Producir',
  setup: 'Preparación',
  roundEnd: 'Final de ronda',
  gameEnd: 'Final de partida',
};

export const goods: { readonly [G in Good]: { readonly name: string; readonly letter: string } } = {
  novelty: { name: 'Innovación', letter: 'I' },
  rare: { name: 'Elementos raros', letter: 'E' },
  genes: { name: 'Genes', letter: 'G' },
  alien: { name: 'Tecnología alienígena', letter: 'T' },
};

/** In quotes, where a keyword could be taken for the kind of a good. */
export const keywords: { readonly [K in Keyword]: string } = {
  rebel: 'Rebelde',
  imperium: 'Imperium',
  alien: '«Alienígena»',
  uplift: 'Elevación',
  terraforming: 'Terraformación',
};

export const actions: { readonly [A in Action]: { readonly name: string; readonly gain: string } } = {
  'explore-5': { name: 'Explorar +5', gain: 'Mira 5 cartas más.' },
  'explore-1-1': { name: 'Explorar +1, +1', gain: 'Mira 1 carta más y quédate con 1 más.' },
  develop: { name: 'Desarrollar', gain: 'Tu desarrollo cuesta 1 menos.' },
  settle: { name: 'Colonizar', gain: 'Roba 1 carta tras colocar un mundo.' },
  'consume-trade': { name: 'Consumir: Comerciar', gain: 'Antes vende un bien por cartas.' },
  'consume-x2': {
    name: 'Consumir: ×2',
    gain: 'Las fichas por bienes valen el doble.',
  },
  produce: { name: 'Producir', gain: 'Produce además en un mundo de fortuna.' },
  'develop-2': { name: 'Desarrollar otra vez', gain: 'Desarrolla dos veces; solo junto con Desarrollar.' },
  'settle-2': { name: 'Colonizar otra vez', gain: 'Coloniza dos veces; solo junto con Colonizar.' },
};

export const ways: { readonly [W in SettleWay]: string } = {
  pay: 'Pagarlo',
  payForMilitary: 'Pagar en vez de conquistar',
  free: 'Colocarlo gratis',
  conquer: 'Conquistarlo',
  conquerNonMilitary: 'Conquistarlo, aunque no es militar',
};

/** What stands above each list of a decision. */
export const groups: { readonly [G in GroupId]: string } = {
  draft: 'El paquete',
  start: 'Mundo inicial',
  discard: 'Cartas para descartar',
  action: 'Acciones',
  development: 'Tu mano',
  world: 'Tu mano',
  way: 'De qué modo',
  discounts: 'Descartar del despliegue para rebajar el coste',
  payment: 'Cartas con las que pagas',
  strength: 'Añadir fuerza con',
  strengthCards: 'Cartas que gastas para ganar fuerza',
  target: 'Mundos a tu alcance',
  second: 'Segundo mundo',
  sale: 'Bienes en venta',
  power: 'Poderes',
  goods: 'Bienes que gastas',
  number: 'Tu número',
  ante: 'Tu mano',
  keep: 'Cartas reveladas',
  keeping: 'Cartas entre las que conservar',
  windfall: 'Mundos de fortuna',
  cost: 'Tu mano',
};

export const sums: { readonly [S in SumKind]: string } = {
  price: 'Precio',
  strength: 'Fuerza',
  attack: 'Ataque',
  defence: 'Defensa',
};

/** Terms that come from no card of the tableau, or say more than its name. */
export const ownTerms: { readonly [what: string]: string } = {
  cost: 'coste impreso',
  defense: 'defensa',
  price: 'precio del bien',
  develop: 'elegiste Desarrollar',
  temporary: 'gastado en esta fase',
  attack: 'ataque',
};

export function lack(lacking: Lack): string {
  switch (lacking.kind) {
    case 'more':
      return `Elige ${lacking.count} más.`;
    case 'fewer':
      return lacking.count === 1 ? 'Sobra 1.' : `Sobran ${lacking.count}.`;
    case 'strength':
      return lacking.count === 1 ? 'Te falta 1 de fuerza.' : `Te faltan ${lacking.count} de fuerza.`;
    case 'different':
      return 'Los bienes han de ser de clases distintas.';
    case 'pair':
      return 'Para Desarrollar o Colonizar otra vez hay que elegir también la primera.';
  }
}
