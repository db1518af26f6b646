// A match from its first deal to its last point, and the round within it. @rule race-3.1, race-3.2, race-3.3,
// race-3.11, race-7.1, race-10.2, race-10.4, race-10.5, race-10.7, race-11.3.1, race-11.3.4

import { call, procedure, seal } from '@orrery/kernel';
import { callers, type PlayedPhase } from '../actions.ts';
import { answerOf, put } from '../asking.ts';
import { type Game, tell } from '../game.ts';
import { placings } from '../scoring.ts';
import { robotScore } from '../solo/standing.ts';
import { robotPicked, robotTurn, rollDice } from '../solo/turns.ts';
import { consume } from './consume.ts';
import { develop } from './develop.ts';
import { explore } from './explore.ts';
import { produce } from './produce.ts';
import { endingsOf, roundEnd, tellLimits } from './round-end.ts';
import { setUp } from './set-up.ts';
import { settle } from './settle.ts';

export const match = procedure<Game>('match')({
  setUp: (_, here) => call(here, setUp, {}),
  playRound: (_, here) => call(here, round, {}),
  maybeEnd: (g) => {
    const reasons = endingsOf(g).map(({ why }) => why);
    tellLimits(g);
    if (reasons.length === 0) return 'playRound';
    g.state.endedBy = reasons;
    g.state.phase = 'over';
    const places = placings(g);
    tell(g, 'matchEnded', null, {
      why: reasons,
      scores: places.map(({ score }) => score),
      winners: places.filter(({ rank }) => rank === 1).map(({ seat }) => seat),
      robot: g.state.robot === null ? null : robotScore(g, g.state.robot),
    });
  },
});

export const round = procedure<Game>('round')({
  pickActions: (g, here) => {
    g.state.round += 1;
    g.state.phase = 'action';
    g.state.second = false;
    tell(g, 'roundStarted', null, {});
    const count = g.state.options.experienced ? 2 : 1;
    for (const [seat] of g.state.players.entries()) put(g, here, seat, 'chooseAction', { count });
  },
  reveal: (g, here) => {
    seal(g.state);
    for (const [seat, player] of g.state.players.entries())
      player.actions = answerOf(here, seat, 'chooseAction').slice();
    tell(g, 'actionsRevealed', null, { actions: g.state.players.map((player) => player.actions.slice()) });
  },
  rollDice: (g) => {
    if (g.state.robot !== null) rollDice(g);
  },
  explore: (g, here) => {
    if (isPicked(g, 'explore')) call(here, explore, {});
  },
  robotExplores: (g) => robotTurn(g, 'explore'),
  develop: (g, here) => {
    if (isPicked(g, 'develop')) call(here, develop, { second: false });
  },
  robotDevelops: (g) => robotTurn(g, 'develop'),
  developAgain: (g, here) => {
    if (isPickedTwice(g, 'develop')) call(here, develop, { second: true });
  },
  robotDevelopsAgain: (g) => robotTurn(g, 'develop', true),
  settle: (g, here) => {
    if (isPicked(g, 'settle')) call(here, settle, { second: false });
  },
  robotSettles: (g) => robotTurn(g, 'settle'),
  settleAgain: (g, here) => {
    if (isPickedTwice(g, 'settle')) call(here, settle, { second: true });
  },
  robotSettlesAgain: (g) => robotTurn(g, 'settle', true),
  consume: (g, here) => {
    if (isPicked(g, 'consume')) call(here, consume, {});
  },
  robotConsumes: (g) => robotTurn(g, 'consume'),
  produce: (g, here) => {
    if (isPicked(g, 'produce')) call(here, produce, {});
  },
  robotProduces: (g) => robotTurn(g, 'produce'),
  end: (_, here) => call(here, roundEnd, {}),
});

/** A phase happens once, however many picked it; the robot picks by its dice. @rule race-11.5.15 */
function isPicked(g: Game, phase: PlayedPhase): boolean {
  const byPlayers = g.state.players.some((player) => callers[phase].some((action) => player.actions.includes(action)));
  return byPlayers || robotPicked(g, phase, false);
}

const isPickedTwice = (g: Game, phase: 'develop' | 'settle'): boolean =>
  g.state.players.some((player) => player.actions.includes(`${phase}-2`)) || robotPicked(g, phase, true);
