// Matches to learn from, played in worker threads: each job brings the nets as they are and takes some matches.

import { copyPair, type NetPair, type Pains, type Pupil, takeWeights } from '@orrery/bots/node';
import { inSchool, type School } from './schools.ts';
import type { Task } from './threads.ts';

export interface LessonJob {
  readonly game: string;
  readonly nets: NetPair;
  /** Whether the quick player plays instead of the nets. */
  readonly quick: boolean;
  readonly tables: string | null;
  readonly seed: string;
  /** Number of the first match, and how many. */
  readonly from: number;
  readonly matches: number;
  readonly pains: Pains;
}

/** Lessons in the order of the matches. */
export const lessonTask: Task<LessonJob, never, unknown[]> = {
  name: 'lessons',
  run: (job) => inSchool(job.game, (school) => playFor(school, job)),
};

/** One pupil per game and thread: its nets are filled anew with every job. */
const pupils = new Map<string, { readonly nets: NetPair; readonly pupil: Pupil<unknown, unknown> }>();

function playFor<Table, Lesson>(school: School<Table, Lesson>, job: LessonJob): Lesson[] {
  const pupil = pupilFor(school, job);
  const tables = school.tables(job.tables);
  return Array.from({ length: job.matches }, (_, index) => job.from + index).flatMap((no) =>
    pupil.play(
      {
        table: tables[no % tables.length] as Table,
        seed: `${job.seed}/${no}`,
        turn: Math.floor(no / tables.length),
        pains: job.pains,
      },
      job.quick,
    ),
  );
}

function pupilFor<Table, Lesson>({ course }: School<Table, Lesson>, { game, nets }: LessonJob): Pupil<Table, Lesson> {
  const known = pupils.get(game);
  if (known !== undefined && known.nets.worth.hidden === nets.worth.hidden) {
    takeWeights(known.nets, nets);
    known.pupil.refresh();
    return known.pupil as Pupil<Table, Lesson>;
  }
  const own = copyPair(nets);
  const pupil = course.pupilWith(own);
  pupils.set(game, { nets: own, pupil: pupil as Pupil<unknown, unknown> });
  return pupil;
}
