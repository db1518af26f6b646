// The page's end of the quiz: asks for questions, judges nothing, keeps on the device what was wrong.

import type { GameName } from '@orrery/table';
import {
  answered,
  dueAgain,
  memoryFrom,
  noMemory,
  type QuizMemory,
  type QuizQuestion,
  withoutQuestion,
} from '@orrery/table/quiz';
import type { FromWorker, ToWorker } from '../local/messages.ts';
import { read, write } from '../local/saved-match.ts';

/** Where the numbers of somebody new begin. */
const beginnings = 100_000;

export class QuizClient {
  question: QuizQuestion | null = $state.raw(null);
  /** The choice that was pressed. */
  given: number | null = $state(null);
  /** It was wrong before. */
  isAgain = $state(false);
  broken: string | null = $state(null);
  memory: QuizMemory = $state.raw(noMemory(0));

  readonly #worker = new Worker(new URL('../local/worker.ts', import.meta.url), { type: 'module' });
  readonly #game: GameName;
  readonly #place: string;

  constructor(game: GameName) {
    this.#game = game;
    this.#place = `orrery/quiz/${game}`;
    this.memory = memoryFrom(read(this.#place)) ?? noMemory(Math.floor(Math.random() * beginnings));
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#take(data);
    this.#worker.onerror = ({ message }) => {
      this.broken = message;
    };
    this.next();
  }

  next(): void {
    this.given = null;
    this.question = null;
    const again = dueAgain(this.memory);
    this.isAgain = again !== null;
    const message = { game: this.#game, again, from: this.memory.next };
    this.#worker.postMessage({ type: 'quiz', message } satisfies ToWorker);
  }

  answer(choice: number): void {
    const { question } = this;
    if (question === null || this.given !== null || choice >= question.choices.length) return;
    this.given = choice;
    this.#keep(answered(this.memory, question.id, choice === question.right));
  }

  close(): void {
    this.#worker.terminate();
  }

  #keep(memory: QuizMemory): void {
    this.memory = memory;
    write(this.#place, JSON.stringify(memory));
  }

  #take(data: FromWorker): void {
    if (data.type === 'broken') this.broken = data.why;
    if (data.type !== 'quiz') return;
    const { question, next } = data.reply;
    const again = this.isAgain ? dueAgain(this.memory) : null;
    if (again !== null && again !== question.id) {
      this.isAgain = false;
      this.#keep(withoutQuestion(this.memory, again));
    }
    this.#keep({ ...this.memory, next });
    this.question = question;
  }
}
