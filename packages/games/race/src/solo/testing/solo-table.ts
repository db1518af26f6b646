// A solo game by printed names: the robot with its tracks and draw stack, dice that show what the story wants, a player
// who picks and otherwise passes. All cards that are not named are in the deck; none is lost or made.

import { openQuestions, playInPlace, type Told } from '@orrery/kernel';
import type { Action } from '../../actions.ts';
import { designs } from '../../cards/catalogue.ts';
import type { DieFace } from '../../cards/solo-tables.ts';
import { removeCards } from '../../dealer.ts';
import type { EventKind, RaceEvent } from '../../events.ts';
import { gameOf } from '../../game.ts';
import { race } from '../../index.ts';
import type { AnswerTo, QuestionKind } from '../../questions.ts';
import { noCard, type RaceState } from '../../state.ts';
import { namesFor } from '../../testing/names.ts';
import type { Robot } from '../robot.ts';
import { startOf } from '../rows.ts';
import { robotScore } from '../standing.ts';

const names = namesFor(['base', 'gs', 'rvi']);

export interface SoloSetup {
  readonly level?: 'easy' | 'medium' | 'hard';
  /** What the two dice show, whenever they are rolled. */
  readonly dice?: readonly [DieFace, DieFace];
  /** The robot's start world; Earth's Lost Colony changes nothing. */
  readonly start?: string;
  readonly credits?: number;
  readonly economy?: number;
  readonly counters?: number;
  readonly chips?: number;
  /** Further cards of its tableau. */
  readonly tableau?: readonly string[];
  /** The draw stack, the card that is turned up first at the head. */
  readonly stack?: readonly string[];
  /** The common supply, the next card at the head. */
  readonly supply?: readonly string[];
  readonly player?: {
    readonly tableau?: readonly string[];
    readonly hand?: readonly string[];
    readonly chips?: number;
  };
}

export type SoloEvent<K extends EventKind> = Extract<RaceEvent, { kind: K }>;

export class SoloTable {
  readonly state: RaceState;
  readonly told: Told<RaceEvent>[] = [];

  constructor(setup: SoloSetup) {
    const [one, other] = setup.dice ?? ['explore', 'robot'];
    const read = race.readOptions({
      sets: ['base', 'gs', 'rvi'],
      solo: { level: setup.level ?? 'medium', dice: [new Array(6).fill(one), new Array(6).fill(other)] },
    });
    if (!read.ok) throw new Error(JSON.stringify(read.refusal));
    this.state = race.setup(read.value, 1, { text: 'solo table', generator: 'xoshiro128' });
    race.advance(this.state, null);
    this.rest();
    this.arrange(setup);
    const broken = race.broken(this.state);
    if (broken !== null) throw new Error(broken);
    this.told.length = 0;
  }

  private arrange(setup: SoloSetup): void {
    const { robot, player } = this;
    const deck = gameOf(this.state).cards.deck.slice();
    const taken = (list: readonly string[] = []): number[] => {
      const cards = names.numbers(list);
      removeCards(deck, cards);
      return cards;
    };
    const start = setup.start ?? "Earth's Lost Colony";
    robot.tableau = taken([start, ...(setup.tableau ?? [])]);
    robot.start = designs.find(({ name }) => name === start)?.start?.number ?? -1;
    const table = startOf(robot);
    robot.hasCounter = table.effects.length > 0;
    robot.symbol = table.robotSymbol.value;
    robot.credits = setup.credits ?? table.credits.value;
    robot.economy = setup.economy ?? table.economy.value;
    robot.counters = setup.counters ?? robot.counters;
    robot.chips = setup.chips ?? 0;
    robot.stack = taken(setup.stack).reverse();
    player.tableau = taken(setup.player?.tableau);
    player.goods = player.tableau.map(() => noCard);
    player.old = player.tableau.length;
    player.hand = taken(setup.player?.hand);
    player.chips = setup.player?.chips ?? 0;
    this.state.pool = 24 - robot.chips - player.chips;
    const top = taken(setup.supply).reverse();
    const [supply] = this.state.supplies;
    if (supply !== undefined) Object.assign(supply, { deck: [...deck, ...top], discard: [], known: [] });
  }

  get robot(): Robot {
    if (this.state.robot === null) throw new Error('there is no robot');
    return this.state.robot;
  }

  private get player() {
    const [player] = this.state.players;
    if (player === undefined) throw new Error('there is no player');
    return player;
  }

  /** Picks two actions and passes in everything else, up to the next picks. */
  round(...actions: readonly [Action, Action]): void {
    this.picks(...actions);
    this.rest();
  }

  picks(...actions: readonly [Action, Action]): void {
    this.answer('chooseAction', [...actions]);
  }

  answer<K extends QuestionKind>(kind: K, answer: AnswerTo<K>): void {
    const question = openQuestions(this.state).find((each) => each.kind === kind);
    if (question === undefined) throw new Error(`the player is not asked ${kind}`);
    const given = names.inAnswer(answer);
    const refusal = playInPlace(race, this.state, 0, question.id, given, this.emit);
    if (refusal !== null) throw new Error(`${JSON.stringify(answer)} to ${kind} gets ${JSON.stringify(refusal)}`);
    const broken = race.broken(this.state);
    if (broken !== null) throw new Error(broken);
  }

  rest(until: QuestionKind = 'chooseAction'): void {
    for (;;) {
      const [question] = openQuestions(this.state);
      if (question === undefined || question.kind === until) return;
      playInPlace(race, this.state, 0, question.id, race.fallback(this.state, question), this.emit);
    }
  }

  catalogue = () => gameOf(this.state).cards;
  asked = (): QuestionKind[] => openQuestions(this.state).map(({ kind }) => kind);
  tableau = (): string[] => names.of(this.robot.tableau);
  /** The draw stack, the card that is turned up first at the head. */
  stack = (): string[] => names.of(this.robot.stack).reverse();
  score = () => robotScore(gameOf(this.state), this.robot);
  /** Credit, economy, chips and cards in the draw stack. */
  tracks = () => {
    const { credits, economy, chips, stack } = this.robot;
    return { credits, economy, chips, stack: stack.length };
  };

  events<K extends EventKind>(kind: K): SoloEvent<K>[] {
    return this.told.flatMap(({ all }) => (all.kind === kind ? [names.inWords(all) as SoloEvent<K>] : []));
  }

  private readonly emit = (all: RaceEvent, owner: RaceEvent | null): void => {
    this.told.push({ seq: this.told.length + 1, all, owner });
  };
}
