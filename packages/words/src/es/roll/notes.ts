// Rules behind the powers of tiles that their own words do not tell, in Spanish.

import type { TileNotes } from '../../roll/note-words.ts';

export const notes: TileNotes = {
  reassign: 'Una vez por ronda, cuando ya has seleccionado tu fase. El trabajador que la selecciona no se mueve.',
  dictate:
    'Cada uso aparta un trabajador, que vuelve a tu cubilete al revelar. El que selecciona la fase no puede apartarse ni moverse.',
  discount: 'Requiere menos trabajadores, pero vale todos sus puntos. Varios poderes así se suman.',
  capacity: 'Los dos bienes se pueden transportar, uno con cada transportista.',
  virtual:
    'Solo trabaja en una fase que ocurre, y debe hacer su tarea como cualquier trabajador. Después no va a ninguna parte.',
  rearrange: 'Los dados de las pilas se quedan donde están, pongas lo que pongas debajo. La fase no ocurre por ello.',
  onTop:
    'Los dados que están en la pila trabajan desde entonces en la loseta nueva, que no se completa hasta su propia fase.',
  stockValue: 'En lugar de los créditos que dan los demás exploradores.',
  completion: 'Cuenta desde la siguiente loseta que completes, también en la misma fase; esta no cuenta.',
  workersToCup: 'No tienes que pagar para reclutarlos.',
  worldColour: 'Cuenta el color del mundo, no el del dado que tiene encima.',
  buyVp: 'Una vez por cada bien con el que comercies; puedes pagar con los créditos que acabas de recibir.',
  phaseEnd:
    'Siempre que la fase ocurra, la haya seleccionado quien la haya seleccionado, aunque no tengas trabajadores en ella.',
  drawTile: 'Va debajo de una de tus pilas, también en una ronda sin exploradores tuyos.',
  removeDie: 'Eliges un dado de cualquier sitio: también un bien, o uno que acabas de gastar en esta loseta.',
  once: 'Una sola vez, cuando entra en juego. Un dado en tu cubilete se lanza en la ronda siguiente.',
};
