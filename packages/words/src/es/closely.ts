// A card or tile looked at closely, in Spanish.

import { cards } from './numbers.ts';

export const closely = {
  costs: (amount: number): string => (amount === 0 ? 'no cuesta nada' : `cuesta ${cards(amount)}`),
  conquer: (defence: number): string => `se conquista con ${defence} de fuerza militar`,
  whenPlaced: 'Al completarla',
  turned: 'La misma loseta, por la otra cara',
  previous: 'La anterior',
  next: 'La siguiente',
  rule: 'Reglas',
  copies: (amount: number): string => (amount === 1 ? '1 copia' : `${amount} copias`),
  tile: (id: string): string => `Loseta ${id}`,
  notes: {
    windfall:
      'Un mundo de fortuna recibe su bien al colonizarlo; después, solo por un poder o por la bonificación de Producir.',
    military: 'Un mundo militar no se paga: tu fuerza militar debe alcanzar su defensa al colonizarlo.',
    scoring: 'Sus puntos se cuentan al final de la partida; la mesa muestra cuántos son ahora.',
    takeovers: 'Solo hay anexiones si todos las acordaron antes de la partida.',
    turned: 'Solo cuenta la cara construida; la otra no interviene.',
  },
  now: {
    inEmpire: (who: string | null): string => (who === null ? 'En tu imperio.' : `En el imperio de ${who}.`),
    sells: (amount: number): string => `Su bien se vende por ${cards(amount)}.`,
    less: (list: string): string => `Lo rebaja: ${list}.`,
    strength: (list: string): string => `Tu fuerza militar: ${list}.`,
    taken: (who: string, isMine: boolean, attack: number, defence: number): string =>
      `${isMine ? `${who} puede` : 'Puedes'} anexionarlo: ${attack} contra ${defence}.`,
    onStack: (who: string | null, laid: number, workers: number): string =>
      `La primera de ${who === null ? 'tu pila' : `la pila de ${who}`}: ${laid} de ${workers} trabajadores.`,
    goals: (list: string): string => `Objetivos: ${list}.`,
    towards: (goal: string, amount: string, then: string): string => `${goal} ${amount} (serían ${then})`,
    good: (worth: string): string => `Su bien: ${worth}.`,
  },
  rules: {
    mixWithHand: 'Las cartas que robas se juntan con tu mano; después descartas de entre todas.',
    placeForFree:
      'Se descarta al usarla, así que tu imperio tiene las mismas cartas que antes. No sirve para mundos con bienes alienígenas.',
    temporaryMilitary:
      'Esta fuerza dura hasta el final de la fase Colonizar: también para un segundo mundo y cuando te atacan.',
    payForMilitary:
      'Pagas tantas cartas como la defensa del mundo, menos tus descuentos; tu fuerza militar no interviene. Dos poderes así no se suman, y los mundos con bienes alienígenas no se pueden pagar.',
    conquerNonMilitary: 'Para esto solo cuenta la fuerza militar, ningún descuento. El mundo sigue siendo no militar.',
    placeSecondWorld:
      'El segundo mundo llega cuando el primero está colonizado del todo; los poderes del primero aún no ayudan. La bonificación de Colonizar se recibe una sola vez.',
    takeover:
      'El ataque debe alcanzar la fuerza militar del dueño más la defensa del mundo; el empate basta. Ocupa el lugar de colonizar un mundo en esa fase.',
    takeoverDefense: 'Solo cuenta cuando atacan uno de tus mundos.',
    consumeGoods: 'Un poder de Consumir debe usarse mientras haya bienes para él. Tú eliges el orden.',
    discardCards: 'No es obligatorio usarlo. Consumir: ×2 no lo duplica.',
    sellGood: 'Esta venta se hace en toda fase Consumir si tienes un bien, la haya elegido quien la haya elegido.',
    ante: 'Si alguna de las cartas mostradas tiene mayor coste o defensa, tomas una de ellas y conservas la que enseñaste; si no, la pierdes.',
    drawPerProduced: 'Cuenta lo que has producido en esta fase hasta el momento de usarlo.',
    drawIfMostProduced: 'Si hay empate, nadie roba.',
    fromTheNext: 'Todavía no actúa en la fase en que se coloca.',
  },
};
