// Hungarian: everything the player reads, in the shape of English.

import type { Words } from './catalogue.ts';
import { en } from './en.ts';
import { after } from './hu/after.ts';
import { events } from './hu/events.ts';
import { flow } from './hu/flow.ts';
import { joined } from './hu/joined.ts';
import { offline } from './hu/offline.ts';
import * as page from './hu/page.ts';
import { endBonus, goal, powers } from './hu/powers.ts';
import { automatic, prompts } from './hu/prompts.ts';
import { refusals, unknownRefusal } from './hu/refusals.ts';
import * as roll from './hu/roll.ts';
import { setTitles } from './hu/selectors.ts';
import * as terms from './hu/terms.ts';

export const hu: Words = {
  ...en,
  ...page,
  ...terms,
  joined,
  setTitles,
  powers,
  endBonus,
  goal,
  prompts,
  automatic,
  events,
  refusals,
  unknownRefusal,
  roll,
  flow,
  after,
  offline,
};
