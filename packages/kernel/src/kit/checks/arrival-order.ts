// Whoever is asked at the same time may answer in any order: same answers, same end. Only procedures marked as drawing
// within their lane keep the order of the log (see nextQuestion).

import { playInPlace } from '../../play.ts';
import { checkOf } from '../check.ts';
import { brief, difference, equal } from '../plain.ts';
import { generatorOf, nextQuestion } from '../random-play.ts';

const ways = 2;

export const anyArrivalOrder = checkOf('any arrival order gives the same end', (played, report) => {
  const { game, answers, end } = played;
  const given = new Map(answers.map((each) => [`${each.seat}/${each.question}`, each]));
  const random = generatorOf(played, 'arrival');
  for (let way = 0; way < ways; way++) {
    const state = game.clone(played.start);
    for (let index = 0; index < answers.length; index++) {
      const question = nextQuestion(game, state, random);
      const answer = question === null ? undefined : given.get(`${question.seat}/${question.id}`);
      if (answer === undefined) return report(index, `in another order ${brief(question)} was never asked`);
      const refusal = playInPlace(game, state, answer.seat, answer.question, answer.answer, null);
      if (refusal !== null) return report(index, `in another order ${brief(answer)} gets ${brief(refusal)}`);
    }
    if (!equal(state, end)) report(null, `another order, another end: ${difference(end, state)}`);
  }
});
