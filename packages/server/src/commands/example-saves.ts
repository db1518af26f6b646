// Matches as a browser keeps them, one running and one finished of every way to play.

import { ok, openQuestions, randomFromNumber, resume } from '@orrery/kernel';
import { answer, type Company, type HostedMatch, hostNew, isOver, savedText } from '@orrery/table';
import { type WayToPlay, waysToPlay } from './leak-ways.ts';

export interface ExampleSave {
  readonly way: string;
  readonly over: boolean;
  readonly saved: string;
}

/** Bots that give any legal answer. */
const company: Company = {
  thinkers: {
    bot: (_, game) =>
      ok({ answer: (view, question, random) => game.sample(game.determinize(view, random), question, random) }),
    explain: () => [],
  },
  takeUp: async (game, record) => resume(game, record),
};

/** So many answers of the person a running match is old. */
const answersEach = 12;

export const exampleSaves = (): ExampleSave[] =>
  waysToPlay.flatMap((way) =>
    [answersEach, Number.POSITIVE_INFINITY].map((most) => {
      const hosted = begun(way);
      play(hosted, most);
      return { way: way.name, over: isOver(hosted), saved: savedText(hosted) };
    }),
  );

function begun({ game, options, seats, bots = 0, name }: WayToPlay): HostedMatch {
  const names = Array.from({ length: seats + bots }, (_, seat) => `Seat ${seat + 1}`);
  const rivals = names.slice(1).map(() => 'random');
  const started = hostNew(company, { game, options, names, bots: rivals, seed: `release/${name}` }, 'unused');
  if (!started.ok) throw new Error(`${name}: ${started.refusal.code}`);
  return started.value;
}

function play(hosted: HostedMatch, most: number): void {
  const { game } = hosted.hosted;
  const random = randomFromNumber(1);
  for (let given = 0; given < most; given++) {
    const [question] = openQuestions(hosted.match.state);
    if (question === undefined) return;
    const refusal = answer(hosted, question.id, game.sample(hosted.match.state, question, random));
    if (refusal !== null) throw new Error(refusal.code);
  }
}
