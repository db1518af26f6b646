// Japanese: everything the player reads, in the shape of English.

import type { Words } from './catalogue.ts';
import { en } from './en.ts';
import { after } from './ja/after.ts';
import * as desks from './ja/desks.ts';
import { events } from './ja/events.ts';
import { flow } from './ja/flow.ts';
import { joined } from './ja/joined.ts';
import { offline } from './ja/offline.ts';
import { ownCards } from './ja/own-cards.ts';
import * as page from './ja/page.ts';
import { endBonus, goal, powers } from './ja/powers.ts';
import { automatic, prompts } from './ja/prompts.ts';
import { refusals, unknownRefusal } from './ja/refusals.ts';
import { robot } from './ja/robot.ts';
import * as roll from './ja/roll.ts';
import { setTitles } from './ja/selectors.ts';
import { tableSetup } from './ja/table-setup.ts';
import * as terms from './ja/terms.ts';

export const ja: Words = {
  ...en,
  ...page,
  ...terms,
  ...desks,
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
  robot,
  ownCards,
  tableSetup,
};
