// Plans that differ from a given one in a single thing: without a use of a power, with another die that selects, with a
// wild die in another column, with another phase. Hand-made worth finds some good plans; these are the ones around them.

import { type Plan, phaseNames, type RollQuestion, type RollState, roll, type Use } from '@orrery/roll';
import { colourOf, isRolled, type RollPlayer, rolled, wild } from '@orrery/roll/search';

/** Legal plans around this one, each different from the others. */
export function planVariations(state: RollState, question: RollQuestion, plan: Plan): Plan[] {
  const player = state.players[question.seat];
  if (player === undefined) return [];
  const found = new Map<string, Plan>();
  const own = JSON.stringify(plan);
  for (const varied of [
    ...withFewerUses(plan),
    ...withOtherSelectors(player, plan),
    ...withOtherColumns(plan),
    ...withOtherPhases(plan),
  ]) {
    const key = JSON.stringify(varied);
    if (key !== own && !found.has(key) && roll.check(state, question, varied) === null) found.set(key, varied);
  }
  return [...found.values()];
}

function withFewerUses(plan: Plan): Plan[] {
  const { uses } = plan;
  if (uses.length < 2) return uses.length === 0 ? [] : [{ ...plan, uses: [] }];
  return [{ ...plan, uses: [] }, ...uses.map((_, at) => ({ ...plan, uses: uses.toSpliced(at, 1) }))];
}

/** One die of each colour and face; a wild die that no longer selects works where the phase is. */
function withOtherSelectors(player: RollPlayer, plan: Plan): Plan[] {
  const { select, wilds, uses } = plan;
  const plans: Plan[] = [];
  const seen = new Set<number>();
  const freed = player.places[player.dice.indexOf(select.die)] === rolled + wild;
  for (const [index, die] of player.dice.entries()) {
    const place = player.places[index] ?? 0;
    const kind = place * coloursPerPlace + colourOf(die);
    if (!isRolled(place) || die === select.die || seen.has(kind)) continue;
    seen.add(kind);
    const others = wilds.filter((each) => each.die !== die);
    plans.push({
      select: { ...select, die },
      wilds: freed ? [...others, { die: select.die, column: select.phase }] : others,
      uses: uses.filter((use) => !takesPart(use, die)),
    });
  }
  return plans;
}

/** More than there are colours. */
const coloursPerPlace = 10;

const takesPart = ({ pay, moves }: Use, die: number): boolean => pay === die || moves.some((move) => move.die === die);

function withOtherColumns(plan: Plan): Plan[] {
  return plan.wilds.flatMap(({ die, column }, at) =>
    phaseNames
      .filter((phase) => phase !== column)
      .map((phase) => ({ ...plan, wilds: plan.wilds.with(at, { die, column: phase }) })),
  );
}

function withOtherPhases(plan: Plan): Plan[] {
  return phaseNames
    .filter((phase) => phase !== plan.select.phase)
    .map((phase) => ({ ...plan, select: { ...plan.select, phase }, uses: [] }));
}
