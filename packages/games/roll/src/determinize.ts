// From what a seat sees to a full state it could be: hidden tiles and faces by chance, answers of others by chance.

import {
  cloneFrame,
  type Frame,
  must,
  next32,
  type Random,
  randomFromNumber,
  type Seat,
  shuffle,
} from '@orrery/kernel';
import type { SeededDealer } from './chance.ts';
import { decisionFor } from './decisions/table.ts';
import { entry, type FaceNo, faceNumber, phaseNumber } from './names.ts';
import { placeByName, rolledPlace } from './places.ts';
import { dieColours } from './powers/vocabulary.ts';
import type { QuestionKind, RollQuestion } from './questions.ts';
import { activate, type Player, type State } from './state.ts';
import {
  type ColourNo,
  colourByName,
  facesOf,
  homeNames,
  isOfGameTile,
  sideBySlug,
  type TileNo,
  tileByName,
  tileCount,
  tileOfSide,
} from './tiles/catalogue.ts';
import type { DieView, PlayerView, RollView, TilesView } from './view.ts';

export function determinize(view: RollView, random: Random): State {
  const hidden = hiddenTiles(view, random);
  const players = view.players.map((player) => playerFrom(player, hidden, random));
  const state: State = {
    flow: cloneFrame(view.position),
    asks: view.asks.slice(),
    seals: view.seals,
    round: view.round,
    phase: view.phase,
    active: 0,
    extraDie: view.extraDie,
    shortage: view.shortage,
    supply: dieColours.map((colour) => view.supply[colour]),
    bag: hidden,
    players,
    dealer: freshDealer(view.players.length, random),
  };
  for (const phase of view.active) activate(state, phaseNumber(phase));
  answerForOthers(state, state.flow, view.seat, random);
  return state;
}

/** New streams, so that nobody can look ahead. */
export function freshDealer(seats: number, random: Random): SeededDealer {
  const stream = (): Random => randomFromNumber(next32(random));
  return { kind: 'seeded', bag: stream(), extra: stream(), dice: Array.from({ length: seats }, stream) };
}

/** Answers that others gave in secret, as they could have been. */
export function answerForOthers(state: State, frame: Frame<RollQuestion>, seat: Seat | null, random: Random): void {
  for (const asked of frame.asked) {
    if (asked.status !== 'given' || asked.question.seat === seat) continue;
    const question = asked.question as RollQuestion;
    asked.answer = decisionFor<QuestionKind>(question.kind).sample(state, question, random);
  }
  for (const lane of frame.lanes) answerForOthers(state, lane, seat, random);
}

/** Tiles that lie nowhere in sight, mixed; what no player takes is the bag. */
function hiddenTiles(view: RollView, random: Random): TileNo[] {
  const seen = new Array<boolean>(tileCount).fill(false);
  const see = (tile: string | null): void => {
    if (tile !== null) seen[tileByName(tile)] = true;
  };
  for (const { tableau, stacks, drawn, abandoned } of view.players) {
    for (const { side } of tableau) {
      const number = sideBySlug(side)?.number ?? -1;
      if (isOfGameTile(number)) seen[tileOfSide(number)] = true;
    }
    for (const list of [stacks.development, stacks.world, drawn, abandoned]) list.forEach(see);
  }
  const hidden: TileNo[] = [];
  for (let tile = 0; tile < tileCount; tile++) if (seen[tile] === false) hidden.push(tile);
  return shuffle(random, hidden);
}

function playerFrom(view: PlayerView, hidden: TileNo[], random: Random): Player {
  const tiles = (list: TilesView): TileNo[] =>
    list.map((tile) => (tile === null ? must(hidden.pop(), 'more tiles are hidden than there are') : tileByName(tile)));
  return {
    faction: view.factionNumber,
    home: homeNames.indexOf(view.homeWorld),
    credits: view.credits,
    chips: view.chips,
    made: view.diceMade,
    dice: view.dice.map(({ die }) => die),
    places: view.dice.map((die) => placeFrom(die, random)),
    stacks: [tiles(view.stacks.development), tiles(view.stacks.world)],
    tableau: view.tableau.map(({ side }) => sideBySlug(side)?.number ?? -1),
    drawn: tiles(view.drawn),
    abandoned: tiles(view.abandoned),
    pending: view.toDraw,
    explored: view.explored,
    virtual: view.virtualWorkers.map(colourByName),
    scouts: dieColours.map((colour) => view.scouts[colour]),
  };
}

function placeFrom({ colour, at, face }: DieView, random: Random): number {
  if (at !== 'rolled') return placeByName(at);
  return rolledPlace(face === null ? anyFace(colourByName(colour), random) : faceNumber(face));
}

export const anyFace = (colour: ColourNo, random: Random): FaceNo => {
  const printed = facesOf(colour);
  return entry(printed, next32(random) % printed.length);
};
