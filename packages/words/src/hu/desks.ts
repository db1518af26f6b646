// The desks of Race in Hungarian: drafting, taking over, and how far everybody is towards the goals.

import type { Words } from '../catalogue.ts';
import { plain } from '../signed.ts';
import { list } from './numbers.ts';

export const draft: Words['draft'] = {
  title: 'Eddigi paklid',
  taken: (amount) => `${amount} lap elvéve`,
  packet: (round) => `${round}. csomag`,
  passesTo: (name, left) => `továbbadod ${left ? 'balra' : 'jobbra'}: ${name}`,
  lastCard: 'a csomag utolsó lapja',
  starts: 'Kezdővilágaid',
  startsHint: 'A lapválasztás után egyet tartasz meg közülük.',
  empty: 'Itt gyűlnek az elvett lapok. Csak ezekkel fogsz játszani.',
  developments: 'Fejlesztések',
  sixes: '6-os költségűek',
  worlds: 'Egyéb világok',
  military: 'Katonai világok',
  group: (name, amount) => `${name}: ${amount}`,
};

export const takeover: Words['takeover'] = {
  title: 'Támadás és védelem',
  ifPass: (targets) => `Ha passzolsz, megpróbálhatod elfoglalni egy ellenfél világát: ${list(targets, 'vagy')}.`,
  target: (world, attack, defence) => `${world} (támadás ${plain(attack)}, védelem ${plain(defence)})`,
  orSecond: 'Rakj le egy második világot, foglald el egy ellenfélét, vagy passzolj.',
  ownAttack: 'A te támadásod',
  ownDefence: 'A te védelmed',
  attack: (name) => `Támadó: ${name}`,
  defence: (name) => `Védekező: ${name}`,
  nothing: 'semmi',
  succeeds: (by) => `Így ${by} ponttal több. A védekező még növelheti az erejét.`,
  tie: 'Egyenlő, és döntetlennél a támadó nyer. A védekező még növelheti az erejét.',
  short: (amount) => `${amount} hiányzik: ha nem növeled az erődet, nem sikerül.`,
  holds: 'A világ a tiéd marad.',
  falls: (amount) => `Még ${amount} kell, különben elveszíted a világot: döntetlennél a támadó nyer.`,
};

export const goalWords: Words['goalWords'] = {
  need: (amount, minimum) => `${plain(amount)}\u00a0/\u00a0${minimum}`,
  of: (minimum) => `/ ${minimum}`,
  yours: (amount) => `te ${amount}`,
  best: (names, amount) => `${list(names)} ${amount}`,
  points: (amount) => `${amount} GyP`,
};
