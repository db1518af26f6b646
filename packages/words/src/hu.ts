// Hungarian: everything the player reads, in the shape of English.

import type { Words } from './catalogue.ts';
import { after } from './hu/after.ts';
import { closely } from './hu/closely.ts';
import * as desks from './hu/desks.ts';
import { events } from './hu/events.ts';
import { flow } from './hu/flow.ts';
import { curtain, friends, serverReasons } from './hu/friends.ts';
import { joined } from './hu/joined.ts';
import { lessons } from './hu/lessons.ts';
import { local } from './hu/local.ts';
import { notices } from './hu/notices.ts';
import { offline } from './hu/offline.ts';
import { outlook } from './hu/outlook.ts';
import { ownCards } from './hu/own-cards.ts';
import * as page from './hu/page.ts';
import { endBonus, goal, powers } from './hu/powers.ts';
import { automatic, prompts } from './hu/prompts.ts';
import { reading } from './hu/reading.ts';
import { reasons } from './hu/reasons.ts';
import { refusals, unknownRefusal } from './hu/refusals.ts';
import { replay } from './hu/replay.ts';
import { review } from './hu/review.ts';
import { robot } from './hu/robot.ts';
import * as roll from './hu/roll.ts';
import { setTitles } from './hu/selectors.ts';
import { story } from './hu/story.ts';
import { tableSetup } from './hu/table-setup.ts';
import * as terms from './hu/terms.ts';

export const hu: Words = {
  ...page,
  ...terms,
  ...desks,
  joined,
  setTitles,
  closely,
  powers,
  endBonus,
  goal,
  prompts,
  automatic,
  events,
  story,
  refusals: { ...refusals, ...serverReasons },
  curtain,
  friends,
  unknownRefusal,
  roll,
  flow,
  after,
  lessons,
  local,
  notices,
  offline,
  outlook,
  robot,
  ownCards,
  tableSetup,
  replay,
  reading,
  reasons,
  review,
};
