// Who looks at which finished match together: all at the same moment, with a pointer and remarks. Nothing of it is stored: it
// lasts as long as somebody is there. Whatever changes goes to all nodes as news and is taken from there, so people at
// different nodes see the same.

import type { Gathered, Moment, Remark, ServerMessage, Someone } from '@orrery/protocol';
import { PerMinute } from '../per-minute.ts';
import { Refused } from '../refusal.ts';
import type { GatheringNews } from '../storage/gathering-news.ts';
import { newId, type Store } from '../storage/store.ts';
import { mayWatch, needTable } from '../tables/tables.ts';
import type { Connection } from './watches.ts';

interface Shown {
  readonly moment: Moment;
  readonly piece: string | null;
  readonly by: string;
  /** When; of two the later one counts. */
  readonly at: number;
}

interface Gathering {
  readonly match: string;
  readonly connections: Set<Connection>;
  /** Read too slowly to be told of all of it. */
  readonly behind: Set<Connection>;
  /** At other nodes. */
  readonly elsewhere: Map<string, readonly Someone[]>;
  shown: Shown | null;
  remarks: readonly Remark[];
}

/** Per node, so that the list of them fits into one piece of news. */
const mostPeople = 20;
const mostPerConnection = 5;
const mostRemarks = 100;
const pointsPerMinute = 600;
const secondsToWait = 60;

export class Gatherings {
  readonly #store: Store;
  readonly #node: string;
  readonly #onTrouble: (error: unknown) => void;
  readonly #all = new Map<string, Gathering>();
  readonly #points = new PerMinute(pointsPerMinute);

  constructor(store: Store, node: string, onTrouble: (error: unknown) => void) {
    this.#store = store;
    this.#node = node;
    this.#onTrouble = onTrouble;
    store.onNews((news) => {
      if (news.kind === 'gathering') this.#hear(news);
    });
  }

  /** Of a finished match that this person may watch: nothing in it is secret any more. */
  async join(connection: Connection, match: string): Promise<void> {
    const table = await needTable(this.#store, match);
    if (!mayWatch(table, connection.person.id)) throw new Refused('server/not-allowed', { why: 'no spectators' });
    if (table.row.status !== 'over') throw new Refused('server/not-over', { match });
    const theirs = [...this.#all.values()].filter(({ connections }) => connections.has(connection));
    if (theirs.length >= mostPerConnection && !theirs.some((each) => each.match === match)) {
      throw new Refused('server/too-many', { watched: mostPerConnection });
    }
    const known = this.#all.get(match);
    const isThere = peopleAt(known).some(({ id }) => id === connection.person.id);
    if (!isThere && peopleAt(known).length >= mostPeople) throw new Refused('server/too-many', { people: mostPeople });
    if (!connection.isOpen()) return;
    const gathering = known ?? this.#begin(match);
    gathering.connections.add(connection);
    this.#sendAll(gathering, connection);
    await this.#tellWhoIsHere(match);
    if (known === undefined) await this.#announce({ match, is: 'asks' });
  }

  scatter(connection: Connection, match: string): void {
    const gathering = this.#all.get(match);
    gathering?.behind.delete(connection);
    if (gathering?.connections.delete(connection) !== true) return;
    if (gathering.connections.size === 0) this.#all.delete(match);
    this.#tellWhoIsHere(match).catch(this.#onTrouble);
  }

  leave(connection: Connection): void {
    for (const match of [...this.#all.keys()]) this.scatter(connection, match);
  }

  async point(connection: Connection, match: string, moment: Moment, piece: string | null): Promise<void> {
    this.#need(connection, match);
    const by = connection.person.id;
    if (!this.#points.take(by)) throw new Refused('server/too-many', { seconds: secondsToWait });
    await this.#announce({ match, is: 'shows', shown: { moment, piece, by, at: this.#store.now() } });
  }

  async remark(connection: Connection, match: string, step: number, text: string): Promise<void> {
    this.#need(connection, match);
    const remark: Remark = { id: newId(), name: connection.person.name, step, text, at: this.#store.now() };
    await this.#announce({ match, is: 'remark', remark });
  }

  /** The socket takes more again. */
  drained(connection: Connection): void {
    for (const gathering of this.#all.values()) {
      if (gathering.behind.delete(connection)) this.#sendAll(gathering, connection);
    }
  }

  #begin(match: string): Gathering {
    const gathering: Gathering = {
      match,
      connections: new Set(),
      behind: new Set(),
      elsewhere: new Map(),
      shown: null,
      remarks: [],
    };
    this.#all.set(match, gathering);
    return gathering;
  }

  #need(connection: Connection, match: string): void {
    if (this.#all.get(match)?.connections.has(connection) !== true) {
      throw new Refused('server/not-allowed', { why: 'gather first' });
    }
  }

  #announce(news: GatheringNews): Promise<void> {
    return this.#store.announce({ kind: 'gathering', node: this.#node, news });
  }

  #tellWhoIsHere(match: string): Promise<void> {
    return this.#announce({ match, is: 'here', people: peopleAt(this.#all.get(match)) });
  }

  #hear({ node, news }: { readonly node: string; readonly news: GatheringNews }): void {
    const gathering = this.#all.get(news.match);
    if (gathering === undefined) return;
    const isOwn = node === this.#node;
    if (news.is === 'asks' && !isOwn) this.#tellAll(gathering).catch(this.#onTrouble);
    if (news.is === 'here') {
      if (!isOwn && news.people.length > 0) gathering.elsewhere.set(node, news.people);
      else gathering.elsewhere.delete(node);
      this.#sendState(gathering);
    }
    if (news.is === 'shows' && news.shown.at >= (gathering.shown?.at ?? 0)) {
      gathering.shown = news.shown;
      this.#sendState(gathering);
    }
    if (news.is === 'remark' && !gathering.remarks.some(({ id }) => id === news.remark.id)) {
      gathering.remarks = [...gathering.remarks, news.remark].sort((a, b) => a.at - b.at).slice(-mostRemarks);
      this.#send(gathering, { type: 'remarked', match: gathering.match, remark: news.remark });
    }
  }

  /** For a node where somebody has just come. */
  async #tellAll({ match, shown, remarks }: Gathering): Promise<void> {
    await this.#tellWhoIsHere(match);
    if (shown !== null) await this.#announce({ match, is: 'shows', shown });
    for (const remark of remarks) await this.#announce({ match, is: 'remark', remark });
  }

  #stateOf({ match, connections, elsewhere, shown }: Gathering): Gathered {
    const everybody = [...peopleIn(connections), ...[...elsewhere.values()].flat()];
    const people = everybody.filter(({ id }, at) => everybody.findIndex((other) => other.id === id) === at);
    return {
      type: 'gathered',
      match,
      people,
      moment: shown?.moment ?? null,
      piece: shown?.piece ?? null,
      by: shown?.by ?? null,
    };
  }

  #sendState(gathering: Gathering): void {
    this.#send(gathering, this.#stateOf(gathering));
  }

  #sendAll(gathering: Gathering, connection: Connection): void {
    connection.send(
      JSON.stringify({ ...this.#stateOf(gathering), remarks: gathering.remarks } satisfies ServerMessage),
    );
  }

  #send({ connections, behind }: Gathering, message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const connection of connections) {
      if (connection.isFull()) behind.add(connection);
      else connection.send(text);
    }
  }
}

const peopleAt = (gathering: Gathering | undefined): Someone[] =>
  gathering === undefined ? [] : peopleIn(gathering.connections);

/** Each once, however many windows somebody has open. */
function peopleIn(connections: Iterable<Connection>): Someone[] {
  const people = new Map<string, Someone>();
  for (const { person } of connections) people.set(person.id, { id: person.id, name: person.name });
  return [...people.values()];
}
