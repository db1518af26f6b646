// The hand-written copy of a state. A test compares it with a JSON trip.

import { cloneFrame } from '@orrery/kernel';
import { cloneDealer } from './chance.ts';
import type { Player, State } from './state.ts';

export function cloneState(state: State): State {
  const players: Player[] = [];
  for (let i = 0; i < state.players.length; i++) players.push(clonePlayer(state.players[i] as Player));
  return {
    flow: cloneFrame(state.flow),
    asks: state.asks.slice(),
    seals: state.seals,
    round: state.round,
    moment: state.moment,
    active: state.active,
    extraFace: state.extraFace,
    shortage: state.shortage,
    supply: state.supply.slice(),
    bag: state.bag.slice(),
    players,
    dealer: cloneDealer(state.dealer),
  };
}

function clonePlayer(player: Player): Player {
  return {
    faction: player.faction,
    home: player.home,
    credits: player.credits,
    chips: player.chips,
    made: player.made,
    dice: player.dice.slice(),
    places: player.places.slice(),
    stacks: [player.stacks[0].slice(), player.stacks[1].slice()],
    tableau: player.tableau.slice(),
    drawn: player.drawn.slice(),
    abandoned: player.abandoned.slice(),
    pending: player.pending,
    explored: player.explored,
    virtual: player.virtual.slice(),
    scouts: player.scouts.slice(),
  };
}
