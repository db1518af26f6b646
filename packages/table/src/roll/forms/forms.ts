// Every kind of question of Roll as a form, but for the plan of the Assign step, which has a desk of its own. The
// compiler refuses a missing one.

import type {
  AnswerTo,
  DieNo,
  DieView,
  QuestionKind,
  QuestionOf,
  RollDescription,
  ShipAnswer,
  SideKind,
  Worker,
} from '@orrery/roll';
import { exactly, one, picked, some } from '../../forms/form.ts';
import type { RollAsk } from '../../table.ts';
import {
  type Choice,
  type Desk,
  type Form,
  formOf,
  type Gain,
  type Group,
  type GroupId,
  type Order,
  type Picks,
  type Task,
} from './form.ts';

type FormKind = Exclude<QuestionKind, 'assign'>;

interface AskOf<K extends FormKind> {
  readonly question: QuestionOf<K>;
  readonly description: RollDescription;
  readonly proposal: AnswerTo<K>;
}

interface FormMaker<K extends FormKind> {
  form(ask: AskOf<K>, picks: Picks, desk: Desk): Form;
  /** What is ticked to begin with. */
  begin?(ask: AskOf<K>): Picks;
  /** What has to be ticked for the proposal, where that is more than what it begins with. */
  fill?(ask: AskOf<K>): Picks;
}

type Dice = RollDescription['dice'];
type Option = NonNullable<RollDescription['options']>[number];

const dieChoices = (dice: Dice): Choice[] =>
  dice.map(({ die, colour, at }) => ({ id: String(die), legal: true, shows: { kind: 'die', colour, at, face: null } }));

const workerChoices = ({ workers }: RollDescription): Choice[] =>
  workers.map(({ worker, colour }) => ({
    id: String(worker),
    legal: true,
    shows:
      typeof worker === 'number' ? { kind: 'die', colour, at: 'working', face: null } : { kind: 'virtual', colour },
  }));

const workerOf = (id: string | undefined): Worker => (Number.isNaN(Number(id)) ? (id as Worker) : Number(id));

const diceOf = (group: Group, picks: Picks): DieNo[] => picked(group, picks).map(({ id }) => Number(id));
const idOf = (group: Group, picks: Picks): string | undefined => picked(group, picks)[0]?.id;

const taskChoice = (task: Task, gain: Gain | null = null): Choice => ({
  id: task,
  legal: true,
  shows: { kind: 'task', task, gain },
});

const begun = (ids: Partial<Record<GroupId, readonly (string | number)[]>>): Picks =>
  Object.fromEntries(Object.entries(ids).map(([group, list]) => [group, list.map(String)]));

/** So many dice out of those described. */
function someDice<
  K extends 'build.spendEarly' | 'build.placeWorker' | 'build.workersToCup' | 'manage.recruit' | 'manage.recall',
>(id: GroupId): FormMaker<K> {
  return {
    form: ({ description: { dice, min, max } }, picks) => {
      const choices = dieChoices(dice);
      const group = min === max ? exactly(id, choices, min) : some(id, choices, min, max);
      return formOf([group], picks, () => ({ dice: diceOf(group, picks) }));
    },
    begin: ({ proposal }) => begun({ [id]: (proposal as AnswerTo<'manage.recall'>).dice }),
  };
}

/** Each side of each drawn tile; its id names both. */
const sideChoices = ({ tiles }: RollDescription): Choice[] =>
  tiles.flatMap(({ tile, development, world }) =>
    (
      [
        ['development', development],
        ['world', world],
      ] as const
    ).map(([kind, { side, required }]) => ({
      id: `${tile}/${kind}`,
      legal: true,
      shows: { kind: 'side', side, required } as const,
    })),
  );

function sidePicked(group: Group, picks: Picks): { tile: string; side: SideKind } {
  const [tile = '', side] = (idOf(group, picks) ?? '').split('/');
  return { tile, side: side === 'world' ? 'world' : 'development' };
}

const tileChoices = ({ tiles }: RollDescription): Choice[] =>
  tiles.map(({ tile, development, world }) => ({
    id: tile,
    legal: true,
    shows: { kind: 'tile', development: development.side, world: world.side },
  }));

const can = ({ impossible }: RollDescription, what: string): boolean => !impossible.some((each) => each.what === what);

const gainOf = ({ credits, vp, lost, terms }: Option): Gain => ({ credits, vp, lost, terms });

function taskForm({ description }: AskOf<'explore.task'>, picks: Picks, { order }: Desk): Form {
  const worker = description.workerMatters ? one<GroupId, Choice>('worker', workerChoices(description)) : null;
  const by = worker === null ? undefined : idOf(worker, picks);
  const stock = description.options?.find(({ answer }) => {
    if (!('do' in answer) || answer.do !== 'stock') return false;
    return by === undefined || String('worker' in answer ? answer.worker : by) === by;
  });
  const stockGain = stock === undefined ? stockOf(description, by) : gainOf(stock);
  const rearranges = can(description, 'rearrange') && description.tiles.length > 0;
  const task = one<GroupId, Choice>('task', [
    taskChoice('scout'),
    taskChoice('stock', stockGain),
    ...(rearranges ? [taskChoice('rearrange')] : []),
  ]);
  const chosen = idOf(task, picks);
  if (chosen === 'rearrange') return formOf([task], picks, () => ({ do: 'rearrange', ...order }), true);
  const named = worker === null ? {} : { worker: workerOf(by) };
  const workers = worker === null ? [] : [worker];
  if (chosen !== 'scout') return formOf([task, ...workers], picks, () => ({ do: 'stock', ...named }));
  const abandon = some<GroupId, Choice>('abandon', tileChoices(description), 0, description.tiles.length);
  const groups = description.tiles.length === 0 ? [task, ...workers] : [task, ...workers, abandon];
  return formOf(groups, picks, () => ({ do: 'scout', abandon: picked(abandon, picks).map(({ id }) => id), ...named }));
}

/** What a Stock brings, where the answers are too many to be listed. */
function stockOf({ workers }: RollDescription, by: string | undefined): Gain | null {
  const worker = workers.find((each) => by === undefined || String(each.worker) === by);
  return worker === undefined ? null : { credits: worker.stock, vp: 0, lost: 0, terms: [] };
}

function shipForm({ description }: AskOf<'ship.task'>, picks: Picks, { dice }: Desk): Form {
  const options = (description.options ?? []).map((option) => ({ option, answer: option.answer as ShipAnswer }));
  const goods = [...new Map(options.map(({ answer }) => [answer.good, answer])).keys()];
  const worthOf = (die: DieNo): { readonly credits: number; readonly vp: number } => {
    const some = options.filter(({ answer }) => answer.good === die);
    const most = (amount: (option: Option) => number): number =>
      Math.max(0, ...some.map(({ option }) => amount(option)));
    return { credits: most((option) => option.credits), vp: most((option) => option.vp) };
  };
  const good = one<GroupId, Choice>('good', goodChoices(dice, goods, worthOf));
  const shipper = one<GroupId, Choice>('shipper', workerChoices(description));
  const [byGood, byWorker] = [idOf(good, picks), idOf(shipper, picks)];
  const fitting = options.filter(
    ({ answer }) =>
      (byGood === undefined || String(answer.good) === byGood) &&
      (byWorker === undefined || String(answer.worker) === byWorker),
  );
  const settled = byGood !== undefined && byWorker !== undefined;
  const gain = (task: Task): Gain | null => {
    const found = fitting.find(({ answer }) => taskOf(answer) === task);
    return found === undefined || !settled ? null : gainOf(found.option);
  };
  const offered = (['consume', 'trade', 'tradeAndBuy'] as const).filter((task) =>
    fitting.some(({ answer }) => taskOf(answer) === task),
  );
  const ship = one<GroupId, Choice>(
    'ship',
    offered.map((task) => taskChoice(task, gain(task))),
  );
  return formOf([good, shipper, ship], picks, () => {
    const task = idOf(ship, picks);
    const plain = { worker: workerOf(byWorker), good: Number(byGood), do: task === 'consume' ? 'consume' : 'trade' };
    return task === 'tradeAndBuy' ? { ...plain, bankers: true } : plain;
  });
}

const taskOf = ({ do: task, bankers }: ShipAnswer): Task => (bankers === true ? 'tradeAndBuy' : task);

function goodChoices(
  dice: readonly DieView[],
  goods: readonly DieNo[],
  worthOf: (die: DieNo) => { readonly credits: number; readonly vp: number },
): Choice[] {
  return dice
    .filter(({ die }) => goods.includes(die))
    .map(({ die, colour, at }) => ({
      id: String(die),
      legal: true,
      shows: { kind: 'good', colour, world: at.replace(/^world:/, ''), ...worthOf(die) },
    }));
}

const makers: { readonly [K in FormKind]: FormMaker<K> } = {
  'setup.startTiles': {
    form: ({ description }, picks) => {
      const [a, b] = description.tiles;
      const ways = a === undefined || b === undefined ? [] : [[a, b] as const, [b, a] as const];
      const choices = ways.map(
        ([development, world]): Choice => ({
          id: development.tile,
          legal: true,
          shows: { kind: 'tile', development: development.development.side, world: world.world.side },
        }),
      );
      const group = one<GroupId, Choice>('start', choices);
      return formOf([group], picks, () => {
        const development = idOf(group, picks);
        return { development, world: description.tiles.find(({ tile }) => tile !== development)?.tile };
      });
    },
    fill: ({ proposal }) => begun({ start: [proposal.development] }),
  },
  'explore.task': {
    form: taskForm,
    fill: ({ proposal }) =>
      begun({
        task: [proposal.do],
        ...('worker' in proposal && proposal.worker !== undefined ? { worker: [proposal.worker] } : {}),
        ...(proposal.do === 'scout' ? { abandon: proposal.abandon } : {}),
      }),
  },
  'explore.done': {
    form: (_, picks, { order }) => {
      const task = one<GroupId, Choice>('task', [taskChoice('done'), taskChoice('rearrange')]);
      const again = idOf(task, picks) === 'rearrange';
      return formOf([task], picks, () => (again ? { do: 'rearrange', ...order } : { do: 'done' }), again);
    },
    begin: () => begun({ task: ['done'] }),
    fill: ({ proposal }) => begun({ task: [proposal.do] }),
  },
  'explore.place': {
    form: ({ description }, picks) => {
      const place = one<GroupId, Choice>('place', sideChoices(description));
      const where = one<GroupId, Choice>('where', [taskChoice('under'), taskChoice('top')]);
      if (!can(description, 'top')) return formOf([place], picks, () => sidePicked(place, picks));
      return formOf([place, where], picks, () => ({ ...sidePicked(place, picks), where: idOf(where, picks) }));
    },
    begin: ({ description }) => (can(description, 'top') ? begun({ where: ['under'] }) : {}),
    fill: ({ proposal: { tile, side, where = 'under' } }) => begun({ place: [`${tile}/${side}`], where: [where] }),
  },
  'explore.extraTile': {
    form: ({ description }, picks) => {
      const place = one<GroupId, Choice>('place', sideChoices(description));
      return formOf([place], picks, () => sidePicked(place, picks));
    },
    fill: ({ proposal: { tile, side } }) => begun({ place: [`${tile}/${side}`] }),
  },
  'explore.shortageDiscard': {
    form: ({ description }, picks) => {
      const give = one<GroupId, Choice>('give', tileChoices(description));
      return formOf([give], picks, () => ({ tile: idOf(give, picks) }));
    },
    fill: ({ proposal }) => begun({ give: [proposal.tile] }),
  },
  'build.spendEarly': someDice('spend'),
  'build.placeWorker': someDice('lay'),
  'build.workersToCup': someDice('toCup'),
  'build.removeDie': {
    form: ({ description: { dice } }, picks) => {
      const group = one<GroupId, Choice>('remove', dieChoices(dice));
      return formOf([group], picks, () => ({ die: Number(idOf(group, picks)) }));
    },
    fill: ({ proposal }) => begun({ remove: [proposal.die] }),
  },
  'produce.place': {
    form: ({ description: { dice, options } }, picks) => {
      const worlds = [...new Set((options ?? []).map(({ answer }) => (answer as AnswerTo<'produce.place'>).world))];
      const producer = one<GroupId, Choice>('producer', dieChoices(dice));
      const world = one<GroupId, Choice>(
        'world',
        worlds.map((slug) => ({ id: slug, legal: true, shows: { kind: 'world', world: slug } })),
      );
      return formOf([producer, world], picks, () => ({
        die: Number(idOf(producer, picks)),
        world: idOf(world, picks),
      }));
    },
    begin: ({ proposal: { die, world } }) => begun({ producer: [die], world: [world] }),
  },
  'ship.task': {
    form: shipForm,
    begin: ({ proposal }) => begun({ good: [proposal.good], shipper: [proposal.worker], ship: [taskOf(proposal)] }),
  },
  'manage.recruit': someDice('recruit'),
  'manage.recall': someDice('recall'),
};

const makerFor = (kind: QuestionKind): FormMaker<FormKind> => makers[kind as FormKind] as FormMaker<FormKind>;

/** The form of a question with these things ticked. */
export function formFor(ask: RollAsk, picks: Picks, desk: Desk): Form {
  return makerFor(ask.question.kind).form(ask as AskOf<FormKind>, picks, desk);
}

export function beginningOf(ask: RollAsk): Picks {
  const maker = makerFor(ask.question.kind);
  const known = ask as AskOf<FormKind>;
  return (ask.hinted ? maker.fill?.(known) : undefined) ?? maker.begin?.(known) ?? {};
}

/** The order of the stacks that a hint puts them in; null where it leaves them. */
export function hintedOrder({ hinted, proposal }: RollAsk): Order | null {
  const { do: task, development, world } = proposal as { readonly do?: string } & Partial<Order>;
  if (!hinted || task !== 'rearrange' || development === undefined || world === undefined) return null;
  return { development, world };
}
