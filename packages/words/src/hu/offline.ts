// About newer versions of the page, in Hungarian.

import type { Words } from '../catalogue.ts';

export const offline: Words['offline'] = {
  ready: 'Új változat áll készen. A játszmák megmaradnak.',
  coming: 'Új változat áll készen, most töltődik be. A megkezdett döntésed megmarad.',
  stays: 'Új változat áll készen, de az oldal nem tudta magától betölteni.',
  behind: 'A kiszolgáló éppen megújul. Az oldal magától újra kapcsolódik.',
  reload: 'Újratöltés',
  later: 'Később',
  shared: {
    nothing: 'Nem volt mit megnyitni.',
    tooLarge: 'Ez a fájl túl nagy.',
    foreign: 'Ez a hivatkozás egy másik oldalra mutat.',
    what: 'Az Orreryvel játszma jegyzőkönyvét lehet megosztani, vagy hivatkozást e kiszolgáló egy asztalára, visszajátszására vagy a nap osztására.',
  },
};
