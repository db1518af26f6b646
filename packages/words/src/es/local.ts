// About matches on this device, in Spanish.

import type { Words } from '../catalogue.ts';

export const local: Words['local'] = {
  elsewhere: 'Esta partida se está jugando en otra pestaña. Aquí solo se muestra.',
  playHere: 'Jugar aquí',
  stale:
    'En otra pestaña la partida ha seguido adelante. Así está ahora; tu última respuesta aquí no se ha tenido en cuenta.',
  full: 'No queda espacio en este dispositivo: lo que ocurra a partir de ahora no se guarda. Guarda la partida o quita partidas de tu lista.',
  barred: 'Este navegador no guarda nada para la página: al cerrarla, la partida se pierde. Guárdala para conservarla.',
  gone: 'Esta partida no está guardada en este dispositivo: se eliminó o es de otro navegador.',
  understood: 'Entendido',
  stuckTitle: 'Esta partida no puede continuar aquí',
  stuckText: 'Se queda en tu lista tal como está. Quizá una versión posterior de la página pueda continuarla.',
  stuckTag: 'no puede continuar',
};
