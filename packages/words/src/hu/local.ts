// About matches on this device, in Hungarian.

import type { Words } from '../catalogue.ts';

export const local: Words['local'] = {
  elsewhere: 'Ezt a játszmát egy másik böngészőfülön játsszák. Itt csak látszik.',
  playHere: 'Inkább itt játszom',
  stale:
    'Egy másik böngészőfülön már továbbmentek ebben a játszmában. Most itt tart; az utolsó itteni döntésed nem számított.',
  full: 'Ezen az eszközön nincs több hely: ami ezután történik, nem marad meg. Mentsd el a játszmát, vagy törölj játszmákat a listádról.',
  barred: 'Ez a böngésző semmit sem őriz meg az oldalnak: ha bezárod, a játszma elvész. Mentsd el, hogy megmaradjon.',
  gone: 'Ez a játszma nincs meg ezen az eszközön: törölték, vagy egy másik böngészőé.',
  understood: 'Értem',
  stuckTitle: 'Ez a játszma itt nem folytatható',
  stuckText: 'Változatlanul megmarad a listádon. Az oldal egy későbbi változata talán folytatni tudja.',
  stuckTag: 'nem folytatható',
};
