// Plays matches of Roll by filling in the page's forms and plans at random, all seats alike: what the page lets through
// must be legal.

import {
  below,
  type Match,
  openQuestions,
  pick,
  type Random,
  type Refusal,
  randomFromNumber,
  startMatch,
  submit,
} from '@orrery/kernel';
import { type Plan, type PlayerView, phaseNames, type RollTypes, roll } from '@orrery/roll';
import { draftOf, lackOf, planOf } from '@orrery/roll/describe';
import { picked } from '../../forms/form.ts';
import { hostedGames } from '../../games.ts';
import type { RollAsk } from '../../table.ts';
import { asksFor } from '../../table-for.ts';
import type { Form, Group, Order, Picks } from '../forms/form.ts';
import { beginningOf, formFor } from '../forms/forms.ts';
import * as plan from '../forms/plan-draft.ts';

export type RollMatch = Match<RollTypes>;

export interface Watch {
  /** Called with each question, what was sent in, and what came of it; `form` is null for a plan. */
  asked(ask: RollAsk, form: Form | null, answer: unknown, refusal: Refusal | null, mine: PlayerView): void;
}

const mostAnswers = 5000;
const mostTicks = 100;

export function playByForms(seats: number, seed: number, watch: Watch): RollMatch {
  const names = Array.from({ length: seats }, (_, seat) => ({ name: `seat ${seat}` }));
  const started = startMatch(roll, { options: {}, seats: names, seed: `forms/${seed}` });
  if (!started.ok) throw new Error(`refused: ${started.refusal.code}`);
  const match = started.value;
  const random = randomFromNumber(seed);
  for (let answers = 0; answers < mostAnswers; answers++) {
    const open = openQuestions(match.state);
    if (open.length === 0) return match;
    const { seat, id } = pick(random, open);
    const view = roll.viewFor(match.state, seat);
    const ask = asksFor(hostedGames.roll.game, match.state, seat).find(({ question }) => question.id === id) as RollAsk;
    const mine = view.players[seat] as PlayerView;
    const { form, value } = answerTo(ask, mine, random);
    const refusal = submit(match, seat, id, value);
    watch.asked(ask, form, value, refusal, mine);
    if (refusal !== null) submit(match, seat, id, ask.proposal);
  }
  throw new Error('the match comes to no end');
}

function answerTo(ask: RollAsk, mine: PlayerView, random: Random): { form: Form | null; value: unknown } {
  const { description } = ask;
  return description.kind === 'assign'
    ? { form: null, value: planned(description, ask.proposal as Plan, random) }
    : fillIn(ask, mine, random);
}

/** Presses things on the desk at random until the plan is finished. */
function planned(facts: plan.AssignFacts, proposal: Plan, random: Random): Plan {
  let draft = draftOf(proposal);
  for (let presses = 0; presses < mostTicks; presses++) {
    if (below(random, 8) === 0 && lackOf(facts.table, draft) === null) return planOf(draft) ?? proposal;
    draft = pressed(facts, draft, random) ?? draft;
  }
  return proposal;
}

function pressed(facts: plan.AssignFacts, draft: plan.Draft, random: Random): plan.Draft | null {
  const { piece: die } = pick(random, facts.table.pieces);
  const phase = pick(random, phaseNames);
  const armed = pick(random, [null, ...facts.table.powers.map(({ power }) => power)]);
  switch (below(random, 7)) {
    case 0:
      return plan.select(facts, draft, die, phase);
    case 1:
      return plan.selectPhase(facts, draft, phase);
    case 2:
      return plan.payWith(facts, draft, plan.dictate, die);
    case 3:
      return draft.uses.length === 0 ? null : plan.withoutUse(facts, draft, below(random, draft.uses.length));
    default:
      return plan.send(facts, draft, die, phase, armed);
  }
}

function fillIn(ask: RollAsk, mine: PlayerView, random: Random): { form: Form; value: unknown } {
  let picks: Picks = below(random, 3) === 0 ? beginningOf(ask) : {};
  const order = shuffled(mine, random);
  for (let ticks = 0; ticks < mostTicks; ticks++) {
    const form = formFor(ask, picks, { order, dice: mine.dice });
    if (form.answer !== null && below(random, 4) > 0) return { form, value: form.answer.value };
    picks = ticks % 20 === 19 ? {} : nextTick(form, picks, random); // too much ticked leads nowhere: begin again
  }
  throw new Error(`${ask.question.kind}: the form cannot be filled in`);
}

/** The own stacks in another order, some tiles turned over. */
function shuffled({ stacks }: PlayerView, random: Random): Order {
  const all = [...stacks.development, ...stacks.world].filter((tile) => tile !== null);
  const development: string[] = [];
  const world: string[] = [];
  for (const tile of all) pick(random, [development, world]).splice(0, 0, tile);
  return { development, world };
}

function nextTick({ groups, lack }: Form, picks: Picks, random: Random): Picks {
  const group = groups.find(({ id }) => id === lack?.group) ?? pick(random, groups);
  const ids = picked(group, picks).map(({ id }) => id);
  if (lack?.kind === 'fewer') return { ...picks, [group.id]: ids.slice(1) };
  return tickOne(group, ids, picks, random);
}

function tickOne(group: Group, ids: readonly string[], picks: Picks, random: Random): Picks {
  const left = group.choices.filter(({ id, legal }) => legal && !ids.includes(id));
  if (left.length === 0) return picks;
  const { id } = pick(random, left);
  return { ...picks, [group.id]: group.single ? [id] : [...ids, id] };
}
