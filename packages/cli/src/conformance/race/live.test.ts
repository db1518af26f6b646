// Live mode: answers and recorded decisions translate into each other, recorded games come through it unchanged, and
// the command speaks over real pipes.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { firstOpen, playInPlace, randomFromNumber } from '@orrery/kernel';
import { type RaceQuestion, race } from '@orrery/race';
import { describe, expect, it } from 'vitest';
import { linesOf } from '../../lines.ts';
import { tracePowerOf } from './codes.ts';
import { liveSelf } from './live-self.ts';
import { type Names, namesFor } from './names.ts';
import { answerFrom } from './to-answer.ts';
import { piecesOf } from './to-records.ts';
import type { TraceDecision, TracePower } from './trace.ts';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const trace = (name: string): string => `${root}tests/traces/race/traces-${name}.jsonl.gz`;

describe('answers as recorded decisions and back', () => {
  it('every answer of random games comes back as it was', () => {
    const seen = new Set<string>();
    for (let game = 0; game < 60; game++) {
      const read = race.readOptions({
        sets: ['base', 'gs', ...(game % 3 > 0 ? ['rvi'] : [])],
        takeovers: game % 3 > 0,
      });
      if (!read.ok) throw new Error(JSON.stringify(read.refusal));
      const names = namesFor(read.value);
      const state = race.setup(read.value, 2 + (game % 3), { text: `there and back ${game}`, generator: 'xoshiro128' });
      const random = randomFromNumber(game);
      race.advance(state, null);
      for (let question = firstOpen(state.flow); question !== null; question = firstOpen(state.flow)) {
        const answer = race.sample(state, question, random);
        const records = recordsOf(question, answer, names);
        expect(answerFrom(records, question, names)?.answer, question.kind).toEqual(answer);
        seen.add(question.kind);
        expect(playInPlace(race, state, question.seat, question.id, answer, null)).toBeNull();
      }
    }
    const unseen = race.questionKinds.filter((kind) => !seen.has(kind));
    expect(unseen).toEqual(['draftPick']); // the other engine has no draft
  });
});

/** Our pieces with what the driver itself adds when it asks for them. */
function recordsOf(question: RaceQuestion, answer: unknown, names: Names): TraceDecision[] {
  const { seat } = question;
  const records = piecesOf(question, answer, names).map((piece) => ({
    ...driverFields(question, names),
    ...piece,
    seat,
  }));
  // Where a windfall power produces is a record of its own, without which the power did nothing.
  if (question.kind === 'produceNext' && answer !== null) {
    records.push({ seat, choice: 'windfall', power: records[0]?.chosen as TracePower, chosen: '' });
  }
  return records;
}

function driverFields(question: RaceQuestion, names: Names): Partial<TraceDecision> {
  if (question.kind === 'defendTakeover') return { attacker: question.attacker, world: names.name(question.world) };
  if (question.kind === 'discardForYield') return { power: tracePowerOf(question.power, 'consume', names) };
  return {};
}

describe('recorded games through live mode', () => {
  it.each(['base-2p', 'base-2p-adv', 'gs-4p-goals', 'rvi-3p-goals-takeovers', 'rvi-2p-adv-nogoals-takeovers'])(
    '%s',
    async (name) => {
      const failures: unknown[] = [];
      let games = 0;
      for await (const { id, verdict } of liveSelf([trace(name)])) {
        games += 1;
        if (!verdict.passed) failures.push({ id, ...verdict.difference });
      }
      expect(failures).toEqual([]);
      expect(games).toBeGreaterThan(10);
    },
  );
});

describe('the live command', () => {
  it('a bot that looks ahead knows a legal answer to everything the driver asks', async () => {
    const files = [trace('base-2p'), trace('rvi-2p-goals-takeovers')];
    let games = 0;
    for await (const { id, verdict } of liveSelf(files, { bot: 'master', sims: 2 })) {
      expect(verdict, id).toEqual({ passed: true });
      games += 1;
    }
    expect(games).toBeGreaterThan(40);
  });

  it('answers over pipes, ignores what it does not know, and ends with its input', async () => {
    let first = '';
    for await (const line of linesOf(trace('base-2p'))) {
      first = line;
      break;
    }
    const game = JSON.parse(first) as {
      options: unknown;
      vpPool: number;
      deckSize: number;
      setup: { seats: unknown[]; after: { vpPool: number } };
    };
    const command = spawn(process.execPath, ['tools/run.mjs', 'conformance', '--live', '--bot', 'random'], {
      cwd: root,
    });
    const lines = createInterface({ input: command.stdout })[Symbol.asyncIterator]();
    const send = (line: unknown): void =>
      void command.stdin.write(`${typeof line === 'string' ? line : JSON.stringify(line)}\n`);
    const { options, vpPool, deckSize, setup } = game;
    send('not even JSON');
    send({ live: 1, options, activeGoals: [], vpPool, deckSize, you: [1], seats: setup.seats });
    send({ weather: 'fine' });
    const ask = { round: 0, phase: 'setup', seat: 1, choice: 'discard', at: 6, count: 2, from: 'hand' };
    send({ ask });
    const reply = JSON.parse((await lines.next()).value as string) as { decision: { cards: string[] } };
    expect(reply.decision).toMatchObject(ask);
    expect(reply.decision.cards).toHaveLength(2);
    send({ after: { round: 0, phase: 'setup', digest: { ...setup.after, vpPool: 1 } } });
    expect(JSON.parse((await lines.next()).value as string)).toMatchObject({ differs: { field: expect.any(String) } });
    command.stdin.end();
    const [code] = (await once(command, 'exit')) as [number];
    expect(code).toBe(3);
  });
});
