// An order as people read it.

import type { Order } from '@orrery/protocol';
import type { DaysWords } from '@orrery/words/days';
import { words } from '../words/wording.ts';

/** How goods are used, as the table calls it; a plan that it does not know keeps its name. */
export function planWords(plan: string): string {
  const known: Readonly<Record<string, string>> = words.flow.plan;
  return known[plan] ?? plan;
}

function answerWords(
  answer: Order['answers'][number],
  { says }: DaysWords['orders'],
  nameOf: (piece: string) => string,
): string {
  switch (answer.do) {
    case 'propose':
      return says.propose;
    case 'plan':
      return planWords(answer.plan);
    case 'choose':
      return says.pieces(answer.first.map(nameOf));
    case 'give':
      return says.given;
  }
}

/** "Settle: which world: the first of A or B that is possible; otherwise ask me". */
export function orderText(order: Order, say: DaysWords['orders'], nameOf: (piece: string) => string): string {
  const about = order.about === null ? [] : [say.says.about(nameOf(order.about))];
  const answers = order.answers.map((answer) => answerWords(answer, say, nameOf));
  const conditions = order.if.map(({ fact, piece, is, than }) =>
    say.says.when(
      say.facts[fact] ?? fact,
      piece === undefined ? null : nameOf(piece),
      is === 'atLeast' ? say.atLeast : say.atMost,
      than,
    ),
  );
  const last = `${say.elseLabel}: ${order.else === 'ask' ? say.ask : say.pass}`;
  return [...about, ...conditions, ...answers, last].join(' · ');
}
