// Matches to learn from, played in worker threads: each job brings the nets as they are and takes some matches.

import { copyPair, type Hyperparameters, type NetPair, type SelfPlayer, takeWeights } from '@orrery/bots/node';
import { readWeights } from './options.ts';
import { type TrainedGame, withTrainedGame } from './trained-games.ts';
import type { Task } from './worker-pool.ts';

export interface SelfPlayJob {
  readonly game: string;
  readonly nets: NetPair;
  /** The file of weights that the nets began with. */
  readonly teacher: string | null;
  /** Whether the quick player plays instead of the nets. */
  readonly quick: boolean;
  readonly tables: string | null;
  readonly seed: string;
  /** Number of the first match, and how many. */
  readonly from: number;
  readonly matches: number;
  readonly hyperparameters: Hyperparameters;
}

/** Samples in the order of the matches. */
export const selfPlayTask: Task<SelfPlayJob, never, unknown[]> = {
  name: 'samples',
  run: (job) => withTrainedGame(job.game, (trained) => playFor(trained, job)),
};

/** One player per game and thread: its nets are filled anew with every job. */
const players = new Map<string, { readonly nets: NetPair; readonly player: SelfPlayer<unknown, unknown> }>();

function playFor<Table, Sample>(trained: TrainedGame<Table, Sample>, job: SelfPlayJob): Sample[] {
  const player = playerFor(trained, job);
  const tables = trained.tables(job.tables);
  return Array.from({ length: job.matches }, (_, index) => job.from + index).flatMap((no) =>
    player.play(
      {
        table: tables[no % tables.length] as Table,
        seed: `${job.seed}/${no}`,
        turn: Math.floor(no / tables.length),
        hyperparameters: job.hyperparameters,
      },
      job.quick,
    ),
  );
}

function playerFor<Table, Sample>(
  { trainer }: TrainedGame<Table, Sample>,
  { game, nets, teacher }: SelfPlayJob,
): SelfPlayer<Table, Sample> {
  const known = players.get(game);
  if (known !== undefined && known.nets.value.hidden === nets.value.hidden) {
    takeWeights(known.nets, nets);
    known.player.refresh();
    return known.player as SelfPlayer<Table, Sample>;
  }
  const own = copyPair(nets);
  const player = trainer.selfPlayer(own, teacher === null ? null : readWeights(teacher));
  players.set(game, { nets: own, player: player as SelfPlayer<unknown, unknown> });
  return player;
}
