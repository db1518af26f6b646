// Positions for tests: seats with exactly these tiles and dice, at the start of a phase, of the Assign step or of a
// round, with known rolls and draws if wanted. Dice are named by place and colour.

import { begin, type Frame, findAsked, openQuestions, playInPlace, randomFor, type Seat } from '@orrery/kernel';
import { seededDealer } from '../chance.ts';
import type { DescribedOf } from '../decisions/described.ts';
import { decisionFor } from '../decisions/table.ts';
import { colourNameOf, diceAt, newDie } from '../dice.ts';
import type { EventKind, EventOf, RollEvent } from '../events.ts';
import { roll } from '../index.ts';
import { developments, faceNumber, phaseNumber, stackNumber, worlds } from '../names.ts';
import { build } from '../phases/build.ts';
import { explore } from '../phases/explore.ts';
import { manage } from '../phases/manage.ts';
import { produce } from '../phases/produce.ts';
import { match, round } from '../phases/round.ts';
import { ship } from '../phases/ship.ts';
import { placeByName, placeName, rolledPlace } from '../places.ts';
import type { DieColour, FaceName, PhaseName, SideKind } from '../powers/vocabulary.ts';
import type { QuestionKind, QuestionOf, RollQuestion } from '../questions.ts';
import { dealerOf } from '../script.ts';
import { newPlayer } from '../setup.ts';
import { activate, clone, type Player, type State } from '../state.ts';
import {
  colourByName,
  diceCount,
  homeNames,
  isOfGameTile,
  sideBySlug,
  sideOf,
  slugOf,
  tileByName,
  tileCount,
  tileName,
  tileOfSide,
} from '../tiles/catalogue.ts';

export interface SeatSetup {
  readonly faction?: number;
  /** Slug of the home world. */
  readonly home?: string;
  /** Completed sides besides faction and home world. */
  readonly tableau?: readonly string[];
  readonly credits?: number;
  readonly chips?: number;
  /** Dice by place: `cup`, `citizenry`, `column:explore`, `selector:ship`, `stack:world`, `world:gem-world`. */
  readonly dice?: Readonly<Record<string, readonly DieColour[]>>;
  /** Dice behind the screen. */
  readonly rolled?: readonly (readonly [DieColour, FaceName])[];
  /** Stacks, top first, by the slug of the side that is up, or by tile id. */
  readonly development?: readonly string[];
  readonly world?: readonly string[];
  /** Tiles this seat will draw; if any seat has some, the dealer is scripted. */
  readonly draws?: readonly string[];
}

export interface Setup {
  readonly seats: readonly SeatSetup[];
  /** A phase by itself, the rest of a round from Assign or from Explore on, or a whole round. */
  readonly at: PhaseName | 'manage' | 'assign' | 'phases' | 'round';
  /** Phases that happen, for `phases`. */
  readonly active?: readonly PhaseName[];
  /** How many tiles are left in the bag; the others leave the game unless drawn. */
  readonly bag?: readonly string[];
  /** What the extra die of two seats shows. */
  readonly extra?: readonly PhaseName[];
  readonly rolls?: readonly (readonly (readonly (readonly [DieColour, FaceName])[])[])[];
}

const defaultFactions = [1, 7, 2, 9, 3];
const defaultHomes = ['doomed-world', 'new-sparta', 'old-earth', 'separatist-colony', 'epsilon-eridani'];

export function scenario(setup: Setup): Scene {
  const scene = new Scene(stateOf(setup));
  scene.run();
  return scene;
}

function stateOf(setup: Setup): State {
  const players = setup.seats.map((seat, index) => {
    const home = sideBySlug(seat.home ?? (defaultHomes[index] as string));
    if (home === null) throw new Error(`no home world ${seat.home}`);
    const player = newPlayer(seat.faction ?? (defaultFactions[index] as number), homeNames.indexOf(home.tile));
    player.credits = seat.credits ?? 1;
    player.chips = seat.chips ?? 0;
    for (const slug of seat.tableau ?? []) player.tableau.push(known(slug));
    player.stacks = [tilesOf(seat.development ?? [], 'development'), tilesOf(seat.world ?? [], 'world')];
    return player;
  });
  const used = new Set(players.flatMap((player) => [...player.stacks.flat(), ...gameTilesOf(player)]));
  const all = Array.from({ length: tileCount }, (_, tile) => tile).filter((tile) => !used.has(tile));
  const state: State = {
    flow: flowOf(setup.at),
    asks: players.map(() => 0),
    seals: 0,
    round: 1,
    phase: setup.at === 'phases' || setup.at === 'round' ? 'reveal' : setup.at,
    active: 0,
    extraDie: null,
    shortage: false,
    supply: diceCount.slice(),
    bag: setup.bag === undefined ? all : setup.bag.map((tile) => tileByName(tile)),
    players,
    dealer: seededDealer({ text: 'scenario', generator: 'xoshiro128' }, players.length),
  };
  if (setup.seats.some((seat) => seat.draws !== undefined) || setup.rolls !== undefined || setup.extra !== undefined) {
    const seats = setup.seats.map((seat, index) => ({ rolls: setup.rolls?.[index] ?? [], tiles: seat.draws ?? [] }));
    state.dealer = dealerOf(seats, setup.extra ?? []);
  }
  for (const phase of setup.active ?? []) activate(state, phaseNumber(phase));
  for (const [index, seat] of setup.seats.entries()) layDice(state, index, seat);
  return state;
}

function layDice(state: State, seat: Seat, setup: SeatSetup): void {
  for (const [name, colours] of Object.entries(setup.dice ?? {})) {
    const place = placeByName(name);
    if (place < 0) throw new Error(`no place ${name}`);
    for (const colour of colours) newDie(state, seat, colourByName(colour), place);
  }
  for (const [colour, face] of setup.rolled ?? []) {
    newDie(state, seat, colourByName(colour), rolledPlace(faceNumber(face)));
  }
}

function known(slug: string): number {
  const side = sideBySlug(slug);
  if (side === null) throw new Error(`no side ${slug}`);
  return side.number;
}

const tilesOf = (names: readonly string[], kind: SideKind): number[] =>
  names.map((name) => {
    const tile = tileByName(name);
    if (tile >= 0) return tile;
    if (sideOf(known(name)).kind !== kind) throw new Error(`${name} is no ${kind}`);
    return tileOfSide(known(name));
  });

const gameTilesOf = (player: Player): number[] => player.tableau.filter(isOfGameTile).map(tileOfSide);

function flowOf(at: Setup['at']): Frame<never> {
  switch (at) {
    case 'explore':
      return begin(explore, { turn: 0, extra: 0 });
    case 'develop':
      return begin(build, { stack: developments, turn: 0 });
    case 'settle':
      return begin(build, { stack: worlds, turn: 0 });
    case 'produce':
      return begin(produce, {});
    case 'ship':
      return begin(ship, { turn: 0 });
    case 'manage':
      return begin(manage, {});
    case 'assign':
      return { ...begin(round, {}), at: 'assign' };
    case 'phases':
      return { ...begin(match, {}), at: 'endCheck', lanes: [{ ...begin(round, {}), at: 'explore' }] };
    case 'round':
      return { ...begin(match, {}), at: 'round' };
  }
}

export class Scene {
  state: State;
  readonly events: RollEvent[] = [];
  /** The state at the end of each phase, by its name. */
  readonly ends = new Map<string, State>();

  constructor(state: State) {
    this.state = state;
  }

  readonly sink = (all: RollEvent, owner: RollEvent | null): void => {
    this.events.push(owner ?? all);
    if (all.kind === 'phaseEnded') this.ends.set(all.phase, clone(this.state));
  };

  run(): void {
    roll.advance(this.state, this.sink);
  }

  /** What a seat is asked now, or null. */
  asked(seat: Seat): RollQuestion | null {
    return openQuestions(this.state).find((question) => question.seat === seat) ?? null;
  }

  /** What a seat is asked now, which must be of this kind, as it is shown. */
  describe<K extends QuestionKind>(seat: Seat, kind: K): DescribedOf<K> {
    const question = this.asked(seat);
    if (question?.kind !== kind) throw new Error(`seat ${seat} is asked ${question?.kind ?? 'nothing'}, not ${kind}`);
    return decisionFor(kind).describe(this.state, question as QuestionOf<K>);
  }

  /** Gives an answer that must be legal. */
  answer(seat: Seat, kind: QuestionKind, answer: unknown): this {
    const question = this.asked(seat);
    if (question?.kind !== kind) throw new Error(`seat ${seat} is asked ${question?.kind ?? 'nothing'}, not ${kind}`);
    const refusal = playInPlace(roll, this.state, seat, question.id, answer, this.sink);
    if (refusal !== null) throw new Error(`${kind} ${JSON.stringify(answer)}: ${JSON.stringify(refusal)}`);
    return this;
  }

  /** The code with which an answer is refused; null if it would be legal. Nothing changes. */
  refusal(seat: Seat, answer: unknown): string | null {
    const question = this.asked(seat);
    if (question === null) throw new Error(`seat ${seat} is asked nothing`);
    const before = JSON.stringify(this.state);
    const refusal = roll.check(this.state, question, answer);
    if (JSON.stringify(this.state) !== before) throw new Error('check changed the state');
    return refusal?.code ?? null;
  }

  /** Answers everything still open by chance until nobody is asked. */
  playOut(most = 50): this {
    const random = randomFor({ text: 'play out', generator: 'xoshiro128' }, 'scene');
    for (let i = 0; i < most; i++) {
      const [question] = openQuestions(this.state);
      if (question === undefined || findAsked(this.state.flow, question.seat, question.id) === null) break;
      playInPlace(roll, this.state, question.seat, question.id, roll.sample(this.state, question, random), this.sink);
    }
    return this;
  }

  player(seat: Seat): Player {
    return this.state.players[seat] as Player;
  }

  /** Colours of a seat's dice at a place. */
  dice(seat: Seat, place: string, state = this.state): DieColour[] {
    const player = state.players[seat] as Player;
    return player.dice
      .filter((_, index) => placeName(player.places[index] as number) === place)
      .map((die) => colourNameOf(die));
  }

  /** Different dice of these colours at a place. */
  pick(seat: Seat, place: string, ...colours: readonly DieColour[]): number[] {
    const player = this.player(seat);
    const left = player.dice.filter((_, index) => placeName(player.places[index] as number) === place);
    return colours.map((colour) => {
      const index = left.findIndex((die) => colourNameOf(die) === colour);
      if (index < 0) throw new Error(`no ${colour} die at ${place}`);
      return left.splice(index, 1)[0] as number;
    });
  }

  /** The die of this colour that was rolled with this face. */
  rolledDie(seat: Seat, colour: DieColour, face: FaceName, nth = 0): number {
    const player = this.player(seat);
    const found = diceAt(player, rolledPlace(faceNumber(face))).filter((die) => colourNameOf(die) === colour)[nth];
    if (found === undefined) throw new Error(`no ${colour} die shows ${face}`);
    return found;
  }

  stack(seat: Seat, kind: SideKind): string[] {
    return this.player(seat).stacks[stackNumber(kind)].map(tileName);
  }

  tableau(seat: Seat): string[] {
    return this.player(seat).tableau.map(slugOf);
  }

  credits(seat: Seat): number {
    return this.player(seat).credits;
  }

  told<K extends EventKind>(kind: K): EventOf<K>[] {
    return this.events.filter((event) => event.kind === kind) as unknown as EventOf<K>[];
  }
}

/** The tile a side is printed on. */
export const tileWith = (slug: string): string => sideOf(known(slug)).tile;
