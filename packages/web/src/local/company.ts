// Who plays and advises at a table on this device: the bots, and the rules of earlier versions for matches that were saved
// under them.

import { explain, type Slip, steadyBot, usualBudget } from '@orrery/bots';
import { takeUp } from '@orrery/capsules';
import type { Company } from '@orrery/table';

/** A weaker level has answered instead: the match goes on, whoever looks for faults finds out. */
const tellSlip = ({ bot, question, why }: Slip): void => console.warn(`${bot} had no answer to ${question}: ${why}`);

export const company: Company = {
  bot: (name, game) => steadyBot(name, game, usualBudget(name), tellSlip),
  explain,
  takeUp,
};
