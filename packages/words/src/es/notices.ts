// What is sent to people who are away, in Spanish.

import type { Words } from '../catalogue.ts';
import { list } from './numbers.ts';

export const notices: Words['notices'] = {
  asked: (phase, todo) => `${phase}: ${todo}`,
  at: (game, names) => (names.length === 0 ? game : `${game} con ${list(names)}`),
  left: (time) => `Tiempo restante: ${time}`,
  soon: (time) => `Tiempo restante para responder: ${time}`,
  nudge: (name) => `${name} te da un toque`,
  over: {
    won: 'La partida ha terminado: has ganado',
    place: (rank) => `La partida ha terminado: puesto ${rank}`,
  },
  invite: (name) => `${name} te invita a una mesa`,
  rematch: (name) => `${name} quiere la revancha`,
  withdrawn: 'Ha pasado algo inesperado: tus órdenes se han retirado.',
  digest: (matches) => (matches === 1 ? 'Una partida te espera' : `${matches} partidas te esperan`),
  test: 'Así llegan los avisos',
  open: 'Abrir',
  stop: 'Parar todos los avisos',
  confirm: {
    title: 'Confirma esta dirección',
    body: 'Alguien quiere recibir aquí avisos de sus partidas. Si has sido tú, abre el enlace. Si no, no hagas nada: no llegará nada más.',
  },
};
