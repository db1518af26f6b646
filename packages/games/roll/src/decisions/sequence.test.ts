// The stepper of sequence.ts against the judge: on random workers and tableaus, what it offers is exactly what can be made
// a legal plan, and what it calls complete is legal. ORRERY_PLANS sets how many picks are compared.

import { below, pick, type Random, randomFromNumber } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { newDie } from '../dice.ts';
import { roll } from '../index.ts';
import { allFaces } from '../names.ts';
import { rolledPlace } from '../places.ts';
import { type PhaseName, phaseNames } from '../powers/vocabulary.ts';
import type { Plan, QuestionOf } from '../questions.ts';
import type { State } from '../state.ts';
import { allColours, assignPowers, diceCount, sides } from '../tiles/catalogue.ts';
import { assignTable, namedTable } from './assign-table.ts';
import { draftOf, type NamedAssignTable, type PlanDraft, planOf } from './plan-draft.ts';
import { isOpen, lackOf, nothingPicked, type Pick, pruned, withPick } from './sequence.ts';

const comparisons = Number(process.env.ORRERY_PLANS ?? 4000);

type AssignPick = Pick<number, PhaseName>;
const question: QuestionOf<'assign'> = { id: 1, seat: 0, kind: 'assign' };
const moving = sides.filter(({ number }) => assignPowers(number).length > 0).map(({ number }) => number);
const reassigning = moving.filter((side) => assignPowers(side).some(({ effect }) => effect === 'reassign'));

/** Seat 0 with some workers rolled and some powers; rivals with worlds, for those who count them. */
function position(random: Random): State {
  const state = roll.setup({}, 2 + below(random, 4), { text: `plans ${below(random, 1e6)}`, generator: 'xoshiro128' });
  for (const player of state.players) player.tableau.push(pick(random, sides).number, pick(random, sides).number);
  const mine = state.players[0]!;
  for (let i = below(random, 5); i > 0; i--) mine.tableau.push(pick(random, moving));
  mine.tableau = [...new Set(mine.tableau)];
  mine.dice = [];
  mine.places = [];
  state.supply = diceCount.slice();
  for (let i = 1 + below(random, 7); i > 0; i--) {
    newDie(state, 0, pick(random, allColours), rolledPlace(pick(random, allFaces)));
  }
  return state;
}

const isLegal = (state: State, draft: PlanDraft): boolean => roll.check(state, question, planOf(draft)) === null;

/** Whether the last use of a plan can be brought to an end, by trying all moves that it still needs. */
function canBeFinished(state: State, table: NamedAssignTable, draft: PlanDraft): boolean {
  if (isLegal(state, draft)) return true;
  const last = draft.uses.at(-1);
  const power = table.powers.find((each) => each.power === last?.power);
  if (last === undefined || power === undefined || last.moves.length >= power.min) return false;
  return table.pieces.some(({ piece }) =>
    table.places.some((to) => {
      const use = { ...last, moves: [...last.moves, { piece, to }] };
      return canBeFinished(state, table, { ...draft, uses: [...draft.uses.slice(0, -1), use] });
    }),
  );
}

/** What the judge makes of a pick: as part of the last use, or as the beginning of a new one. Selecting comes first. */
function judged(state: State, table: NamedAssignTable, draft: PlanDraft, next: AssignPick): boolean {
  if (next.pick === 'choose') return true;
  if (next.pick === 'place') {
    const isWild = table.pieces.some(({ piece, at }) => piece === next.piece && at === null);
    return isWild && next.piece !== draft.chosen?.piece;
  }
  if (!isLegal(state, { ...draft, uses: [] })) return false;
  const { power } = next;
  if (next.pick === 'pay') {
    return canBeFinished(state, table, { ...draft, uses: [...draft.uses, { power, pay: next.piece, moves: [] }] });
  }
  const move = { piece: next.piece, to: next.to };
  const last = draft.uses.at(-1);
  const longer = last?.power === power ? [{ ...last, moves: [...last.moves, move] }] : [];
  return (
    canBeFinished(state, table, { ...draft, uses: [...draft.uses, { power, pay: null, moves: [move] }] }) ||
    (longer.length > 0 && canBeFinished(state, table, { ...draft, uses: [...draft.uses.slice(0, -1), ...longer] }))
  );
}

/** Any pick; every other time rather one that is open. */
function somePick(table: NamedAssignTable, draft: PlanDraft, random: Random): AssignPick {
  const tries = below(random, 2) === 0 ? 1 : 20;
  let next = anyPick(table, draft, random);
  for (let i = 1; i < tries && !isOpen(table, draft, next); i++) next = anyPick(table, draft, random);
  return next;
}

function anyPick(table: NamedAssignTable, draft: PlanDraft, random: Random): AssignPick {
  const { piece } = pick(random, table.pieces);
  const place = pick(random, table.places);
  const lack = lackOf(table, draft);
  if (lack?.lack === 'choice') return { pick: 'choose', piece, place };
  if (lack?.lack === 'place' && below(random, 4) > 0) return { pick: 'place', piece: lack.piece, place };
  const { power } = pick(random, table.powers);
  switch (below(random, 20)) {
    case 0:
      return { pick: 'choose', piece, place };
    case 1:
      return { pick: 'place', piece, place };
    case 2:
    case 3:
    case 4:
      return { pick: 'pay', power, piece };
    default:
      return { pick: 'move', power, piece, to: place };
  }
}

test('what is open can be made a legal plan, and nothing else can', () => {
  const random = randomFromNumber(20);
  const seen = { open: 0, closed: 0, complete: 0, unfinished: 0, powers: new Set<string>() };
  for (let compared = 0; compared < comparisons; ) {
    const state = position(random);
    const table = namedTable(assignTable(state, 0));
    let draft: PlanDraft = nothingPicked;
    for (let steps = 4 + below(random, 30); steps > 0 && compared < comparisons; steps--, compared++) {
      const lack = lackOf(table, draft);
      expect({ draft, legal: isLegal(state, draft) }).toEqual({ draft, legal: lack === null });
      const next = somePick(table, draft, random);
      const open = isOpen(table, draft, next);
      expect({ draft, next, open }).toEqual({ draft, next, open: judged(state, table, draft, next) });
      seen[open ? 'open' : 'closed'] += 1;
      seen[lack === null ? 'complete' : 'unfinished'] += 1;
      if (!open || below(random, 8) === 0) continue;
      draft = withPick(table, draft, next);
      for (const { power } of draft.uses) seen.powers.add(power);
    }
  }
  expect(Math.min(seen.open, seen.closed, seen.complete, seen.unfinished)).toBeGreaterThan(comparisons / 20);
  expect(seen.powers.size).toBe(reassigning.length + 1); // and Dictate
});

describe('plans', () => {
  const random = randomFromNumber(7);

  test('sampled plans are complete, say the same as drafts, and nothing of them is left out', () => {
    for (let i = 0; i < 300; i++) {
      const state = position(random);
      const table = namedTable(assignTable(state, 0));
      const plan = roll.sample(state, question, random) as Plan;
      const draft = draftOf(plan);
      expect(planOf(draft)).toEqual(plan);
      expect(lackOf(table, draft)).toBeNull();
      expect(pruned(table, draft)).toEqual(draft);
    }
  });

  test('choosing another piece or column keeps what is still possible, and no more', () => {
    for (let i = 0; i < 300; i++) {
      const state = position(random);
      const table = namedTable(assignTable(state, 0));
      const draft = draftOf(roll.sample(state, question, random) as Plan);
      const piece = pick(random, table.pieces).piece;
      const changed = withPick(table, draft, { pick: 'choose', piece, place: pick(random, phaseNames) });
      expect({ changed, legal: isLegal(state, changed) }).toEqual({ changed, legal: true });
    }
  });
});
