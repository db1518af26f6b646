// Plays matches by filling in the page's forms at random, all seats alike: what a form lets through must be legal.

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
import { type RaceTypes, race } from '@orrery/race';
import { hostedGames } from '../../games.ts';
import type { Ask } from '../../table.ts';
import { asksFor } from '../../table-for.ts';
import { type Form, type Group, type GroupId, type Picks, picked } from '../forms/form.ts';
import { beginningOf, formFor } from '../forms/forms.ts';

export type RaceMatch = Match<RaceTypes>;

export interface Watch {
  /** Called with each question, the form as it was sent in, and what came of it. */
  asked(ask: Ask, form: Form, refusal: Refusal | null): void;
}

const mostAnswers = 5000;
const mostTicks = 150;

export function playByForms(options: object, seats: number, seed: number, watch: Watch): RaceMatch {
  const names = Array.from({ length: seats }, (_, seat) => ({ name: `seat ${seat}` }));
  const started = startMatch(race, { options, seats: names, seed: `forms/${seed}` });
  if (!started.ok) throw new Error(`refused: ${started.refusal.code}`);
  const match = started.value;
  const random = randomFromNumber(seed);
  for (let answers = 0; answers < mostAnswers; answers++) {
    const open = openQuestions(match.state);
    if (open.length === 0) return match;
    const { seat, id } = pick(random, open);
    const ask = asksFor(hostedGames.race.game, match.state, seat).find(({ question }) => question.id === id) as Ask;
    const { form, value } = fillIn(ask, random);
    const refusal = submit(match, seat, id, value);
    watch.asked(ask, form, refusal);
    if (refusal === null) continue;
    submit(match, seat, id, ask.proposal);
  }
  throw new Error('the match comes to no end');
}

function fillIn(ask: Ask, random: Random): { form: Form; value: unknown } {
  let picks: Picks = below(random, 3) === 0 ? beginningOf(ask) : {};
  for (let ticks = 0; ticks < mostTicks; ticks++) {
    const form = formFor(ask, picks);
    const mayPass = form.pass !== null && (below(random, 6) === 0 || hasNothing(form));
    if (mayPass) return { form, value: form.pass?.value };
    const tick = below(random, 4) === 0; // sometimes more than needed
    if (form.answer !== null && !tick) return { form, value: form.answer.value };
    picks = ticks % 30 === 29 ? {} : nextTick(form, picks, random); // too much ticked leads nowhere: begin again
  }
  throw new Error(`${ask.question.kind}: the form cannot be filled in`);
}

const hasNothing = ({ groups, lack }: Form): boolean =>
  lack !== null && groups.every(({ choices }) => choices.every(({ legal }) => !legal));

function nextTick({ groups, lack }: Form, picks: Picks, random: Random): Picks {
  const named = lack !== null && 'group' in lack ? groups.find(({ id }) => id === lack.group) : undefined;
  const group = named !== undefined && hasMore(named, picks) ? named : pick(random, groups);
  const ids = picked(group, picks).map(({ id }) => id);
  if (lack?.kind === 'fewer') return ticked(picks, lack.group, [...(picks[lack.group] ?? [])].slice(1));
  if (lack?.kind === 'different') return ticked(picks, 'goods', []);
  if (lack?.kind === 'pair') return ticked(picks, 'action', []);
  return tickOne(group, ids, picks, random);
}

/** A hand may be too small for the price: then a discount has to be ticked. */
const hasMore = (group: Group, picks: Picks): boolean =>
  picked(group, picks).length < group.choices.filter(({ legal }) => legal).length;

function tickOne(group: Group, ids: readonly string[], picks: Picks, random: Random): Picks {
  const left = group.choices.filter(({ id, legal }) => legal && !ids.includes(id));
  if (left.length === 0) return picks;
  const { id } = pick(random, left);
  return ticked(picks, group.id, group.single ? [id] : [...ids, id]);
}

const ticked = (picks: Picks, group: GroupId, ids: readonly string[]): Picks => ({ ...picks, [group]: ids });
