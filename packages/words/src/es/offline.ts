// About newer versions of the page, in Spanish.

import type { Words } from '../catalogue.ts';

export const offline: Words['offline'] = {
  ready: 'Hay una versión nueva. Las partidas se conservan.',
  coming: 'Hay una versión nueva y se está cargando. Lo que estabas decidiendo se conserva.',
  stays: 'Hay una versión nueva, pero la página no ha podido cargarla por sí sola.',
  behind: 'El servidor se está renovando. La página se conectará de nuevo por sí sola.',
  reload: 'Recargar',
  later: 'Más tarde',
  shared: {
    nothing: 'No había nada que abrir.',
    tooLarge: 'Este archivo es demasiado grande.',
    foreign: 'Este enlace lleva a otro sitio.',
    what: 'Con Orrery se puede compartir el registro de una partida, o un enlace a una mesa, una repetición o el reparto del día de este servidor.',
  },
};
