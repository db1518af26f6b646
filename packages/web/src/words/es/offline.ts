// About newer versions of the page, in Spanish.

import type { Words } from '../catalogue.ts';

export const offline: Words['offline'] = {
  ready: 'Hay una versión nueva. Las partidas se conservan.',
  reload: 'Recargar',
  later: 'Más tarde',
};
