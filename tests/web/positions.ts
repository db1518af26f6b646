// Positions of both games in which each kind of question is asked, found with the games themselves: greedy bots play
// matches of known seeds, and what a browser would keep of one is set down where the kind comes up. No browser needed.

import { makeBot } from '@orrery/bots';
import {
  type AnyGame,
  type MatchRecord,
  openQuestions,
  randomFor,
  type Seat,
  saveRecord,
  startMatch,
  submit,
} from '@orrery/kernel';
import { race } from '@orrery/race';
import { roll } from '@orrery/roll';
import { hostedGames } from '@orrery/table';
import { threatsTo } from '@orrery/table/race';

export interface Position {
  readonly game: 'race' | 'roll';
  /** The kind that is asked of the person; `over` when the match has ended. */
  readonly kind: string;
  readonly rivals: readonly string[];
  readonly round: number;
  /** The record, as the page keeps it. */
  readonly saved: string;
}

interface Played {
  /** Which bot answers; random ones come to what sensible ones avoid. */
  readonly by: 'greedy' | 'random';
  readonly game: 'race' | 'roll';
  readonly options: object;
  readonly seats: number;
  readonly seed: string;
}

const games: { readonly [G in Played['game']]: AnyGame } = {
  race: race,
  roll: roll,
};
const names = ['Halley', 'Tycho', 'Vera', 'Kepler', 'Hypatia', 'Ada'];
const mostAnswers = 5000;

/** A moment of a match, before somebody answers or at its end. */
interface Moment {
  readonly kind: string;
  /** What the game tells the one who is asked. */
  description(): unknown;
  /** What the one who is asked sees. */
  view(): unknown;
  /** Whether somebody could take a world of the one who is asked. */
  isExposed(): boolean;
  /** What the browser of the one who is asked would keep. */
  position(): Position;
}

/** Plays a match by bots alone and shows every moment of it, until one is enough. */
function playThrough(
  { game: name, by, options, seats, seed }: Played,
  show: (moment: Moment) => 'enough' | undefined,
): void {
  const game = games[name];
  const sitting = names.slice(0, seats);
  const started = startMatch(game, { options, seats: sitting.map((each) => ({ name: each })), seed });
  if (!started.ok) throw new Error(`${seed}: ${started.refusal.code}`);
  const bot = makeBot(by, game);
  if (!bot.ok) throw new Error(`there is no bot ${by}`);
  const match = started.value;
  const positionFor = (kind: string, person: Seat): Position => {
    const record: MatchRecord = {
      ...match.header,
      seats: sitting.map((each, seat) => (seat === person ? { name: 'You' } : { name: each, bot: 'greedy' })),
      answers: match.answers,
    };
    const { round } = game.viewFor(match.state, person) as { readonly round: number };
    const rivals = sitting.filter((_, seat) => seat !== person);
    return { game: name, kind, rivals, round, saved: saveRecord(record) };
  };
  for (let answers = 0; answers < mostAnswers; answers++) {
    const [question] = openQuestions(match.state);
    if (question === undefined) break;
    const { seat, id, kind } = question;
    const view = game.viewFor(match.state, seat);
    const shown = show({
      kind,
      description: () => game.describe(match.state, question),
      view: () => view,
      isExposed: () => {
        const standings = hostedGames[name].standings(match.state);
        return 'robot' in standings && standings.seats.some((standing) => threatsTo(standing, seat).length > 0);
      },
      position: () => positionFor(kind, seat),
    });
    if (shown === 'enough') return;
    const chance = randomFor({ text: seed, generator: 'xoshiro128' }, `bot/${seat}/${answers}`);
    const refusal = submit(match, seat, id, bot.value.answer(view, question, chance));
    if (refusal !== null) throw new Error(`${kind}: ${refusal.code}`);
  }
  show({
    kind: 'over',
    description: () => null,
    view: () => game.viewFor(match.state, 0),
    isExposed: () => false,
    position: () => positionFor('over', 0),
  });
}

/** A way to play, and the matches of it that between them come to what is wanted. */
interface Source extends Omit<Played, 'seed'> {
  /** Before the kind in the names of positions. */
  readonly name: string;
  readonly seeds: readonly number[];
  /** Null: every kind that comes up and is not there yet. */
  readonly kinds: readonly string[] | null;
}

const everything = { sets: ['base', 'gs', 'rvi'], goals: true, takeovers: true };
const sources: readonly Source[] = [
  { name: 'race', game: 'race', by: 'greedy', options: everything, seats: 4, seeds: [0, 4, 6], kinds: null },
  {
    name: 'race',
    game: 'race',
    by: 'greedy',
    options: { sets: ['base', 'gs'], goals: true },
    seats: 3,
    seeds: [10, 0],
    kinds: null,
  },
  { name: 'race', game: 'race', by: 'random', options: everything, seats: 4, seeds: [12, 0, 31], kinds: null },
  {
    name: 'draft',
    game: 'race',
    by: 'greedy',
    options: { sets: ['base', 'gs', 'rvi'], draft: true },
    seats: 3,
    seeds: [0],
    kinds: ['draftPick'],
  },
  {
    name: 'solo',
    game: 'race',
    by: 'greedy',
    options: { sets: ['base', 'gs'], solo: 'medium' },
    seats: 1,
    seeds: [0],
    kinds: ['chooseAction', 'settlePlace', 'over'],
  },
  {
    name: 'scenario',
    game: 'race',
    by: 'greedy',
    options: { sets: ['base', 'gs', 'rvi'], scenario: 'rebel-vs-imperium-2p' },
    seats: 2,
    seeds: [0],
    kinds: ['chooseAction'],
  },
  { name: 'six seats', game: 'race', by: 'greedy', options: everything, seats: 6, seeds: [0], kinds: ['settlePlace'] },
  { name: 'roll', game: 'roll', by: 'greedy', options: {}, seats: 3, seeds: [0, 8, 10], kinds: null },
  { name: 'roll', game: 'roll', by: 'random', options: {}, seats: 3, seeds: [69, 30, 11], kinds: null },
  { name: 'five seats', game: 'roll', by: 'greedy', options: {}, seats: 5, seeds: [0], kinds: ['assign'] },
];

/** Asked of somebody who could lose a world it has a name of its own: the dangers are seen then. */
const nameOf = ({ kind, isExposed }: Moment): string => (kind === 'chooseAction' && isExposed() ? 'exposed' : kind);

/** Every position by its name; of several of a kind in a match the one with most to choose from. */
export function allPositions(): Map<string, Position> {
  const found = new Map<string, Position>();
  for (const { name, seeds, kinds, ...played } of sources) {
    for (const seed of seeds) {
      const here = new Map<string, { readonly amount: number; readonly position: Position }>();
      playThrough({ ...played, seed: `screens/${seed}` }, (moment) => {
        if (kinds?.includes(moment.kind) === false) return undefined;
        const key = `${name} ${nameOf(moment)}`;
        if (found.has(key)) return undefined;
        const amount = JSON.stringify(moment.description()).length;
        if (amount >= (here.get(key)?.amount ?? 0)) here.set(key, { amount, position: moment.position() });
        return undefined;
      });
      for (const [key, { position }] of here) found.set(key, position);
    }
  }
  return found;
}

/** The first moment of a match that is as wanted. */
export function firstPosition(played: Played, isWanted: (moment: Moment) => boolean): Position {
  let found: Position | null = null;
  playThrough(played, (moment) => {
    if (!isWanted(moment)) return undefined;
    found = moment.position();
    return 'enough';
  });
  if (found === null) throw new Error(`nothing in ${played.seed} is as wanted: look for another seed`);
  return found;
}
