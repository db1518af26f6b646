// What a person can ask for over the socket, once the message has passed its schema.

import type { ClientMessage, ServerMessage } from '@orrery/protocol';
import { adviceFor } from '../bots/advise.ts';
import type { Thinker } from '../bots/thinker.ts';
import type { Outcome } from '../matches/entry-wishes.ts';
import type { Keeper } from '../matches/keeper.ts';
import { type LiveMatch, openQuestion } from '../matches/live-match.ts';
import type { Metrics } from '../metrics.ts';
import { Refused } from '../refusal.ts';
import type { Rules } from '../rules/rules.ts';
import type { Store } from '../storage/store.ts';
import { say } from '../tables/chat.ts';
import type { ChatLimits } from '../tables/chat-limits.ts';
import { seatOf } from '../tables/tables.ts';
import type { Attention } from './attention.ts';
import type { Gatherings } from './gatherings.ts';
import type { Hub } from './hub.ts';
import type { Connection } from './watches.ts';

export interface Services {
  readonly store: Store;
  readonly keeper: Keeper;
  readonly hub: Hub;
  readonly gatherings: Gatherings;
  readonly attention: Attention;
  readonly thinker: Thinker;
  readonly metrics: Metrics;
  readonly chatLimits: ChatLimits;
  readonly rules: Rules;
  readonly standInLevel: string;
  readonly thinkMs: number | null;
}

/** Does what a message asks; the result is the reply. Refusals of the server are thrown. */
export async function handle(services: Services, from: Connection, message: ClientMessage): Promise<ServerMessage> {
  switch (message.type) {
    case 'ping':
      return { type: 'done', ref: message.ref };
    case 'watch':
      await services.hub.watch(from, message.match, message.since ?? null, message.changes);
      services.attention.look(from, message.match, services.hub.toldAt(from, message.match));
      return { type: 'done', ref: message.ref };
    case 'unwatch':
      services.hub.unwatch(from, message.match);
      return { type: 'done', ref: message.ref };
    case 'answer':
    case 'undo':
      return play(services, from, message);
    case 'here':
      await services.keeper.here(message.match, (live) => needSeat(live, from));
      return { type: 'done', ref: message.ref };
    case 'events':
      return {
        ...(await services.hub.events(from, message.match, message.from, message.count)),
        ref: message.ref,
      };
    case 'legal':
      return legalAnswers(services, from, message);
    case 'hint':
      return hintFor(services, from, message);
    case 'gather':
      await services.gatherings.join(from, message.match);
      return { type: 'done', ref: message.ref };
    case 'scatter':
      services.gatherings.scatter(from, message.match);
      return { type: 'done', ref: message.ref };
    case 'point':
      await services.gatherings.point(from, message.match, message.moment, message.piece);
      return { type: 'done', ref: message.ref };
    case 'remark':
      services.chatLimits.check(from.person.id);
      await services.gatherings.remark(from, message.match, message.step, message.text);
      return { type: 'done', ref: message.ref };
    case 'attention':
      services.attention.set(from, message.here);
      for (const match of services.hub.watchedBy(from))
        services.attention.look(from, match, services.hub.toldAt(from, match));
      return { type: 'done', ref: message.ref };
    case 'say':
      await say(services.store, services.chatLimits, message.table, from.person, message.text);
      return { type: 'done', ref: message.ref };
  }
}

type Playing = Extract<ClientMessage, { type: 'answer' | 'undo' }>;

async function play(services: Services, from: Connection, message: Playing): Promise<ServerMessage> {
  const { keeper, metrics } = services;
  const startedAt = performance.now();
  const seat = (live: LiveMatch): number => needSeat(live, from);
  const key = message.key ?? null;
  const outcome: Outcome =
    message.type === 'undo'
      ? await keeper.undo(message.match, seat, key)
      : await keeper.submit(message.match, seat, message.question, message.answer, key);
  metrics.answers.inc({ result: outcome.ok ? 'accepted' : 'refused' });
  if (!outcome.ok) return { type: 'refused', ref: message.ref, error: outcome.refusal };
  metrics.answerSeconds.observe((performance.now() - startedAt) / 1000);
  return { type: 'accepted', ref: message.ref, match: message.match, seq: outcome.seq };
}

function needSeat(live: LiveMatch, { person }: Connection): number {
  const seat = seatOf(live.table, person.id);
  if (seat === null) throw new Refused('server/not-seated', { match: live.id });
  return seat;
}

type Asking = Extract<ClientMessage, { type: 'legal' | 'hint' }>;

async function legalAnswers(services: Services, from: Connection, message: Asking): Promise<ServerMessage> {
  const job = await services.keeper.within(message.match, (live) => {
    const question = openQuestion(live, needSeat(live, from), message.question);
    if (question === null) throw new Refused('server/unknown', { question: message.question });
    // A copy: the match may have gone on when its turn comes.
    const state = structuredClone(live.match.state);
    return { kind: 'legal' as const, game: live.game.name, state, question };
  });
  return { type: 'legal', ref: message.ref, ...(await services.rules.run(from.person.id, job)) };
}

/** Before the hint is told: no such match is rated. */
async function markHinted({ db }: Store, match: string): Promise<void> {
  const row = await db.selectFrom('matches').select('unrated').where('id', '=', match).executeTakeFirst();
  if (row === undefined || row.unrated !== null) return;
  await db
    .updateTable('matches')
    .set({ unrated: 'hint' })
    .where('id', '=', match)
    .where('unrated', 'is', null)
    .execute();
}

async function hintFor(services: Services, from: Connection, message: Asking): Promise<ServerMessage> {
  const job = await services.keeper.within(message.match, (live) => {
    const seat = needSeat(live, from);
    if (!live.table.settings.hints) throw new Refused('server/not-allowed', { why: 'no hints at this table' });
    const question = openQuestion(live, seat, message.question);
    if (question === null) throw new Refused('server/unknown', { question: message.question });
    const level = live.table.settings.standInLevel ?? services.standInLevel;
    const view = live.game.viewFor(live.match.state, seat);
    const place = { keys: [from.person.id, live.id], last: false };
    return { game: live.game.name, level, view, question, thinkMs: services.thinkMs, place };
  });
  const told = await adviceFor(services.thinker, job);
  if (told === null) throw new Refused('server/unavailable', { match: message.match });
  await markHinted(services.store, message.match);
  return { type: 'hint', ref: message.ref, ...told };
}
