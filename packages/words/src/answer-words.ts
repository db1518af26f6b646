// What somebody answered, in words: the same for every kind of question, label before thing, so that no name is bent.

import type { Question } from '@orrery/kernel';
import type { AnswerTo, PowerRef, QuestionKind, Spending, TakeoverPlan } from '@orrery/race';
import type { DieColour, RollAnswer, AnswerTo as RollAnswerTo, QuestionKind as RollKind, Worker } from '@orrery/roll';
import { told } from './repeated.ts';
import { plain } from './signed.ts';
import type { Speaker } from './speaker.ts';

const joined = ({ words }: Speaker, parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(' · ') || words.replay.nothing;

const labelled = ({ words }: Speaker, label: string, things: readonly string[]): string =>
  things.length === 0 ? '' : words.joined.line(label, words.joined.list(told(things)));

type RaceWords = {
  readonly [K in QuestionKind]: (answer: NonNullable<AnswerTo<K>>, say: Speaker) => string;
};

const card = (slug: string, say: Speaker): string => say.card(slug);
const discarded = (cards: readonly string[], say: Speaker): string =>
  joined(say, [labelled(say, say.words.replay.discarded, cards.map(say.card))]);
const spent = ({ uses, cards }: Spending, say: Speaker): string[] => [
  labelled(say, say.words.replay.used, uses.map(say.card)),
  labelled(say, say.words.replay.paid, cards.map(say.card)),
];
const power = ({ card: of }: PowerRef, say: Speaker): string => (of === null ? say.words.replay.bonus : say.card(of));
const takeover = (plan: TakeoverPlan, say: Speaker): string =>
  joined(say, [
    say.words.joined.line(
      say.words.replay.takeover,
      say.words.joined.aside(say.card(plan.world), say.seat(plan.owner)),
    ),
    say.card(plan.power),
    ...spent(plan, say),
  ]);

const raceWords: RaceWords = {
  draftPick: card,
  chooseStart: ({ start, discard }, say) =>
    joined(say, [say.card(start), labelled(say, say.words.replay.discarded, discard.map(say.card))]),
  discardSetup: discarded,
  chooseAction: (actions, say) => say.words.joined.list(actions.map((action) => say.words.actions[action].name)),
  exploreDiscard: discarded,
  developPlace: card,
  developPay: (spending, say) => joined(say, spent(spending, say)),
  settlePlace: card,
  declareTakeover: takeover,
  settlePay: (payment, say) => joined(say, [say.words.ways[payment.way], ...spent(payment, say)]),
  settleSecond: (answer, say) => ('world' in answer ? say.card(answer.world) : takeover(answer.takeover, say)),
  defendTakeover: (spending, say) => joined(say, spent(spending, say)),
  tradeGood: card,
  consumeNext: ({ power: of, goods }, say) =>
    joined(say, [power(of, say), labelled(say, say.words.replay.goods, goods.map(say.card))]),
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
  if (answer === null) return say.words.replay.pass;
  return (raceWords[kind as QuestionKind] as (answer: unknown, say: Speaker) => string)(answer, say);
}

/** Which colour a die has; null where it can no longer be told. */
export type ColourOf = (die: number) => DieColour | null;

interface Table {
  readonly say: Speaker;
  readonly worker: (worker: Worker) => string;
}

type RollWords = { readonly [K in RollKind]: (answer: RollAnswerTo<K>, table: Table) => string };

const dice = ({ dice: some }: { readonly dice: readonly number[] }, { say, worker }: Table): string =>
  joined(say, [labelled(say, say.words.replay.dice, some.map(worker))]);

function explored(answer: RollAnswerTo<'explore.task'> | RollAnswerTo<'explore.done'>, { say }: Table): string {
  const abandoned = answer.do === 'scout' ? answer.abandon.map(say.tile) : [];
  return joined(say, [say.words.roll.tasks[answer.do].name, labelled(say, say.words.replay.abandoned, abandoned)]);
}

const rollWords: RollWords = {
  'setup.startTiles': ({ development, world }, { say }) =>
    joined(say, [
      labelled(say, say.words.roll.kinds.development, [say.tile(development)]),
      labelled(say, say.words.roll.kinds.world, [say.tile(world)]),
    ]),
  assign: ({ select, uses }, { say, worker }) =>
    joined(say, [
      say.words.joined.line(say.words.replay.selected, say.words.roll.phases[select.phase]),
      ...uses.map(({ power: by, moves }) =>
        labelled(
          say,
          by === 'dictate' ? say.words.roll.desk.dictate : say.side(by),
          moves.map(({ die, to }) => say.words.roll.desk.move(worker(die), say.words.roll.phases[to])),
        ),
      ),
    ]),
  'explore.task': explored,
  'explore.done': explored,
  'explore.place': ({ tile, side, where }, { say }) =>
    joined(say, [
      labelled(say, say.words.roll.kinds[side], [say.tile(tile)]),
      where === undefined ? '' : say.words.roll.tasks[where].name,
    ]),
  'explore.shortageDiscard': ({ tile }, { say }) => say.tile(tile),
  'explore.extraTile': ({ tile, side }, { say }) => labelled(say, say.words.roll.kinds[side], [say.tile(tile)]),
  'build.spendEarly': dice,
  'build.placeWorker': dice,
  'build.workersToCup': dice,
  'build.removeDie': ({ die }, { worker }) => worker(die),
  'produce.place': ({ die, world }, { say, worker }) => joined(say, [worker(die), say.side(world)]),
  'ship.task': ({ worker: by, good, do: task, bankers }, { say, worker }) =>
    joined(say, [
      say.words.roll.tasks[bankers === true ? 'tradeAndBuy' : task].name,
      labelled(say, say.words.replay.dice, [worker(by), worker(good)]),
    ]),
  'manage.recruit': dice,
  'manage.recall': dice,
};

export function rollAnswerText({ kind }: Question, answer: unknown, say: Speaker, colourOf: ColourOf): string {
  const worker = (by: Worker): string => {
    const colour = typeof by === 'string' ? (by.slice('virtual-'.length) as DieColour) : colourOf(by);
    return colour === null ? String(by) : say.words.roll.colours[colour].name;
  };
  const entry = rollWords[kind as RollKind] as (answer: RollAnswer, table: Table) => string;
  return entry(answer as RollAnswer, { say, worker });
}
