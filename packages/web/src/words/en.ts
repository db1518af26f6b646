// English: everything the player reads. Another language is another module of this shape.

import { events } from './en/events.ts';
import * as page from './en/page.ts';
import { endBonus, goal, powers } from './en/powers.ts';
import { automatic, prompts } from './en/prompts.ts';
import { refusals, unknownRefusal } from './en/refusals.ts';
import * as roll from './en/roll.ts';
import { setTitles } from './en/selectors.ts';
import * as terms from './en/terms.ts';

export const en = {
  ...page,
  ...terms,
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
};
