// Every kind of question of Roll as a form, but for the plan of the Assign step, which has a desk of its own. The
// compiler refuses a missing one.

import type { AnswerTo, DieNo, QuestionKind, QuestionOf, ShipAnswer, SideKind, Worker } from '@orrery/roll';
import type {
  DescribedDie,
  DescribedGood,
  DescribedOf,
  DescribedTile,
  DescribedWorker,
  DiceTable,
} from '@orrery/roll/describe';
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
  readonly description: DescribedOf<K>;
  readonly proposal: AnswerTo<K>;
}

interface FormMaker<K extends FormKind> {
  form(ask: AskOf<K>, picks: Picks, desk: Desk): Form;
  /** What is ticked to begin with. */
  begin?(ask: AskOf<K>): Picks;
  /** What has to be ticked for the proposal; a form begins with it unless it says otherwise. */
  fill?(ask: AskOf<K>): Picks;
}

const dieChoices = (dice: readonly DescribedDie[]): Choice[] =>
  dice.map(({ die, colour, at }) => ({ id: String(die), legal: true, shows: { kind: 'die', colour, at, face: null } }));

const diceOfTable = ({ pieces }: DiceTable): DescribedDie[] =>
  pieces.map(({ piece, kind, at }) => ({ die: piece, colour: kind, at: at ?? '' }));

const workerChoices = (workers: readonly DescribedWorker[]): Choice[] =>
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
    form: ({ description: { table } }, picks) => {
      const choices = dieChoices(diceOfTable(table));
      const { min, max } = limitsOf(table);
      const group = min === max ? exactly(id, choices, min) : some(id, choices, min, max);
      return formOf([group], picks, () => ({ dice: diceOf(group, picks) }));
    },
    begin: ({ proposal }) => begun({ [id]: (proposal as AnswerTo<'manage.recall'>).dice }),
  };
}

/** How many dice a table wants to be chosen. */
function limitsOf({ powers: [power], minUses }: DiceTable): { readonly min: number; readonly max: number } {
  return { min: minUses === 0 ? 0 : (power?.min ?? 0), max: power?.max ?? 0 };
}

/** Each side of each drawn tile; its id names both. */
const sideChoices = (tiles: readonly DescribedTile[]): Choice[] =>
  tiles.flatMap(({ tile, development, world }) =>
    (
      [
        ['development', development],
        ['world', world],
      ] as const
    ).map(([kind, { side, workers }]) => ({
      id: `${tile}/${kind}`,
      legal: true,
      shows: { kind: 'side', side, required: workers.total } as const,
    })),
  );

function sidePicked(group: Group, picks: Picks): { tile: string; side: SideKind } {
  const [tile = '', side] = (idOf(group, picks) ?? '').split('/');
  return { tile, side: side === 'world' ? 'world' : 'development' };
}

const tileChoices = (tiles: readonly DescribedTile[]): Choice[] =>
  tiles.map(({ tile, development, world }) => ({
    id: tile,
    legal: true,
    shows: { kind: 'tile', development: development.side, world: world.side },
  }));

function taskForm({ description }: AskOf<'explore.task'>, picks: Picks, { order }: Desk): Form {
  const { explorers, mustName, zone, noRearranging } = description;
  const worker = mustName ? one<GroupId, Choice>('worker', workerChoices(explorers)) : null;
  const by = worker === null ? undefined : idOf(worker, picks);
  const stock = explorers.find((each) => by === undefined || String(each.worker) === by)?.stock ?? null;
  const task = one<GroupId, Choice>('task', [
    taskChoice('scout'),
    taskChoice('stock', stock),
    ...(noRearranging === null && zone.length > 0 ? [taskChoice('rearrange')] : []),
  ]);
  const chosen = idOf(task, picks);
  if (chosen === 'rearrange') return formOf([task], picks, () => ({ do: 'rearrange', ...order }), true);
  const named = worker === null ? {} : { worker: workerOf(by) };
  const workers = worker === null ? [] : [worker];
  if (chosen !== 'scout') return formOf([task, ...workers], picks, () => ({ do: 'stock', ...named }));
  const abandon = some<GroupId, Choice>('abandon', tileChoices(zone), 0, zone.length);
  const groups = zone.length === 0 ? [task, ...workers] : [task, ...workers, abandon];
  return formOf(groups, picks, () => ({ do: 'scout', abandon: picked(abandon, picks).map(({ id }) => id), ...named }));
}

const shipTasks = ['consume', 'trade', 'tradeAndBuy'] as const;
type ShipTask = (typeof shipTasks)[number];

function shipForm({ description: { shippers, goods, noBuying } }: AskOf<'ship.task'>, picks: Picks): Form {
  const good = one<GroupId, Choice>('good', goods.map(goodChoice));
  const shipper = one<GroupId, Choice>('shipper', workerChoices(shippers));
  const [byGood, byWorker] = [idOf(good, picks), idOf(shipper, picks)];
  const shipped = goods.find((each) => String(each.good) === byGood);
  const gain = (task: ShipTask): Gain | null =>
    shipped === undefined || byWorker === undefined ? null : shippingGain(shipped, task, byWorker);
  const ship = one<GroupId, Choice>(
    'ship',
    shipTasks.filter((task) => task !== 'tradeAndBuy' || noBuying === null).map((task) => taskChoice(task, gain(task))),
  );
  return formOf([good, shipper, ship], picks, () => {
    const task = idOf(ship, picks);
    const plain = { worker: workerOf(byWorker), good: Number(byGood), do: task === 'consume' ? 'consume' : 'trade' };
    return task === 'tradeAndBuy' ? { ...plain, bankers: true } : plain;
  });
}

function shippingGain(good: DescribedGood, task: ShipTask, by: string): Gain | null {
  if (task !== 'consume') return good[task];
  return good.consume.find(({ worker }) => String(worker) === by)?.gain ?? null;
}

const taskOf = ({ do: task, bankers }: ShipAnswer): Task => (bankers === true ? 'tradeAndBuy' : task);

/** With the most it can bring, whatever is done with it. */
function goodChoice({ good, colour, world, trade, tradeAndBuy, consume }: DescribedGood): Choice {
  const gains = [trade, ...(tradeAndBuy === null ? [] : [tradeAndBuy]), ...consume.map(({ gain }) => gain)];
  const credits = Math.max(0, ...gains.map((gain) => gain.credits));
  const vp = Math.max(0, ...gains.map((gain) => gain.vp));
  return { id: String(good), legal: true, shows: { kind: 'good', colour, world, credits, vp } };
}

const makers: { readonly [K in FormKind]: FormMaker<K> } = {
  'setup.startTiles': {
    form: ({ description: { tiles, ways } }, picks) => {
      const sides = new Map(tiles.map((tile) => [tile.tile, tile]));
      const choices = ways.map(
        ({ development, world }): Choice => ({
          id: development,
          legal: true,
          shows: {
            kind: 'tile',
            development: sides.get(development)?.development.side ?? '',
            world: sides.get(world)?.world.side ?? '',
          },
        }),
      );
      const group = one<GroupId, Choice>('start', choices);
      return formOf([group], picks, () => {
        const way = ways.find(({ development }) => development === idOf(group, picks));
        return { development: way?.development, world: way?.world };
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
      const place = one<GroupId, Choice>('place', sideChoices(description.drawn));
      const where = one<GroupId, Choice>('where', [taskChoice('under'), taskChoice('top')]);
      if (description.notOnTop !== null) return formOf([place], picks, () => sidePicked(place, picks));
      return formOf([place, where], picks, () => ({ ...sidePicked(place, picks), where: idOf(where, picks) }));
    },
    fill: ({ proposal: { tile, side, where = 'under' } }) => begun({ place: [`${tile}/${side}`], where: [where] }),
  },
  'explore.extraTile': {
    form: ({ description }, picks) => {
      const place = one<GroupId, Choice>('place', sideChoices(description.drawn));
      return formOf([place], picks, () => sidePicked(place, picks));
    },
    fill: ({ proposal: { tile, side } }) => begun({ place: [`${tile}/${side}`] }),
  },
  'explore.shortageDiscard': {
    form: ({ description }, picks) => {
      const give = one<GroupId, Choice>('give', tileChoices(description.zone));
      return formOf([give], picks, () => ({ tile: idOf(give, picks) }));
    },
    fill: ({ proposal }) => begun({ give: [proposal.tile] }),
  },
  'build.spendEarly': someDice('spend'),
  'build.placeWorker': someDice('lay'),
  'build.workersToCup': someDice('toCup'),
  'build.removeDie': {
    form: ({ description: { table } }, picks) => {
      const group = one<GroupId, Choice>('remove', dieChoices(diceOfTable(table)));
      return formOf([group], picks, () => ({ die: Number(idOf(group, picks)) }));
    },
    fill: ({ proposal }) => begun({ remove: [proposal.die] }),
  },
  'produce.place': {
    form: ({ description: { producers, worlds } }, picks) => {
      const open = worlds.filter(({ why }) => why === null);
      const producer = one<GroupId, Choice>('producer', dieChoices(producers));
      const world = one<GroupId, Choice>(
        'world',
        open.map(({ world: slug }) => ({ id: slug, legal: true, shows: { kind: 'world', world: slug } })),
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
  if (ask.bare === true) return {};
  const maker = makerFor(ask.question.kind);
  const known = ask as AskOf<FormKind>;
  return (ask.hinted ? maker.fill?.(known) : undefined) ?? maker.begin?.(known) ?? maker.fill?.(known) ?? {};
}

/** The order of the stacks that a hint puts them in; null where it leaves them. */
export function hintedOrder({ hinted, proposal }: RollAsk): Order | null {
  const { do: task, development, world } = proposal as { readonly do?: string } & Partial<Order>;
  if (!hinted || task !== 'rearrange' || development === undefined || world === undefined) return null;
  return { development, world };
}
