// Declaring a takeover, defending against one, and what to do with a second placement.

import { below, pick, type Random, type Seat } from '@orrery/kernel';
import { cardNamed, cardOf, type Game, playerAt, slugOf, slugsOf } from '../game.ts';
import { checkStrength, type Source, sourcesFor } from '../powers/strength.ts';
import { defenseTerms, type Target, targetsOf } from '../powers/takeover.ts';
import type { QuestionOf, Slug, Spending, TakeoverPlan } from '../questions.ts';
import { type RaceRefusal, refuse } from '../refusals.ts';
import { cheapest, someCards } from './choosing.ts';
import type { Decision } from './decision.ts';
import { sumOf } from './described.ts';
import { checkAmong, hasFields, isSlugs, malformed } from './reading.ts';
import { describeSpending, describeWorld, strengthPlans, usedUp, whyNotWorld, worldsToPlace } from './settle.ts';
import { type Spent, spendsLess } from './spent.ts';
import { describeStrength, describeTargets } from './targets.ts';
import { leastUseful } from './usefulness.ts';

const planFields = ['power', 'world', 'owner', 'uses', 'cards'];

/** @rule race-9.2.2 */
function checkPlan(g: Game, seat: Seat, plan: unknown): RaceRefusal | null {
  if (!hasFields(plan, planFields)) return malformed('', planFields.join(', '));
  if (typeof plan.power !== 'string') return malformed('power', 'a card');
  if (typeof plan.world !== 'string') return malformed('world', 'a card');
  if (typeof plan.owner !== 'number') return malformed('owner', 'a seat');
  if (!isSlugs(plan.uses)) return malformed('uses', 'a list of cards');
  if (!isSlugs(plan.cards)) return malformed('cards', 'a list of cards');
  const { power, world, owner } = plan;
  const targets = targetsOf(g, seat);
  const fits = targets.some(
    (target) => target.owner === owner && slugOf(g, target.world) === world && slugOf(g, target.power) === power,
  );
  if (!fits) return refuse('race/no-target', { power, world, owner });
  const added = checkStrength(g, sourcesForAttack(g, seat, power), { uses: plan.uses, cards: plan.cards });
  if (typeof added !== 'number') return added;
  return checkAmong(g, plan.cards, playerAt(g, seat).hand);
}

/** The card discarded for the takeover itself cannot be discarded for strength as well. */
export function sourcesForAttack(g: Game, seat: Seat, power: Slug): Source[] {
  return sourcesFor(g, seat, false).filter(({ card }) => slugOf(g, card) !== power);
}

/** @rule race-15.9 */
export const declareTakeover: Decision<'declareTakeover'> = {
  check: (g, question, answer) => (answer === null ? null : checkPlan(g, question.seat, answer)),
  enumerate: () => null,
  sample: (g, question, random) => {
    const targets = targetsOf(g, question.seat);
    const at = below(random, targets.length + 1);
    return at === targets.length ? null : samplePlan(g, question.seat, targets[at] as Target, random);
  },
  fallback: () => null,
  describe: (g, question) => ({
    kind: 'declareTakeover',
    targets: describeTargets(g, question.seat),
    spending: describeSpending(g, question.seat, sourcesFor(g, question.seat, false)),
  }),
};

function samplePlan(g: Game, seat: Seat, target: Target, random: Random): TakeoverPlan {
  const power = slugOf(g, target.power);
  const { hand } = playerAt(g, seat);
  const spending = sampleSpending(g, seat, sourcesForAttack(g, seat, power), hand.length, random);
  return { power, world: slugOf(g, target.world), owner: target.owner, ...spending };
}

function sampleSpending(g: Game, seat: Seat, sources: readonly Source[], hand: number, random: Random): Spending {
  const plan = pick(random, strengthPlans(g, sources, hand));
  const count = plan.min + below(random, plan.max - plan.min + 1);
  return { uses: plan.uses, cards: someCards(g, playerAt(g, seat).hand, count, random) };
}

/** @rule race-15.11 */
export const settleSecond: Decision<'settleSecond'> = {
  check: (g, question, answer) => {
    const { seat } = question;
    if (answer === null) return null;
    if (hasFields(answer, ['takeover'])) return checkPlan(g, seat, answer.takeover); // @rule race-9.2.1
    if (!hasFields(answer, ['world']) || typeof answer.world !== 'string')
      return malformed('', 'world, takeover or null');
    return (
      checkAmong(g, [answer.world], playerAt(g, seat).hand) ?? whyNotWorld(g, seat, cardNamed(g, answer.world) ?? -1)
    );
  },
  enumerate: () => null,
  sample: (g, question, random) => {
    const { seat } = question;
    const worlds = worldsToPlace(g, seat);
    const targets = targetsOf(g, seat);
    const at = below(random, worlds.length + targets.length + 1);
    const world = worlds[at];
    if (world !== undefined) return { world: slugOf(g, world) };
    const target = targets[at - worlds.length];
    return target === undefined ? null : { takeover: samplePlan(g, seat, target, random) };
  },
  fallback: () => null,
  describe: (g, question) => ({
    kind: 'settleSecond',
    hand: playerAt(g, question.seat).hand.map((card) => describeWorld(g, question.seat, card)),
    targets: describeTargets(g, question.seat),
    spending: describeSpending(g, question.seat, sourcesFor(g, question.seat, false)),
  }),
};

/** @rule race-15.12 */
export const defendTakeover: Decision<'defendTakeover'> = {
  check: (g, question, answer) => {
    if (!hasFields(answer, ['uses', 'cards'])) return malformed('', 'uses and cards');
    if (!isSlugs(answer.uses)) return malformed('uses', 'a list of cards');
    if (!isSlugs(answer.cards)) return malformed('cards', 'a list of cards');
    // @rule race-9.5.1
    const added = checkStrength(g, sourcesFor(g, question.seat, true), { uses: answer.uses, cards: answer.cards });
    if (typeof added !== 'number') return added;
    return checkAmong(g, answer.cards, playerAt(g, question.seat).hand);
  },
  enumerate: () => null,
  sample: (g, question, random) =>
    sampleSpending(
      g,
      question.seat,
      sourcesFor(g, question.seat, true),
      playerAt(g, question.seat).hand.length,
      random,
    ),
  fallback: (g, question) => {
    const { uses, count } = leastDefence(g, question);
    return { uses, cards: cheapest(g, playerAt(g, question.seat).hand, count) };
  },
  propose: (g, question) => {
    const { uses, count } = leastDefence(g, question);
    return { uses, cards: leastUseful(g, question.seat, playerAt(g, question.seat).hand, count) };
  },
  dominates: (g, question, better, worse) => {
    if (isFoughtAgain(g, question)) return false; // strength lasts to the end of the phase
    const sources = sourcesFor(g, question.seat, true);
    const repels = (spending: Spending): boolean => isRepelled(question, checkStrength(g, sources, spending));
    if (repels(worse) && !repels(better)) return false;
    const spentBy = ({ uses, cards }: Spending): Spent => ({ hand: cards, ...usedUp(g, sources, uses) });
    return spendsLess(spentBy(better), spentBy(worse));
  },
  describe: (g, question) => ({
    kind: 'defendTakeover',
    attack: sumOf([{ card: null, what: 'attack', amount: question.attack }]),
    defence: describeStrength(g, defenseTerms(g, question.seat, cardOf(g, question.world))),
    spending: describeSpending(g, question.seat, sourcesFor(g, question.seat, true)),
  }),
};

/** An attack takes the world unless the defence is stronger. @rule race-9.3.4 */
const isRepelled = ({ attack, defense }: QuestionOf<'defendTakeover'>, added: number | RaceRefusal): boolean =>
  typeof added === 'number' && defense + added > attack;

/** Whether this seat attacks or is attacked once more in this phase. */
const isFoughtAgain = (g: Game, { seat, world, attacker }: QuestionOf<'defendTakeover'>): boolean =>
  g.state.takeovers.some(
    (each) =>
      each.result === 'declared' &&
      (each.attacker === seat || each.defender === seat) &&
      !(each.attacker === attacker && each.world === cardOf(g, world)),
  );

/** The smallest spending that repels the attack, or nothing if none does. @rule race-15.12 */
function leastDefence(g: Game, question: QuestionOf<'defendTakeover'>): { uses: readonly Slug[]; count: number } {
  const sources = sourcesFor(g, question.seat, true);
  const { hand } = playerAt(g, question.seat);
  let best: { uses: readonly Slug[]; count: number } | null = null;
  for (const plan of strengthPlans(g, sources, hand.length)) {
    for (let count = plan.min; count <= plan.max; count++) {
      const cards = slugsOf(g, hand.slice(0, count));
      if (!isRepelled(question, checkStrength(g, sources, { uses: plan.uses, cards }))) continue;
      const cost = count + 2 * plan.uses.length;
      if (best === null || cost < best.count + 2 * best.uses.length) best = { uses: plan.uses, count };
    }
  }
  return best ?? { uses: [], count: 0 };
}
