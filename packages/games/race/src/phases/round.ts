// A match from its first deal to its last point, and the round within it.

import { call, procedure, seal } from '@orrery/kernel';
import { answerOf, put } from '../asking.ts';
import { endingsOf } from '../ending.ts';
import { type Game, tell } from '../game.ts';
import { isPicked, isPickedTwice } from '../picked.ts';
import { placings } from '../scoring.ts';
import { robotScore } from '../solo/standing.ts';
import { robotTurn, rollDice } from '../solo/turns.ts';
import { consume } from './consume.ts';
import { develop } from './develop.ts';
import { explore } from './explore.ts';
import { produce } from './produce.ts';
import { roundEnd, tellLimits } from './round-end.ts';
import { setUp } from './set-up.ts';
import { settle } from './settle.ts';

export const match = procedure<Game>('match')({
  setUp: (_, here) => call(here, setUp, {}),
  playRound: (_, here) => call(here, round, {}),
  /** @rule race-6.2, race-7.1 */
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

/** The phases in their order; the robot comes after the player. @rule race-3.2, race-11.3.3 */
export const round = procedure<Game>('round')({
  /** @rule race-3.1 */
  pickActions: (g, here) => {
    g.state.round += 1;
    g.state.phase = 'action';
    g.state.second = false;
    tell(g, 'roundStarted', null, {});
    const count = g.state.options.experienced ? 2 : 1; // @rule race-10.2, race-11.3.1
    for (const [seat] of g.state.players.entries()) put(g, here, seat, 'chooseAction', { count });
  },
  /** @rule race-3.1 */
  reveal: (g, here) => {
    seal(g.state);
    for (const [seat, player] of g.state.players.entries())
      player.actions = answerOf(here, seat, 'chooseAction').slice();
    tell(g, 'actionsRevealed', null, { actions: g.state.players.map((player) => player.actions.slice()) });
  },
  /** @rule race-11.3.2 */
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
  /** A complete phase of its own. @rule race-10.4, race-10.5 */
  developAgain: (g, here) => {
    if (isPickedTwice(g, 'develop')) call(here, develop, { second: true });
  },
  robotDevelopsAgain: (g) => robotTurn(g, 'develop', true),
  settle: (g, here) => {
    if (isPicked(g, 'settle')) call(here, settle, { second: false });
  },
  robotSettles: (g) => robotTurn(g, 'settle'),
  /** @rule race-10.4, race-10.5 */
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
  /** @rule race-3.3, race-11.3.4 */
  end: (_, here) => call(here, roundEnd, {}),
});
