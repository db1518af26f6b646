// After the match, in Spanish.

import type { Words } from '../catalogue.ts';
import { plain } from '../signed.ts';
import { list } from './numbers.ts';

export const after: Words['after'] = {
  over: 'Fin de la partida',
  wonBy: (points) => `Ganas por ${points}`,
  lostBy: (name, points) => `${name} gana por ${points}`,
  won: 'Ganas',
  lost: (name) => `${name} gana`,
  shared: (names) => `Victoria compartida: ${list(names)}`,
  standing: (name, points) => `${name} ${plain(points)}`,
  endedByPool: 'La partida terminó porque se acabaron las fichas de PV.',
  takenBack:
    'Se deshicieron decisiones después de ver sus consecuencias, así que esta partida no cuenta en ninguna estadística.',
  endedByTableau: (names) => `La partida terminó porque el despliegue está lleno: ${list(names)}.`,
  tieRace: (amounts) => `Empate a puntos: deciden las cartas en mano y los bienes (${amounts.join(', ')}).`,
  tieRoll: (amounts) => `Empate a puntos: deciden los dados del cubilete y los créditos (${amounts.join(', ')}).`,
  rounds: 'Rondas',
  decisions: 'Decisiones',
  robot: 'Robot',
  bot: (level) => `bot · ${level}`,
  working: 'Sumando.',
  sources: 'De dónde salen los puntos',
  source: {
    cards: 'Impresos en cartas',
    tiles: 'Coste de losetas',
    bonuses: 'Desarrollos que puntúan',
    chips: 'Fichas de PV',
    goals: 'Objetivos',
  },
  robotSixes: 'Desarrollos de coste 6 y contadores',
  part: (source, points) => `${source}: ${plain(points)}`,
  termsOf: (name) => `Todos los términos: ${name}`,
  noTerms: 'nada',
  counted: (amount, points) => `${plain(amount)} → ${plain(points)}`,
  goalShared: 'empate al máximo',
  chipsTerm: 'tomadas de la reserva',
  best: 'Lo que más vale',
  curve: 'Puntos tras cada ronda',
  curveHint: 'como se veían entonces en la mesa',
  curveSays: (rounds, ends) =>
    `Gráfico de puntos en ${rounds} ${rounds === 1 ? 'ronda' : 'rondas'}. Al final: ${ends.join(', ')}.`,
  asTable: 'Como tabla',
  asChart: 'Como gráfico',
  roundColumn: 'Ronda',
  actions: 'Qué hacer ahora',
  rematch: 'Revancha',
  rematchHint: 'Los mismos asientos, reparto nuevo',
  same: 'Mismo reparto',
  replay: 'Repetición',
  toReview: 'Análisis',
  save: 'Guardar la partida',
  look: 'Mirar la mesa',
  toScores: 'Volver a los puntos',
  looking: 'La partida ha terminado. La mesa queda como acabó.',
};
