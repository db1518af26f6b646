// Whatever the page lets a person confirm is a legal answer, for every kind of question of Roll, plans included.

import { faceFor, openQuestions, randomFromNumber, startMatch, submit } from '@orrery/kernel';
import {
  type Plan,
  phaseNames,
  type QuestionKind,
  questionKinds,
  type RollEvent,
  type RollQuestion,
  roll,
} from '@orrery/roll';
import { draftOf, planOf } from '@orrery/roll/describe';
import { expect, test } from 'vitest';
import { unordered } from '../../forms/testing/unordered.ts';
import type { RollAsk } from '../../table.ts';
import { asksFor } from '../../table-for.ts';
import { stockOn, stockRest } from '../explorers.ts';
import { playByForms } from '../testing/play-by-forms.ts';
import { beginningOf, formFor, hintedOrder } from './forms.ts';
import {
  type AssignFacts,
  dictate,
  dictated,
  isSpent,
  payersFor,
  payWith,
  select,
  selectPhase,
  send,
  standings,
  wayTo,
} from './plan-draft.ts';

/** Asked only when the bag has run out. */
const rare: readonly QuestionKind[] = ['explore.shortageDiscard'];
const fewestMatches = 4;
const mostMatches = 60;

test('filled-in forms and plans are legal answers, and every kind of question has been one', () => {
  const missing = new Set<QuestionKind>(questionKinds.filter((kind) => !rare.includes(kind)));
  const refused: unknown[] = [];
  const notFilled: unknown[] = [];
  let moves = 0;
  for (let seed = 0; seed < mostMatches && (seed < fewestMatches || missing.size > 0); seed++) {
    const match = playByForms(2 + (seed % 4), seed, {
      asked: (ask, form, answer, refusal, mine) => {
        const { question } = ask;
        missing.delete(question.kind);
        if (question.kind === 'assign') moves += (answer as Plan).uses.length;
        if (refusal !== null) refused.push({ seed, question, answer, refusal });
        if (form === null) return;
        // As a hint it fills in the same form.
        const hinted = { ...ask, proposal: answer, hinted: true };
        const order = hintedOrder(hinted) ?? { development: [], world: [] };
        const again = formFor(hinted, beginningOf(hinted), { order, dice: mine.dice }).answer?.value;
        if (unordered(again) !== unordered(answer)) notFilled.push({ question, answer, again });
      },
    });
    expect(roll.outcome(match.state)).not.toBeNull();
  }
  expect(refused).toEqual([]);
  expect(notFilled).toEqual([]);
  expect([...missing]).toEqual([]);
  expect(moves).toBeGreaterThan(50);
});

test('a draft says what the plan says', () => {
  let compared = 0;
  playByForms(3, 7, {
    asked: ({ question, proposal }) => {
      if (question.kind !== 'assign') return;
      compared += 1;
      expect(planOf(draftOf(proposal as Plan))).toEqual(proposal);
    },
  });
  expect(compared).toBeGreaterThan(10);
});

test('exactly the columns light that a die can be sent to', () => {
  const seen = new Set<string>();
  for (let seed = 20; seed < 24; seed++) {
    playByForms(3, seed, {
      asked: ({ description, proposal }) => {
        if (description.kind !== 'assign') return;
        const draft = draftOf(proposal as Plan);
        for (const { worker, at } of standings(description, draft)) {
          for (const phase of phaseNames) {
            const way = wayTo(description, draft, worker.die, phase, null);
            const sent = send(description, draft, worker.die, phase, null);
            seen.add(way?.by ?? 'none');
            if (way?.by === 'stays') expect(at).toBe(phase);
            else expect(sent !== null).toBe(way !== null && way.by !== 'dictate');
            if (way?.by !== 'dictate') continue;
            for (const payer of payersFor(description, draft, worker.die, phase)) {
              const after = dictated(description, draft, payer, worker.die, phase);
              const placed = after === null ? [] : standings(description, after);
              expect(placed.find((each) => each.worker.die === worker.die)?.at).toBe(phase);
              // Paid for it still asks who is sent; once it has sent all it can, it asks no more.
              const paid = payWith(description, draft, dictate, payer);
              expect(paid === null || isSpent(description, paid, dictate)).toBe(false);
              const { max, times } = description.table.powers.find(({ power }) => power === dictate) ?? {};
              if (after !== null && max === 1 && times === 1) expect(isSpent(description, after, dictate)).toBe(true);
            }
          }
        }
      },
    });
  }
  expect([...seen].sort()).toEqual(['choice', 'dictate', 'none', 'power', 'stays', 'wild']);
});

test('the die that selected goes back to its column', () => {
  const facts: Pick<AssignFacts, 'table'> = {
    table: {
      pieces: [
        { piece: 10, kind: 'home', at: 'explore' },
        { piece: 20, kind: 'home', at: 'settle' },
        { piece: 31, kind: 'military', at: null },
      ],
      places: phaseNames,
      chooses: true,
      powers: [],
      minUses: 0,
      maxUses: null,
    },
  };
  const draft = draftOf({ select: { die: 10, phase: 'ship' }, wilds: [{ die: 31, column: 'ship' }], uses: [] });
  const placed = (next: typeof draft) => standings(facts, next).map(({ at, selects }) => (selects ? `[${at}]` : at));
  expect(placed(draft)).toEqual(['[ship]', 'settle', 'ship']);
  expect(placed(selectPhase(facts, draft, 'settle'))).toEqual(['explore', '[settle]', 'ship']);
  const byWild = select(facts, draft, 31, 'develop');
  expect(placed(byWild)).toEqual(['explore', 'settle', '[develop]']);
  expect(placed(select(facts, byWild, 20, 'settle'))).toEqual(['explore', '[settle]', 'develop']);
});

test('roll-4.0.2: what stocking with all is said to bring is what it brings, answer by answer', () => {
  let compared = 0;
  for (let seed = 0; seed < 6; seed++) {
    const started = startMatch(roll, { options: {}, seats: [{}, {}], seed: `stock/${seed}` });
    if (!started.ok) throw new Error(started.refusal.code);
    const match = started.value;
    const random = randomFromNumber(seed);
    for (let [open] = openQuestions<RollQuestion>(match.state); open !== undefined; ) {
      const { seat } = open;
      const [ask] = asksFor(roll, match.state, seat) as RollAsk[];
      const rest = ask === undefined ? null : stockRest(ask);
      if (ask?.question.kind === 'explore.task' && rest !== null) {
        const before = roll.viewFor(match.state, seat).players[seat]?.credits ?? 0;
        let stocked = 0;
        let after = before;
        for (let next: RollAsk | undefined = ask; next !== undefined; ) {
          const answer = stockOn(next, { order: { development: [], world: [] }, dice: [] });
          if (answer === null || stocked === rest.explorers) break;
          expect(submit(match, seat, next.question.id, answer.value)).toBeNull();
          after = match.events
            .map((event) => faceFor(event, seat) as RollEvent)
            .reduce(
              (credits, fact) =>
                fact.kind === 'credits' && fact.seat === seat && fact.cause !== 'recruit' && fact.phase === 'explore'
                  ? fact.after
                  : credits,
              before,
            );
          stocked += 1;
          [next] = (asksFor(roll, match.state, seat) as RollAsk[]).filter(
            ({ question }) => question.kind === 'explore.task',
          );
        }
        expect([stocked, after - before]).toEqual([rest.explorers, rest.credits]);
        compared += 1;
      } else submit(match, seat, open.id, roll.sample(match.state, open, random));
      [open] = openQuestions<RollQuestion>(match.state);
    }
  }
  expect(compared).toBeGreaterThan(5);
});
