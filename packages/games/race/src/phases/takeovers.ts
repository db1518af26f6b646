// Taking worlds by force.

import { must, procedure, type Seat, seal } from '@orrery/kernel';
import { answerOf, put, wasAsked } from '../asking.ts';
import { sourcesForAttack } from '../decisions/takeover.ts';
import { cardOf, faceAt, type Game, playerAt, slugOf, tell } from '../game.ts';
import { returnLostGoals } from '../goals.ts';
import { markUsed } from '../powers/settle.ts';
import { mostStrength, sourcesFor, useStrength } from '../powers/strength.ts';
import { attackStrength, attackTerms, defenseStrength, defenseTerms, takeoverPowerOf } from '../powers/takeover.ts';
import type { TakeoverPlan } from '../questions.ts';
import { noCard, type Takeover } from '../state.ts';
import { discardFromTableau, kindOf, takeOut } from '../tableau.ts';
import { drawForPlacing } from './paying.ts';

/** Announces a takeover: the power is used, its card and the strength for it are spent now. @rule race-9.2.2 */
export function declare(g: Game, seat: Seat, plan: TakeoverPlan): void {
  const player = playerAt(g, seat);
  const power = cardOf(g, plan.power);
  const takeover = takeoverPowerOf(g, power);
  const sources = sourcesForAttack(g, seat, plan.power);
  // @rule race-9.2.4
  markUsed(player, power, (g.cards.faces[power]?.settle ?? []).indexOf(takeover));
  g.state.takeovers.push({
    attacker: seat,
    defender: plan.owner,
    world: cardOf(g, plan.world),
    power,
    result: 'declared',
  });
  tell(g, 'powerUsed', seat, { card: plan.power, power: 'takeover', of: 'settle' });
  tell(g, 'takeoverDeclared', seat, { world: plan.world, owner: plan.owner, power: plan.power });
  // @rule race-5.3.19, race-9.1.3
  if (takeover.consumes !== undefined) {
    discardFromTableau(g, seat, power);
    returnLostGoals(g, seat);
  }
  useStrength(g, seat, sources, plan);
}

/** One by one in the order declared, which is turn order. @rule race-9.4.1 */
export const resolveTakeovers = procedure<Game, { next: number }>('settle.resolveTakeovers')({
  /** @rule race-9.4.2, race-9.5.1 */
  defend: (g, here) => {
    const takeover = takeoverAt(g, here.vars.next);
    if (isVoid(g, takeover)) return;
    const { attacker, defender, world, power } = takeover;
    const { hand } = playerAt(g, defender);
    if (mostStrength(sourcesFor(g, defender, true), hand.length) <= 0) return;
    put(g, here, defender, 'defendTakeover', {
      world: slugOf(g, world),
      attacker,
      attack: attackStrength(g, attacker, world, power),
      defense: defenseStrength(g, defender, world),
    });
  },
  fight: (g, here) => {
    const takeover = takeoverAt(g, here.vars.next);
    const { defender, attacker, world } = takeover;
    if (wasAsked(here, defender)) {
      // Lasts for the rest of the phase. @rule race-9.5.2
      const added = useStrength(g, defender, sourcesFor(g, defender, true), answerOf(here, defender, 'defendTakeover'));
      tell(g, 'takeoverDefended', defender, { attacker, world: slugOf(g, world), added });
    }
    fight(g, takeover);
    const next = here.vars.next + 1;
    here.vars = { next };
    return next < g.state.takeovers.length ? 'defend' : undefined;
  },
});

const takeoverAt = (g: Game, index: number): Takeover => must(g.state.takeovers[index], 'a takeover is missing');

/** Not even fought: the world is gone, the attacker has one of the name by now, or an earlier attempt of his failed. */
function isVoid(g: Game, takeover: Takeover): boolean {
  const { players, takeovers } = g.state;
  if (!players[takeover.defender]?.tableau.includes(takeover.world)) return true; // @rule race-9.4.2
  if (players[takeover.attacker]?.tableau.includes(takeover.world)) return true; // @rule race-14.5
  // @rule race-9.4.3
  return takeovers.some(
    ({ attacker, result }) => attacker === takeover.attacker && (result === 'failed' || result === 'void'),
  );
}

function fight(g: Game, takeover: Takeover): void {
  const { attacker, defender, world, power } = takeover;
  const facts = { defender, world: slugOf(g, world), power: slugOf(g, power) };
  if (isVoid(g, takeover)) {
    takeover.result = 'void';
    tell(g, 'takeoverResolved', attacker, { ...facts, attack: null, defense: null, result: 'void' });
    return;
  }
  const attack = attackStrength(g, attacker, world, power);
  const defense = defenseStrength(g, defender, world);
  takeover.result = attack >= defense ? 'success' : 'failed'; // @rule race-9.3.4
  if (g.emit !== null) tellStrengths(g, takeover);
  tell(g, 'takeoverResolved', attacker, { ...facts, attack, defense, result: takeover.result });
  if (takeover.result === 'success') moveWorld(g, takeover);
}

/** Which powers made both sides as strong as they were. */
function tellStrengths(g: Game, { attacker, defender, world, power }: Takeover): void {
  const sides = [
    { seat: attacker, terms: attackTerms(g, attacker, world, power) },
    { seat: defender, terms: defenseTerms(g, defender, world) },
  ];
  for (const { seat, terms } of sides) {
    for (const { card, what } of terms) {
      if (what === 'military' || what === 'takeoverDefense')
        tell(g, 'powerUsed', seat, { card: slugOf(g, card), power: what, of: 'settle' });
    }
  }
}

/** A card that nobody knows changed sides: after a draft neither side is sure of its own deck any more. */
function forgetDecks(g: Game, seats: readonly Seat[]): void {
  for (const supply of g.state.supplies) if (supply.owner !== null && seats.includes(supply.owner)) supply.owner = null;
}

/** @rule race-9.4.4 */
function moveWorld(g: Game, { attacker, defender, world }: Takeover): void {
  seal(g.state);
  const loser = playerAt(g, defender);
  const winner = playerAt(g, attacker);
  const good = takeOut(loser, loser.tableau.indexOf(world)); // @rule race-9.4.6
  winner.tableau.push(world);
  winner.goods.push(good);
  if (good !== noCard) forgetDecks(g, [attacker, defender]);
  const moved = good === noCard ? null : kindOf(faceAt(g, world));
  tell(g, 'leftTableau', defender, { card: slugOf(g, world), why: 'takenOver', to: attacker, good: moved });
  returnLostGoals(g, defender);
  drawForPlacing(g, attacker); // @rule race-9.4.5
}
