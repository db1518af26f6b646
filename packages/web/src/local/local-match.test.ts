// A match on this device: the person's seat sees its own things only, and a saved match goes on where it stood.

import { below, openQuestions, type Question, randomFromNumber } from '@orrery/kernel';
import type { Company, GameName } from '@orrery/table';
import {
  answer,
  curtainOf,
  factsFrom,
  type HostedMatch,
  hostNew,
  hostSaved,
  letBotsPlay,
  nextToLook,
  savedText,
  tableOf,
  takeBack,
} from '@orrery/table';
import { beforeAll, describe, expect, test } from 'vitest';
import { company, loadThinkers } from './company.ts';

beforeAll(async () => {
  await loadThinkers();
});

const names = ['You', 'Halley', 'Tycho'];
const games: readonly GameName[] = ['race', 'roll'];

function open(game: GameName, seed: string, options: object = {}): HostedMatch {
  const opened = hostNew(company, { game, options, names, bots: ['random', 'greedy'], seed }, 'unused');
  if (!opened.ok) throw new Error(opened.refusal.code);
  return opened.value;
}

async function reopen(saved: string): Promise<HostedMatch> {
  const opened = await hostSaved(company, saved);
  if (!opened.ok) throw new Error(opened.refusal.code);
  return opened.value;
}

/** What is proposed, or where nothing is, what a clock that has run out would answer. */
function proposedOr({ hosted, match }: HostedMatch, question: Question, proposal: unknown): unknown {
  return proposal ?? hosted.game.fallback(match.state, question);
}

/** Answers with any legal answer, as many times as asked; true when the match is over. */
function play(hosted: HostedMatch, answers: number, each: () => void = () => {}): boolean {
  const { game } = hosted.hosted;
  const random = randomFromNumber(7);
  for (let given = 0; given < answers; given++) {
    const { view, asks, result } = tableOf(hosted);
    if (result !== null) return true;
    const [ask] = asks;
    if (ask === undefined) throw new Error('nobody is asked');
    const question: Question = ask.question;
    const chosen =
      below(random, 2) === 0
        ? proposedOr(hosted, question, ask.proposal)
        : game.sample(game.determinize(view, random), question, random);
    expect(answer(hosted, question.id, chosen)).toBeNull();
    each();
  }
  return false;
}

describe('what the page gets', () => {
  test('hands of others are counted, not named', () => {
    const hosted = open('race', 'secret');
    play(hosted, 20, () => {
      const table = tableOf(hosted);
      if (table.game !== 'race') throw new Error('another game');
      for (const { seat, hand, drawn, startOffered } of table.view.players) {
        if (seat !== 0) expect([hand.cards, drawn.cards, startOffered.cards]).toEqual([null, null, null]);
      }
    });
    const told = factsFrom(hosted, 0).filter((fact) => fact.kind === 'drew' && fact.seat !== 0);
    expect(told.length).toBeGreaterThan(0);
    expect(told.every((fact) => 'cards' in fact && fact.cards === null)).toBe(true);
  });

  test('faces of others are hidden', () => {
    const hosted = open('roll', 'secret');
    let own = 0;
    play(hosted, 20, () => {
      const table = tableOf(hosted);
      if (table.game !== 'roll') throw new Error('another game');
      for (const [seat, { dice }] of table.view.players.entries()) {
        const faces = dice.filter(({ face }) => face !== null).length;
        if (seat === 0) own += faces;
        else expect(faces).toBe(0);
      }
    });
    expect(own).toBeGreaterThan(0);
  });

  test.each(games)('%s: whenever something waits, it is for the person', (game) => {
    const hosted = open(game, 'waiting');
    play(hosted, 30, () => {
      expect(openQuestions(hosted.match.state).every(({ seat }) => seat === 0)).toBe(true);
      expect(tableOf(hosted).asks.every(({ question }) => question.seat === 0)).toBe(true);
    });
  });

  test.each([
    ['race', { sets: ['base', 'gs', 'rvi'], takeovers: true }],
    ['roll', {}],
  ] as const)('%s: a proposal is a legal answer or nothing', (game, options) => {
    const hosted = open(game, 'proposals', options);
    let proposed = 0;
    play(hosted, 60, () => {
      for (const { question, proposal } of tableOf(hosted).asks) {
        if (proposal === null) continue;
        proposed += 1;
        expect(hosted.hosted.game.check(hosted.match.state, question, proposal)).toBeNull();
      }
    });
    expect(proposed).toBeGreaterThan(10);
  });
});

describe.each(games)('saving %s', (game) => {
  test('a match taken up again shows the same table and tells the same story, and goes on alike', async () => {
    const hosted = open(game, 'saved');
    play(hosted, 15);
    const again = await reopen(savedText(hosted));
    expect({ ...tableOf(again), undoMarks: null }).toEqual({ ...tableOf(hosted), undoMarks: null });
    expect(factsFrom(again, 0)).toEqual(factsFrom(hosted, 0));
    play(hosted, 10);
    play(again, 10);
    expect(tableOf(again).view).toEqual(tableOf(hosted).view);
  });

  test('a finished match comes back with its result', async () => {
    const hosted = open(game, 'finished');
    expect(play(hosted, 2000)).toBe(true);
    expect(tableOf(await reopen(savedText(hosted))).result).toEqual(tableOf(hosted).result);
  });
});

test.each(games)('%s: bots that come late answer as if they had been there', (game) => {
  const late: { thinkers: Company['thinkers']; takeUp: Company['takeUp'] } = { ...company, thinkers: null };
  const begun = hostNew(late, { game, options: {}, names, bots: ['regular', 'greedy'], seed: 'late' }, 'unused');
  const there = hostNew(company, { game, options: {}, names, bots: ['regular', 'greedy'], seed: 'late' }, 'unused');
  if (!begun.ok || !there.ok) throw new Error('refused');
  const [ask] = tableOf(begun.value).asks;
  if (ask === undefined) throw new Error('nobody is asked');
  expect(ask).toEqual(tableOf(there.value).asks[0]);
  const given = proposedOr(begun.value, ask.question, ask.proposal);
  for (const { value } of [begun, there]) expect(answer(value, ask.question.id, given)).toBeNull();
  expect(tableOf(begun.value).asks).toEqual([]);
  late.thinkers = company.thinkers;
  expect(letBotsPlay(begun.value)).toBeNull();
  expect(tableOf(begun.value)).toEqual(tableOf(there.value));
});

test.each(['', 'null', '{"format":"orrery-record"}'])('%j is refused', async (saved) => {
  expect(await hostSaved(company, saved)).toMatchObject({ ok: false, refusal: { code: 'kernel/bad-record' } });
});

test.each(games)(
  '%s: alone against bots undo leads back to the decision before; the record tells if something had been seen',
  (game) => {
    let undone = 0;
    let marked = 0;
    for (let seed = 0; seed < 8; seed++) {
      const hosted = open(game, `undo/${seed}`);
      let before = tableOf(hosted);
      play(hosted, 60, () => {
        const after = tableOf(hosted);
        if (after.result === null) {
          expect(after.canUndo).toBe(true);
          if (after.undoMarks) marked += 1;
          else undone += 1;
          const marks = hosted.match.takenBack?.length ?? 0;
          expect(takeBack(hosted)).toBeNull();
          expect(tableOf(hosted).view).toEqual(before.view);
          expect(hosted.match.takenBack?.length ?? 0).toBe(after.undoMarks ? marks + 1 : marks);
          const ask = before.asks[0];
          if (ask === undefined) throw new Error('nothing was asked');
          expect(answer(hosted, ask.question.id, proposedOr(hosted, ask.question, ask.proposal))).toBeNull();
        }
        before = tableOf(hosted);
      });
    }
    expect(undone).toBeGreaterThan(0);
    expect(marked).toBeGreaterThan(0);
  },
);

describe.each(games)('%s with two people at one device', (game) => {
  const shared = (): HostedMatch => {
    const opened = hostNew(company, { game, options: {}, names, bots: [null, 'greedy'], seed: 'shared' }, 'unused');
    if (!opened.ok) throw new Error(opened.refusal.code);
    return opened.value;
  };

  test('the device goes to whoever is asked, and each sees the own things only', () => {
    const hosted = shared();
    const looked = new Set<number>();
    for (let given = 0; given < 40; given++) {
      const table = tableOf(hosted);
      if (table.result !== null) break;
      looked.add(hosted.seat);
      expect(table.seat).toBe(hosted.seat);
      expect(table.view.seat).toBe(hosted.seat);
      const [ask] = table.asks;
      if (ask === undefined) throw new Error('nobody is asked');
      expect(answer(hosted, ask.question.id, proposedOr(hosted, ask.question, ask.proposal))).toBeNull();
      const before = hosted.seat;
      hosted.seat = nextToLook(hosted);
      const asked = openQuestions(hosted.match.state).map(({ seat }) => seat);
      if (asked.includes(before)) expect(hosted.seat).toBe(before);
      else if (asked.length > 0) expect(asked).toContain(hosted.seat);
    }
    expect([...looked].sort()).toEqual([0, 1]);
  });

  test('the curtain says who is next and nothing else', () => {
    const hosted = shared();
    expect(curtainOf(hosted)).toEqual({ game, seat: 0, names, round: expect.any(Number) });
  });
});
