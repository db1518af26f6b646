// English: everything the player reads. Another language is another module of this shape.

import { after } from './en/after.ts';
import { closely } from './en/closely.ts';
import * as desks from './en/desks.ts';
import { events } from './en/events.ts';
import { flow } from './en/flow.ts';
import { curtain, friends, serverReasons } from './en/friends.ts';
import { joined } from './en/joined.ts';
import { lessons } from './en/lessons.ts';
import { local } from './en/local.ts';
import { notices } from './en/notices.ts';
import { offline } from './en/offline.ts';
import { outlook } from './en/outlook.ts';
import { ownCards } from './en/own-cards.ts';
import * as page from './en/page.ts';
import { endBonus, goal, powers } from './en/powers.ts';
import { automatic, prompts } from './en/prompts.ts';
import { reading } from './en/reading.ts';
import { reasons } from './en/reasons.ts';
import { refusals, unknownRefusal } from './en/refusals.ts';
import { replay } from './en/replay.ts';
import { review } from './en/review.ts';
import { robot } from './en/robot.ts';
import * as roll from './en/roll.ts';
import { setTitles } from './en/selectors.ts';
import { story } from './en/story.ts';
import { tableSetup } from './en/table-setup.ts';
import * as terms from './en/terms.ts';

export const en = {
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
