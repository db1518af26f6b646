// The desks of Race in Spanish: drafting, annexing, and how far everybody is towards the goals.

import type { Words } from '../catalogue.ts';
import { plain } from '../signed.ts';
import { cards, list } from './numbers.ts';

export const draft: Words['draft'] = {
  title: 'Tu mazo hasta ahora',
  taken: (amount) => `${cards(amount)} en tu mazo`,
  packet: (round) => `Paquete ${round}`,
  passesTo: (name, left) => `pasa a la ${left ? 'izquierda' : 'derecha'}: ${name}`,
  lastCard: 'última carta del paquete',
  starts: 'Tus mundos iniciales',
  startsHint: 'Elegirás uno de ellos después del draft.',
  empty: 'Aquí aparecen las cartas que tomas. Jugarás solo con ellas.',
  developments: 'Desarrollos',
  sixes: 'De coste 6',
  worlds: 'Otros mundos',
  military: 'Mundos militares',
  group: (name, amount) => `${name}: ${amount}`,
};

export const takeover: Words['takeover'] = {
  title: 'Ataque y defensa',
  ifPass: (targets) => `Si pasas, puedes intentar anexionar un mundo de un rival: ${list(targets, 'o')}.`,
  target: (world, attack, defence) => `${world} (ataque ${plain(attack)}, defensa ${plain(defence)})`,
  orSecond: 'Coloca un segundo mundo, anexiona uno de un rival o pasa.',
  ownAttack: 'Tu ataque',
  ownDefence: 'Tu defensa',
  attack: (name) => `Ataque: ${name}`,
  defence: (name) => `Defensa: ${name}`,
  nothing: 'nada',
  succeeds: (by) => `Por ahora ganas por ${by}. El defensor aún puede añadir fuerza.`,
  tie: 'Igualados, y el empate favorece al atacante. El defensor aún puede añadir fuerza.',
  short: (amount) => `${amount === 1 ? 'Falta' : 'Faltan'} ${amount}: fracasa si no añades fuerza.`,
  holds: 'El mundo sigue siendo tuyo.',
  falls: (amount) => `Añade ${amount} más o perderás el mundo: el empate favorece al atacante.`,
};

export const goalWords: Words['goalWords'] = {
  need: (amount, minimum) => `${plain(amount)}\u00a0de\u00a0${minimum}`,
  of: (minimum) => `de ${minimum}`,
  yours: (amount) => `tú ${amount}`,
  best: (names, amount) => `${list(names)} ${amount}`,
  points: (amount) => `${amount} PV`,
};
