// About newer versions of the page, in Hungarian.

import type { Words } from '../catalogue.ts';

export const offline: Words['offline'] = {
  ready: 'Új változat áll készen. A játszmák megmaradnak.',
  reload: 'Újratöltés',
  later: 'Később',
};
