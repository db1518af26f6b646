// From what a seat sees to a full state it could be: hidden tiles and faces by chance, answers of others by chance.

import { cloneFrame, type Frame, next32, type Random, randomFromNumber, type Seat, shuffle } from '@orrery/kernel';
import type { SeededDealer } from './chance.ts';
import { decisionFor } from './decisions/table.ts';
import { moments } from './names.ts';
import { placeByName, rolled } from './places.ts';
import { dieColours, type FaceName, phaseNames } from './powers/vocabulary.ts';
import type { QuestionKind, RollQuestion } from './questions.ts';
import type { Player, State } from './state.ts';
import {
  colourByName,
  faces,
  homeNames,
  sideBySlug,
  type TileNo,
  tileByName,
  tileCount,
  tileOfSide,
  wild,
} from './tiles/catalogue.ts';
import type { DieView, PlayerView, RollView, TilesView } from './view.ts';

export function determinize(view: RollView, random: Random): State {
  const hidden = hiddenTiles(view, random);
  const players = view.players.map((player) => playerFrom(player, hidden, random));
  const state: State = {
    flow: cloneFrame(view.flow),
    asks: view.asks.slice(),
    seals: view.seals,
    round: view.round,
    moment: moments.indexOf(view.moment),
    active: view.active.reduce((bits, phase) => bits | (1 << phaseNames.indexOf(phase)), 0),
    extraFace: view.extraDie === null ? -1 : phaseNames.indexOf(view.extraDie),
    shortage: view.shortage ? 1 : 0,
    supply: dieColours.map((colour) => view.supply[colour]),
    bag: hidden,
    players,
    dealer: freshDealer(view.players.length, random),
  };
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
      if (number < 2 * tileCount) seen[tileOfSide(number)] = true;
    }
    for (const list of [stacks.development, stacks.world, drawn, abandoned]) list.forEach(see);
  }
  const hidden: TileNo[] = [];
  for (let tile = 0; tile < tileCount; tile++) if (seen[tile] === false) hidden.push(tile);
  return shuffle(random, hidden);
}

function playerFrom(view: PlayerView, hidden: TileNo[], random: Random): Player {
  const tiles = (list: TilesView): TileNo[] =>
    list.map((tile) => (tile === null ? (hidden.pop() as TileNo) : tileByName(tile)));
  return {
    faction: Number(view.faction.slice(1)),
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
    explored: view.explored ? 1 : 0,
    virtual: view.virtualWorkers.map(colourByName),
    scouts: dieColours.map((colour) => view.scouts[colour]),
  };
}

function placeFrom({ colour, at, face }: DieView, random: Random): number {
  const place = placeByName(at);
  if (place !== rolled) return place;
  return rolled + (face === null ? anyFace(colourByName(colour), random) : faceNumber(face));
}

const faceNumber = (face: FaceName): number => (face === 'wild' ? wild : phaseNames.indexOf(face));

export const anyFace = (colour: number, random: Random): number =>
  (faces[colour] as readonly number[])[next32(random) % 6] as number;
