// A state of the server carries only its latest events. Before it is shown, those between what the page holds and what
// came are asked for, so that log and story are whole.

import type { MatchState, mostEventsPerPage } from '@orrery/protocol';
import { unreachable } from './api.ts';
import type { Line, Reply } from './line.svelte.ts';

/** As a type it is the protocol's own, and none of its schemas comes along. */
const perPage: typeof mostEventsPerPage = 200;

export class EarlierEvents {
  readonly #match: string;
  /** How many events the page holds, those on their way to it included. */
  #held = 0;

  constructor(match: string) {
    this.#match = match;
  }

  /** The state with all events that follow those held; null if it is not worth showing, because another one comes. */
  async complete(line: Pick<Line, 'ask'>, state: MatchState): Promise<MatchState | null> {
    const from = Math.min(this.#held, state.eventsFrom);
    const replies = await Promise.all(this.#pages(line, from, state.eventsFrom));
    const refusals = replies.filter((reply) => reply.type === 'refused');
    if (refusals.some(({ error }) => error.code === unreachable)) return null; // the line comes back, with a state
    const pages = replies.filter((reply) => reply.type === 'events');
    if (pages.some(({ seen }) => seen.undos !== state.seen.undos)) return null; // something was taken back since
    const earlier = refusals.length > 0 ? [] : pages.flatMap(({ events }) => events);
    const isWhole = from + earlier.length === state.eventsFrom;
    this.#held = isWhole ? state.seen.events : from; // the table is shown all the same; the next state asks again
    return { ...state, eventsFrom: from, events: [...earlier, ...state.events] };
  }

  #pages(line: Pick<Line, 'ask'>, from: number, to: number): Promise<Reply>[] {
    const pages: Promise<Reply>[] = [];
    for (let at = from; at < to; at += perPage) {
      const count = Math.min(perPage, to - at);
      pages.push(line.ask({ type: 'events', match: this.#match, from: at, count }));
    }
    return pages;
  }
}
