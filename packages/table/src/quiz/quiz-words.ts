// A question of the quiz in words: what is asked, the choices, where it is asked, and why the right one is right.

import type { Seat } from '@orrery/kernel';
import { plain, refusalText, type Speaker, signed, speakerFor, type Words } from '@orrery/words';
import type { QuizWords } from '@orrery/words/quiz';
import { linesOf, printedFaces } from '@orrery/words/race';
import { momentLabel, powerLine, sideOf } from '@orrery/words/roll';
import { barPhases } from '../race/facts.ts';
import type { GameName, Table } from '../table.ts';
import { toldGame } from '../told-games.ts';
import type { PowerLine, QuizChoice, QuizQuestion, QuizTerm } from './quiz.ts';

/** Nobody else is spoken of. */
const speaker = (words: Words): Speaker => speakerFor(words, [], mySeat);
const mySeat: Seat = 0;

interface OfGame {
  /** The sentence of a line, and when it works. */
  line(words: Words, at: PowerLine): { readonly text: string; readonly when: string };
  /** What lies before me and can be looked at: in play, and what is chosen from. */
  scene(table: Table, words: Words): Scene;
  /** Where a summand comes from. */
  term(words: Words, term: QuizTerm): string;
}

export interface Scene {
  readonly inPlay: readonly string[];
  /** Cards in the hand, or tiles on the stacks. */
  readonly held: readonly string[];
  /** The phase that runs and who called it, where that counts; else empty. */
  readonly phase: string;
}

const nothing: Scene = { inPlay: [], held: [], phase: '' };

const ofGames: { readonly [G in GameName]: OfGame } = {
  race: {
    line: (words, { piece, line }) => {
      const face = printedFaces.face(piece);
      const { text = '', phase = null } = linesOf(words, face, printedFaces, true)[line] ?? {};
      return { text, when: phase === null ? '' : words.powerPhases[phase] };
    },
    scene: (table, words) => {
      const { view } = table;
      if (!('supplies' in view)) return nothing;
      const mine = view.players[table.seat];
      const phase = barPhases(view, speakerFor(words, table.names, table.seat)).find(({ now }) => now);
      return {
        inPlay: (mine?.tableau ?? []).map(({ card }) => card),
        held: mine?.hand.cards ?? [],
        phase: phase === undefined ? '' : words.joined.line(phase.name, phase.note),
      };
    },
    term: (words, { piece, what }) => words.ownTerms[what] ?? (piece === null ? what : nameOf('race', piece, words)),
  },
  roll: {
    line: (words, { piece, line }) => {
      const side = sideOf(piece);
      const power = side.powers[line];
      if (power === undefined) return { text: '', when: '' };
      return { text: powerLine(words, side, power), when: momentLabel(words, power) };
    },
    scene: (table) => {
      const { standings } = table;
      const mine = 'odds' in standings ? standings.seats[table.seat] : undefined;
      if (mine === undefined) return nothing;
      const tops = [mine.stacks.development.top, mine.stacks.world.top];
      return {
        inPlay: mine.tableau.map(({ side }) => side),
        held: tops.flatMap((top) => (top === null ? [] : [top.side])),
        phase: '',
      };
    },
    term: (words, { piece, what }) => words.roll.causes[what] ?? (piece === null ? what : nameOf('roll', piece, words)),
  },
};

function nameOf(game: GameName, piece: string, words: Words): string {
  return toldGame(game).pieceName(piece, speaker(words));
}

/** What is asked, as one sentence. */
export function askedText({ game, kind, piece, table, choices }: QuizQuestion, words: Words, quiz: QuizWords): string {
  const asks = quiz.asks[game];
  if (piece === null) return asks.may(toldGame(game).phaseText(words, table?.view.phase ?? ''));
  const name = nameOf(game, piece, words);
  const [first] = choices;
  if (kind === 'power' && first?.is === 'power') return quiz.power(name, ofGames[game].line(words, first.power).when);
  return kind === 'cost' ? asks.cost(name) : asks.worth(name);
}

export function choiceText({ game }: QuizQuestion, choice: QuizChoice, words: Words): string {
  switch (choice.is) {
    case 'power':
      return words.joined.sentence(ofGames[game].line(words, choice.power).text);
    case 'number':
      return String(choice.amount);
    case 'piece':
      return nameOf(game, choice.piece, words);
  }
}

export const sceneOf = ({ game, table }: QuizQuestion, words: Words): Scene =>
  table === null ? nothing : ofGames[game].scene(table, words);

/** Why the right one is right: the sum it comes to, or why the others are refused. */
export function becauseOf({ game, terms, choices }: QuizQuestion, words: Words): string[] {
  const say = speaker(words);
  const refused = choices.flatMap((choice) =>
    choice.is !== 'piece' || choice.why === null
      ? []
      : [words.joined.line(nameOf(game, choice.piece, words), refusalText(choice.why, say))],
  );
  const summed = terms.map((term, at) =>
    [at === 0 ? plain(term.amount) : signed(term.amount), ofGames[game].term(words, term)].join(' '),
  );
  return [...(summed.length > 1 ? [words.joined.list(summed)] : []), ...refused];
}
