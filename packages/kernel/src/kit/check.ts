// The shape of a check: it looks at one played game and reports what breaks the promise it stands for.

import type { AnyGame } from '../game.ts';
import type { Finding } from './finding.ts';
import { type KitSettings, type PlayedGame, playGame } from './random-play.ts';

/** Reports a broken promise; the answer is the number of answers before it. */
export type Report = (answer: number | null, detail: string) => void;

export interface Check {
  (game: AnyGame, settings: KitSettings, games: number, seed: string): Finding[];
  readonly title: string;
  /** The same on a game that was already played. */
  readonly onGame: (played: PlayedGame) => Finding[];
}

/** One kind of mistake shows at every turn: the first few places are enough. */
const mostFindingsPerGame = 3;

class Enough extends Error {}

export function checkOf(title: string, look: (played: PlayedGame, report: Report) => void): Check {
  const onGame = (played: PlayedGame): Finding[] => {
    const findings: Finding[] = [];
    const report: Report = (answer, detail) => {
      findings.push({ check: title, seed: played.seed.text, game: played.index, answer, detail });
      if (findings.length >= mostFindingsPerGame) throw new Enough();
    };
    try {
      look(played, report);
    } catch (error) {
      if (!(error instanceof Enough)) {
        const detail = `threw ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
        findings.push({ check: title, seed: played.seed.text, game: played.index, answer: null, detail });
      }
    }
    return findings;
  };
  const check = (game: AnyGame, settings: KitSettings, games: number, seed: string): Finding[] => {
    const findings: Finding[] = [];
    for (let index = 0; index < games; index++) {
      const played = playGame(game, settings, seed, index);
      if ('check' in played) findings.push(played);
      else findings.push(...onGame(played));
    }
    return findings;
  };
  return Object.assign(check, { title, onGame });
}
