// Recorded games as a yardstick for bots: before every pick each seat is asked what it thinks its share of winning is
// and what it would pick, by its view alone. Who won and what was picked are in the record. Nothing is learned here.

import { type Bot, raceShare } from '@orrery/bots';
import { openQuestions, type Random, randomFromNumber } from '@orrery/kernel';
import { feed, race } from '@orrery/race';
import { linesOf } from '../../lines.ts';
import { advance, answerRecorded, answerUnasked, type Follower, follow } from './follower.ts';
import { isTraceGame, type TraceGame } from './trace.ts';

type TraceRound = TraceGame['rounds'][number];

/** What was foreseen at one pick. */
export interface Foreseen {
  readonly seats: number;
  /** How much of the match was over: 0 at the first pick, 1 at the last. */
  readonly when: number;
  /** Shares of winning by seat, adding up to 1. */
  readonly shares: readonly number[];
  readonly won: readonly number[];
  /** Per seat whether the bot would have picked what was picked. */
  readonly agreed: readonly boolean[];
}

/** All picks of the games that computer players played. */
export async function* foreseenIn(files: readonly string[], bot: Bot | null): AsyncGenerator<readonly Foreseen[]> {
  for (const file of files) {
    for await (const text of linesOf(file)) {
      const game: unknown = JSON.parse(text);
      if (isTraceGame(game) && game.id.includes('-ai-')) yield foreseenInGame(game, bot);
    }
  }
}

function foreseenInGame(game: TraceGame, bot: Bot | null): Foreseen[] {
  const follower = follow({ ...game, seats: game.setup.seats });
  const random = randomFromNumber(game.rounds.length);
  const found: Omit<Foreseen, 'won'>[] = [];
  const seats = game.setup.seats.map((_, seat) => seat);
  follower.records = seats.map((seat) => game.setup.decisions.filter((record) => record.seat === seat));
  advance(follower);
  playOn(follower);
  for (const [index, round] of game.rounds.entries()) {
    const when = index / Math.max(1, game.rounds.length - 1);
    found.push({ seats: seats.length, when, ...foresee(follower, round.actions, bot, random) });
    playRound(follower, round);
  }
  const winners = (race.outcome(follower.state) ?? []).filter(({ rank }) => rank === 1);
  const won = seats.map((seat) => (winners.some((place) => place.seat === seat) ? 1 / winners.length : 0));
  return found.map((each) => ({ ...each, won }));
}

function foresee({ state }: Follower, recorded: TraceRound['actions'], bot: Bot | null, random: Random) {
  const views = state.players.map((_, seat) => race.viewFor(state, seat));
  const raw = views.map((view) => raceShare(view, random));
  const sum = raw.reduce((total, each) => total + each, 0);
  const picks = openQuestions(state).filter(({ kind }) => kind === 'chooseAction');
  const agreed = views.map((view, seat) => {
    const question = picks.find((each) => each.seat === seat);
    if (bot === null || question === undefined) return false;
    return samePick(bot.answer(view, question, random) as string[], recorded[seat] ?? []);
  });
  return { shares: raw.map((each) => each / sum), agreed };
}

/** The recorded round, phase by phase. */
function playRound(follower: Follower, { actions, phases }: TraceRound): void {
  for (const { draws } of phases) {
    for (const [seat, cards] of draws.entries()) {
      const names = cards.map((draw) => (typeof draw === 'string' ? draw : draw.flip));
      feed(follower.state, seat, follower.names.slugs(names));
    }
  }
  const left = phases.slice();
  follower.onPhase = ({ kind }) => {
    const next = kind === 'phaseStarted' ? left.shift() : undefined;
    if (next === undefined) return;
    follower.records = actions.map((_, seat) => next.decisions.filter((record) => record.seat === seat));
  };
  follower.records = actions.map((chosen, seat) => [{ seat, choice: 'action', chosen }]);
  playOn(follower);
}

function playOn(follower: Follower): void {
  while (answerRecorded(follower) || answerUnasked(follower, ({ kind }) => kind !== 'chooseAction'));
}

const samePick = (picked: readonly string[], recorded: readonly string[]): boolean =>
  picked.length === recorded.length && picked.every((action) => recorded.includes(action));
