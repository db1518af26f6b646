// Recorded decisions as answers of ours: colours become dice. What cannot be named (no such die) becomes a die that
// does not exist, so that an illegal answer meets the judge and not us.

import type {
  AnswerTo,
  DieColour,
  DieNo,
  DieView,
  FaceName,
  Plan,
  PlayerView,
  RollQuestion,
  Worker,
} from '@orrery/roll';
import type { Decision, RecordedPlan } from './recorded.ts';

const noSuchDie = -1;

/** Takes dice out of a seat's dice, each at most once. */
export interface Picker {
  take(colour: DieColour | undefined, at: (die: DieView) => boolean): DieNo;
}

function pickerOf(player: PlayerView): Picker {
  const left = [...player.dice];
  return {
    take(colour, at) {
      const index = left.findIndex((die) => die.colour === colour && at(die));
      return index < 0 ? noSuchDie : (left.splice(index, 1)[0] as DieView).die;
    },
  };
}

const isAt =
  (...places: readonly string[]) =>
  (die: DieView): boolean =>
    places.includes(die.at);

const worker = (phase: string) => isAt(`column:${phase}`, `selector:${phase}`);

interface Planned {
  readonly die: DieNo;
  readonly colour: DieColour;
  readonly face: FaceName | null;
  column: string;
}

export function planOf(player: PlayerView, recorded: RecordedPlan): Plan {
  const dice: Planned[] = player.dice
    .filter(({ at }) => at === 'rolled')
    .map(({ die, colour, face }) => ({ die, colour, face, column: face ?? '' }));
  const { select } = recorded;
  const selector = dice.find(({ colour, face }) => colour === select.colour && face === select.face);
  if (selector !== undefined) selector.column = 'selector';
  const wilds = recorded.wild.map(({ colour, column }) => {
    const found = dice.find((die) => die.colour === colour && die.column === 'wild');
    if (found !== undefined) found.column = column;
    return { die: found?.die ?? noSuchDie, column };
  });
  const uses = recorded.uses.map((use) => {
    const used: Planned[] = [];
    const payer = use.pay === undefined ? undefined : planned(dice, use.pay.colour, use.pay.from, select.phase, used);
    if (payer !== undefined) {
      payer.column = 'dictate';
      used.push(payer);
    }
    const moves = use.moves.map(({ colour, from, to }) => {
      const found = planned(dice, colour, from, select.phase, used) ?? (payer?.colour === colour ? payer : undefined);
      if (found !== undefined) used.push(found);
      return { found, move: { die: found?.die ?? noSuchDie, to } };
    });
    for (const { found, move } of moves) if (found !== undefined && found !== selector) found.column = move.to;
    return {
      power: use.power,
      ...(use.pay === undefined ? {} : { pay: payer?.die ?? noSuchDie }),
      moves: moves.map(({ move }) => move),
    };
  });
  return { wilds, select: { die: selector?.die ?? noSuchDie, phase: select.phase }, uses };
}

/** A die of this colour in this column, if need be the selector standing there. */
function planned(
  dice: readonly Planned[],
  colour: DieColour,
  from: string,
  selected: string,
  used: readonly Planned[],
): Planned | undefined {
  const free = dice.filter((die) => die.colour === colour && !used.includes(die));
  return (
    free.find(({ column }) => column === from) ?? free.find(({ column }) => column === 'selector' && from === selected)
  );
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(text) : []);

function workerOf(player: PlayerView, picker: Picker, phase: string, decision: Decision): Worker {
  if (decision.virtual === true) return `virtual-${decision.worker ?? 'home'}`;
  const die = picker.take(decision.worker, worker(phase));
  const virtual = decision.worker !== undefined && player.virtualWorkers.includes(decision.worker);
  return die === noSuchDie && virtual ? `virtual-${decision.worker}` : die;
}

/** The answer to one of our questions that the recorded decisions give; several only for placing workers. */
export function answerOf(player: PlayerView, question: RollQuestion, decisions: readonly Decision[]): unknown {
  const [decision] = decisions;
  if (decision === undefined) return null;
  const picker = pickerOf(player);
  if (decision.ask === 'explore-rearrange') {
    return { do: 'rearrange', development: texts(decision.development), world: texts(decision.world) };
  }
  switch (question.kind) {
    case 'explore.task': {
      const who = decision.autoWorker === true ? {} : { worker: workerOf(player, picker, 'explore', decision) };
      if (decision.do === 'stock') return { do: 'stock', ...who };
      return { do: decision.do, abandon: texts(decision.abandon), ...who };
    }
    case 'explore.done':
      return { do: 'done' };
    case 'explore.place':
      return { tile: decision.tile, side: decision.side, where: decision.where };
    case 'explore.extraTile': {
      const answer: Partial<AnswerTo<'explore.extraTile'>> = {
        tile: text(decision.tile),
        side: decision.side ?? 'world',
      };
      return decision.where === 'under' ? answer : { ...answer, where: decision.where };
    }
    case 'explore.shortageDiscard':
      return { tile: decision.tile };
    case 'build.spendEarly': {
      const lying = isAt(`stack:${question.stack}`);
      return { dice: (decision.dice ?? []).map((colour) => picker.take(colour, lying)) };
    }
    case 'build.placeWorker': {
      const phase = question.stack === 'development' ? 'develop' : 'settle';
      return { dice: decisions.map(({ die }) => picker.take(die, worker(phase))) };
    }
    case 'build.workersToCup':
      return {
        dice: (decision.dice ?? []).map((colour) => picker.take(colour, ({ die }) => question.spent.includes(die))),
      };
    case 'build.removeDie':
      return { die: picker.take(decision.colour, atPlace(decision)) };
    case 'produce.place':
      return { die: picker.take(decision.die, worker('produce')), world: text(decision.world) };
    case 'ship.task':
      return {
        worker: workerOf(player, picker, 'ship', decision),
        good: picker.take(decision.good, isAt(`world:${text(decision.world)}`)),
        do: decision.do,
        ...(decision.bankers === undefined ? {} : { bankers: decision.bankers }),
      };
    case 'manage.recruit':
      return { dice: (decision.dice ?? []).map((colour) => picker.take(colour, isAt('citizenry'))) };
    case 'manage.recall':
      return { dice: recalled(picker, decision) };
    case 'setup.startTiles':
    case 'assign':
      return null; // these are not among the steps of a phase
  }
}

function recalled(picker: Picker, decision: Decision): DieNo[] {
  const colours = (list: unknown): DieColour[] => texts(list) as DieColour[];
  return [
    ...colours(decision.development).map((colour) => picker.take(colour, isAt('stack:development'))),
    ...colours(decision.world).map((colour) => picker.take(colour, isAt('stack:world'))),
    ...(decision.goods ?? []).map(([world, colour]) => picker.take(colour, isAt(`world:${world}`))),
  ];
}

function atPlace({ place, column, stack, world }: Decision): (die: DieView) => boolean {
  if (place === 'column') return worker(column ?? '');
  if (place === 'stack') return isAt(`stack:${stack ?? ''}`);
  if (place === 'good') return isAt(`world:${text(world)}`);
  return isAt(place ?? '');
}
