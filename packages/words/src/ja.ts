// Japanese: everything the player reads, in the shape of English.

import type { Words } from './catalogue.ts';
import { after } from './ja/after.ts';
import { closely } from './ja/closely.ts';
import * as desks from './ja/desks.ts';
import { events } from './ja/events.ts';
import { flow } from './ja/flow.ts';
import { curtain, friends, serverReasons } from './ja/friends.ts';
import { joined } from './ja/joined.ts';
import { lessons } from './ja/lessons.ts';
import { local } from './ja/local.ts';
import { notices } from './ja/notices.ts';
import { offline } from './ja/offline.ts';
import { outlook } from './ja/outlook.ts';
import { ownCards } from './ja/own-cards.ts';
import * as page from './ja/page.ts';
import { endBonus, goal, powers } from './ja/powers.ts';
import { automatic, prompts } from './ja/prompts.ts';
import { reading } from './ja/reading.ts';
import { reasons } from './ja/reasons.ts';
import { refusals, unknownRefusal } from './ja/refusals.ts';
import { replay } from './ja/replay.ts';
import { review } from './ja/review.ts';
import { robot } from './ja/robot.ts';
import * as roll from './ja/roll.ts';
import { setTitles } from './ja/selectors.ts';
import { story } from './ja/story.ts';
import { tableSetup } from './ja/table-setup.ts';
import * as terms from './ja/terms.ts';

export const ja: Words = {
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
