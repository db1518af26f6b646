// A table of the server and the match played at it. The server sends all there is to show, so no rules are needed here.

import type { Refusal, Result, Seat } from '@orrery/kernel';
import type { Table as AtTable, ChatLine, MatchChanges, MatchState, Wish } from '@orrery/protocol';
import { stateAfter } from '@orrery/protocol/changes';
import { type Fact, type GameName, type Hint, hinted, noSeat, type Table } from '@orrery/table';
import { goTo } from '../route.ts';
import type { TableSource } from '../table-source.ts';
import { call, unreachable } from './api.ts';
import { EarlierEvents } from './earlier-events.ts';
import { Line, type News } from './line.svelte.ts';
import { me } from './me.svelte.ts';
import { openSameDeal } from './open-table.ts';
import { seatNames, waitedPeople } from './seats.ts';
import { toldHint } from './told-hint.ts';
import { forgetUnsent, keepUnsent, keptUnsent, newOnceKey, type Unsent } from './unsent.ts';

const unavailable = 'server/unavailable';
const watchAgainMs = 1000;

export class OnlineMatch implements TableSource {
  readonly id: string;
  /** The table as the server tells it: seats, settings, whether the match is on. */
  at: AtTable | null = $state.raw(null);
  table: Table | null = $state.raw(null);
  facts: readonly Fact[] = $state.raw([]);
  seenBefore = $state(0);
  step = $state(0);
  busy = $state(false);
  refusal: Refusal | null = $state.raw(null);
  broken: string | null = $state(null);
  /** Why the last thing that is not an answer was not done: joining, starting, saying something. */
  trouble: Refusal | null = $state.raw(null);
  /** The table cannot be shown at all. */
  closed: Refusal | null = $state.raw(null);
  state: MatchState | null = $state.raw(null);
  chat: readonly ChatLine[] = $state.raw([]);
  line: Line | null = $state.raw(null);
  /** For those who had a seat. */
  again?: (deal: 'new' | 'same') => void;

  readonly #earlier: EarlierEvents;
  /** The newest state as it was sent, shown or not: changes are changes of this one. */
  #sent: MatchState | null = null;
  /** States are shown one after the other, each when its events are whole. */
  #inOrder = Promise.resolve();
  #mark = '';
  #hint: Hint | null = $state.raw(null);
  #unsent: Unsent | null = null;
  /** The table must have got so far before anything else is done. */
  #awaited = 0;
  #ended = false;

  constructor(id: string) {
    this.id = id;
    this.#earlier = new EarlierEvents(id);
    void this.#open();
  }

  async #open(): Promise<void> {
    const found = await call<AtTable>('GET', `/api/tables/${this.id}`);
    if (!found.ok && found.refusal.code !== unreachable) {
      this.closed = found.refusal;
      return;
    }
    this.closed = await me.beSomebody();
    if (this.closed !== null || this.#ended) return;
    if (found.ok) this.at = found.value;
    this.line = new Line(
      () => void this.#watch(),
      (news) => this.#hear(news),
    );
  }

  close(): void {
    this.#ended = true;
    this.line?.close();
  }

  async #watch(): Promise<void> {
    const { seen = null } = this.state ?? {};
    const reply = await this.line?.ask({
      type: 'watch',
      match: this.id,
      ...(seen === null ? {} : { since: seen }),
      ...(this.line.offersChanges ? { changes: true } : {}),
    });
    if (reply?.type === 'refused') this.#notWatched(reply.error);
    const said = await call<{ lines: ChatLine[] }>('GET', `/api/tables/${this.id}/chat`);
    if (said.ok) this.chat = said.value.lines;
  }

  /** A server that has just lost its database, or got it back, is asked again; everything else is final. */
  #notWatched(error: Refusal): void {
    if (error.code === unavailable) setTimeout(() => this.#ended || void this.#watch(), watchAgainMs);
    else if (error.code !== unreachable) this.closed = error;
  }

  #hear(news: News): void {
    if (news.type === 'table') this.#sit(news.table);
    else if (news.type === 'chat') this.chat = [...this.chat.filter(({ id }) => id !== news.line.id), news.line];
    else if ((news.type === 'state' || news.type === 'changes') && news.match === this.id) this.#hearState(news);
  }

  #hearState(news: MatchState | MatchChanges): void {
    const state = news.type === 'state' ? news : this.#sent === null ? null : stateAfter(this.#sent, news);
    if (state === null) return;
    this.#sent = state;
    this.#inOrder = this.#inOrder.then(() => this.#showWhole(state));
  }

  #sit(table: AtTable): void {
    if (table.id !== this.id) return;
    const renamed = this.at !== null && seatNames(this.at).join() !== seatNames(table).join();
    this.at = table;
    if (renamed && this.state !== null) this.#show({ ...this.state, eventsFrom: this.state.seen.events, events: [] });
  }

  async #showWhole(state: MatchState): Promise<void> {
    const whole = this.line === null ? null : await this.#earlier.complete(this.line, state);
    if (whole !== null && !this.#ended) this.#show(whole);
  }

  #show(state: MatchState): void {
    if (this.at === null) return;
    const first = this.state === null;
    const told = this.facts.length;
    if (state.seq !== this.state?.seq) this.seenBefore = state.eventsFrom < told ? state.seen.events : told;
    this.facts = [...this.facts.slice(0, state.eventsFrom), ...(state.events as unknown as Fact[])];
    this.state = state;
    if (state.seat !== null) this.again = (deal) => void this.#again(deal);
    this.table = this.#tableOf(state, this.at);
    this.#settle(state);
    if (this.#awaited > 0 && state.seq >= this.#awaited) this.busy = this.#unsent !== null;
    if (first) this.#sendAgain(state);
  }

  #tableOf({ seat, view, questions, asks, standings, mayUndo, result }: MatchState, at: AtTable): Table {
    const described = asks.flatMap(({ question: id, described: description, proposal }) => {
      const question = questions.find((each) => each.id === id);
      return question === undefined ? [] : [hinted({ question, description, proposal, hinted: false }, this.#hint)];
    });
    return {
      game: at.game as GameName,
      seat: seat ?? noSeat,
      names: seatNames(at),
      view,
      asks: described,
      standings,
      canUndo: mayUndo,
      undoMarks: false,
      result,
    } as Table;
  }

  /** A new decision begins anew; the same one, shown again because others moved, keeps what was ticked. */
  #settle({ seen, questions, result, seat }: MatchState): void {
    const asked = questions.map(({ id }) => id).join();
    const mark = `${seat}/${seen.undos}/${asked}/${result !== null}/${JSON.stringify(this.#hint)}`;
    if (mark === this.#mark) return;
    this.#mark = mark;
    this.step += 1;
    this.refusal = null;
  }

  /** An answer is through; the next one waits until the table shows it. */
  #through(seq: number): void {
    this.#awaited = seq;
    this.busy = (this.state?.seq ?? 0) < seq;
  }

  answer(question: number, answer: unknown): void {
    if (this.busy) return;
    const unsent = { question, answer, key: newOnceKey() };
    keepUnsent(this.id, unsent);
    void this.#give(unsent);
  }

  /** An answer that a reload cut short goes out again, if it is still wanted. */
  #sendAgain({ questions }: MatchState): void {
    const unsent = keptUnsent(this.id);
    if (unsent === null) return;
    if (questions.some(({ id }) => id === unsent.question)) void this.#give(unsent);
    else forgetUnsent(this.id);
  }

  async #give(unsent: Unsent): Promise<void> {
    this.#unsent = unsent;
    this.busy = true;
    this.refusal = null;
    const { question, answer, key } = unsent;
    const reply = await this.line?.ask({ type: 'answer', match: this.id, question, answer: answer as never, key });
    if (this.#ended) return; // it stays kept, for the next visit
    this.#unsent = null;
    this.#hint = null;
    forgetUnsent(this.id);
    this.#through(reply?.type === 'accepted' ? reply.seq : 0);
    if (reply?.type === 'refused') this.refusal = reply.error;
  }

  undo(): void {
    if (this.busy) return;
    this.busy = true;
    void this.line?.ask({ type: 'undo', match: this.id, key: newOnceKey() }).then((reply) => {
      this.#through(reply.type === 'accepted' ? reply.seq : 0);
      if (reply.type === 'refused') this.refusal = reply.error;
    });
  }

  get rulesChanged(): readonly number[] {
    return (this.state?.rulesChanged ?? []).map(({ after }) => after);
  }

  /** What a bot would do in the decision that is open, if it was asked. */
  get hint(): Hint | null {
    const question = this.state?.questions[0]?.id;
    return question !== undefined && this.#hint?.question === question ? this.#hint : null;
  }

  /** Whether an answer waits to be acknowledged. */
  get holdsAnswer(): boolean {
    return this.busy && this.#unsent !== null;
  }

  get isWatched(): boolean {
    return (this.at?.seats ?? []).filter(({ kind }) => kind !== 'bot').length > 1;
  }

  get isEnded(): boolean {
    return this.state?.ended === true;
  }

  readonly waited = (seats: readonly Seat[]): readonly Seat[] => {
    if (this.isEnded) return [];
    return this.at === null ? seats : waitedPeople(this.at, seats);
  };

  get askHint(): (() => void) | null {
    return this.at?.settings.hints === true ? () => void this.#askHint() : null;
  }

  async #askHint(): Promise<void> {
    const question = this.state?.questions[0]?.id;
    if (question === undefined || this.busy) return;
    const reply = await this.line?.ask({ type: 'hint', match: this.id, question });
    if (reply?.type === 'refused') this.trouble = reply.error;
    if (reply?.type !== 'hint' || this.state?.questions[0]?.id !== question) return;
    this.#hint = toldHint(question, reply);
    this.#show({ ...this.state, eventsFrom: this.state.seen.events, events: [] });
  }

  /** Says that this person is there: a stand-in gives the seat back, a match that rests goes on. */
  async here(): Promise<void> {
    const reply = await this.line?.ask({ type: 'here', match: this.id });
    this.trouble = reply?.type === 'refused' ? reply.error : null;
  }

  async say(text: string): Promise<boolean> {
    const reply = await this.line?.ask({ type: 'say', table: this.id, text });
    this.trouble = reply?.type === 'refused' ? reply.error : null;
    return reply?.type === 'done';
  }

  async record(): Promise<string | null> {
    const found = await call<unknown>('GET', `/api/matches/${this.id}/record`);
    return found.ok ? JSON.stringify(found.value) : null;
  }

  /** The same table once more, or a new one with the same cards for whoever has its link. */
  async #again(deal: 'new' | 'same'): Promise<void> {
    if (deal === 'new') {
      const next = (await this.#do('rematch'))?.id;
      if (next !== undefined) goTo({ page: 'online', id: next });
    } else if (this.at !== null) this.trouble = await openSameDeal(this.at);
  }

  join = (seat: number): Promise<AtTable | null> => this.#do('join', { seat });
  start = (): Promise<AtTable | null> => this.#do('start');
  leave = (): Promise<AtTable | null> => this.#do('leave');
  propose = (wish: Wish): Promise<AtTable | null> => this.#do('propose', wish);
  agree = (number: number, agrees: boolean): Promise<AtTable | null> => this.#do('agree', { number, agrees });
  nudge = (seat: number): Promise<AtTable | null> => this.#do('nudge', { seat });
  wantClock = (clockMs: number | null): Promise<AtTable | null> => this.#do('clock', { clockMs });
  setBot = (seat: number, level: string | null): Promise<AtTable | null> => this.#do('seat', { seat, level });

  async #do(what: string, body: unknown = {}): Promise<AtTable | null> {
    const done: Result<AtTable> = await call('POST', `/api/tables/${this.id}/${what}`, body);
    this.trouble = done.ok ? null : done.refusal;
    if (!done.ok) return null;
    if (done.value.id === this.id) this.#sit(done.value);
    return done.value;
  }
}
