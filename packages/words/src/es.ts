// Spanish: everything the player reads.

import type { Words } from './catalogue.ts';
import { after } from './es/after.ts';
import { closely } from './es/closely.ts';
import * as desks from './es/desks.ts';
import { events } from './es/events.ts';
import { flow } from './es/flow.ts';
import { curtain, friends, serverReasons } from './es/friends.ts';
import { joined } from './es/joined.ts';
import { lessons } from './es/lessons.ts';
import { local } from './es/local.ts';
import { notices } from './es/notices.ts';
import { offline } from './es/offline.ts';
import { outlook } from './es/outlook.ts';
import { ownCards } from './es/own-cards.ts';
import * as page from './es/page.ts';
import { endBonus, goal, powers } from './es/powers.ts';
import { automatic, prompts } from './es/prompts.ts';
import { reading } from './es/reading.ts';
import { reasons } from './es/reasons.ts';
import { refusals, unknownRefusal } from './es/refusals.ts';
import { replay } from './es/replay.ts';
import { review } from './es/review.ts';
import { robot } from './es/robot.ts';
import * as roll from './es/roll.ts';
import { setTitles } from './es/selectors.ts';
import { story } from './es/story.ts';
import { tableSetup } from './es/table-setup.ts';
import * as terms from './es/terms.ts';

export const es: Words = {
  ...page,
  ...terms,
  ...desks,
  joined,
  curtain,
  friends,
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
  unknownRefusal,
  roll,
  flow,
  robot,
  ownCards,
  tableSetup,
  after,
  lessons,
  local,
  notices,
  offline,
  outlook,
  replay,
  reading,
  reasons,
  review,
};
