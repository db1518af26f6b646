// What somebody answered, in words: the same for every kind of question, label before thing, so that no name is bent.

import type { Question } from '@orrery/kernel';
import type { AnswerTo, PowerRef, QuestionKind, Spending, TakeoverPlan } from '@orrery/race';
import type { Answers, DieColour, RollAnswer, Worker } from '@orrery/roll';
import { plain } from '../words/signed.ts';
import type { Speaker } from '../words/speaker.ts';
import { words } from '../words/wording.ts';

const joined = (parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(' · ') || words.replay.nothing;

const labelled = (label: string, things: readonly string[]): string =>
  things.length === 0 ? '' : words.joined.line(label, words.joined.list(things));

type RaceWords = {
  readonly [K in QuestionKind]: (answer: NonNullable<AnswerTo<K>>, say: Speaker) => string;
};

const card = (slug: string, say: Speaker): string => say.card(slug);
const discarded = (cards: readonly string[], say: Speaker): string =>
  joined([labelled(words.replay.discarded, cards.map(say.card))]);
const spent = ({ uses, cards }: Spending, say: Speaker): string[] => [
  labelled(words.replay.used, uses.map(say.card)),
  labelled(words.replay.paid, cards.map(say.card)),
];
const power = ({ card: of }: PowerRef, say: Speaker): string => (of === null ? words.replay.bonus : say.card(of));
const takeover = (plan: TakeoverPlan, say: Speaker): string =>
  joined([
    words.joined.line(words.replay.takeover, words.joined.aside(say.card(plan.world), say.seat(plan.owner))),
    say.card(plan.power),
    ...spent(plan, say),
  ]);

const raceWords: RaceWords = {
  draftPick: card,
  chooseStart: ({ start, discard }, say) =>
    joined([say.card(start), labelled(words.replay.discarded, discard.map(say.card))]),
  discardSetup: discarded,
  chooseAction: (actions) => words.joined.list(actions.map((action) => words.actions[action].name)),
  exploreDiscard: discarded,
  developPlace: card,
  developPay: (spending, say) => joined(spent(spending, say)),
  settlePlace: card,
  declareTakeover: takeover,
  settlePay: (payment, say) => joined([words.ways[payment.way], ...spent(payment, say)]),
  settleSecond: (answer, say) => ('world' in answer ? say.card(answer.world) : takeover(answer.takeover, say)),
  defendTakeover: (spending, say) => joined(spent(spending, say)),
  tradeGood: card,
  consumeNext: ({ power: of, goods }, say) =>
    joined([power(of, say), labelled(words.replay.goods, goods.map(say.card))]),
  discardForYield: discarded,
  guessCost: (number) => plain(number),
  ante: card,
  anteKeep: card,
  produceNext: power,
  produceWorld: card,
  produceDiscard: card,
  roundDiscard: discarded,
};

export function raceAnswerText({ kind }: Question, answer: unknown, say: Speaker): string {
  if (answer === null) return words.replay.pass;
  return (raceWords[kind as QuestionKind] as (answer: unknown, say: Speaker) => string)(answer, say);
}

/** Which colour a die has; null where it can no longer be told. */
export type ColourOf = (die: number) => DieColour | null;

interface Table {
  readonly say: Speaker;
  readonly worker: (worker: Worker) => string;
}

type RollWords = { readonly [K in keyof Answers]: (answer: Answers[K], table: Table) => string };

const dice = ({ dice: some }: { readonly dice: readonly number[] }, { worker }: Table): string =>
  joined([labelled(words.replay.dice, some.map(worker))]);

function explored(answer: Answers['explore.task'] | Answers['explore.done'], { say }: Table): string {
  const abandoned = answer.do === 'scout' ? answer.abandon.map(say.tile) : [];
  return joined([words.roll.tasks[answer.do].name, labelled(words.replay.abandoned, abandoned)]);
}

const rollWords: RollWords = {
  'setup.startTiles': ({ development, world }, { say }) =>
    joined([
      labelled(words.roll.kinds.development, [say.tile(development)]),
      labelled(words.roll.kinds.world, [say.tile(world)]),
    ]),
  assign: ({ select, uses }, { say, worker }) =>
    joined([
      words.joined.line(words.replay.selected, words.roll.phases[select.phase]),
      ...uses.map(({ power: by, moves }) =>
        labelled(
          by === 'dictate' ? words.roll.desk.dictate : say.side(by),
          moves.map(({ die, to }) => words.roll.desk.move(worker(die), words.roll.phases[to])),
        ),
      ),
    ]),
  'explore.task': explored,
  'explore.done': explored,
  'explore.place': ({ tile, side, where }, { say }) =>
    joined([
      labelled(words.roll.kinds[side], [say.tile(tile)]),
      where === undefined ? '' : words.roll.tasks[where].name,
    ]),
  'explore.shortageDiscard': ({ tile }, { say }) => say.tile(tile),
  'explore.extraTile': ({ tile, side }, { say }) => labelled(words.roll.kinds[side], [say.tile(tile)]),
  'build.spendEarly': dice,
  'build.placeWorker': dice,
  'build.workersToCup': dice,
  'build.removeDie': ({ die }, { worker }) => worker(die),
  'produce.place': ({ die, world }, { say, worker }) => joined([worker(die), say.side(world)]),
  'ship.task': ({ worker: by, good, do: task, bankers }, { worker }) =>
    joined([
      words.roll.tasks[bankers === true ? 'tradeAndBuy' : task].name,
      labelled(words.replay.dice, [worker(by), worker(good)]),
    ]),
  'manage.recruit': dice,
  'manage.recall': dice,
};

export function rollAnswerText({ kind }: Question, answer: unknown, say: Speaker, colourOf: ColourOf): string {
  const worker = (by: Worker): string => {
    const colour = typeof by === 'string' ? (by.slice('virtual-'.length) as DieColour) : colourOf(by);
    return colour === null ? String(by) : words.roll.colours[colour].name;
  };
  const entry = rollWords[kind as keyof Answers] as (answer: RollAnswer, table: Table) => string;
  return entry(answer as RollAnswer, { say, worker });
}
