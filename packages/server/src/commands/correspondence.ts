// People of chaos who play by correspondence: at a slow table, with no socket open but while they look. They look only when a
// notice has told them to, so a notice that gets lost is a match that stands still.

import type { Table } from '@orrery/protocol';
import { silenceMs } from './chaos-tables.ts';
import type { Inbox } from './inbox.ts';
import { Player } from './player.ts';
import { type Acknowledged, answerByHand, openTable, playThrough } from './simulated-match.ts';
import { toldPerson } from './told-person.ts';

/** A notice waits 10 s; who was there when a node was killed counts as there for 30 s, and what it was sending is left for 60 s. */
export const patienceMs = 150_000;
const settings = { clockMs: 86_400_000 };
const none = { undoChance: 0, pace: async () => {}, stop: () => false };

interface Writer {
  readonly name: string;
  readonly player: Player;
  /** Turns that were told and looked at. */
  seen: number;
}

export class Correspondence {
  readonly matches: string[] = [];
  /** The ids of those who write, by name. */
  readonly names = new Map<string, string>();
  /** Since when, by `performance.now()`, somebody who had been away was waited for and was not told. */
  readonly untold: number[] = [];
  /** Nudges that were made, as the name of who was nudged and the match. */
  readonly nudged: string[] = [];
  readonly #addresses: readonly string[];
  readonly #inbox: Inbox;
  readonly #accepted: (entry: Acknowledged) => void;
  readonly #note: (text: string) => void;
  #isOn = true;

  constructor(
    addresses: readonly string[],
    inbox: Inbox,
    accepted: (entry: Acknowledged) => void,
    note: (text: string) => void,
  ) {
    this.#addresses = addresses;
    this.#inbox = inbox;
    this.#accepted = accepted;
    this.#note = note;
  }

  /** Until the end is called; then everybody waits for one more notice, and they play the rest at one sitting. */
  async write(tables: number): Promise<void> {
    await Promise.all(Array.from({ length: tables }, (_, index) => this.#table(index)));
  }

  end(): void {
    this.#isOn = false;
  }

  async #table(index: number): Promise<void> {
    const writers = await Promise.all([0, 1].map((seat) => this.#writer(`writer-${index}-${seat}`)));
    while (this.#isOn) {
      const players = writers.map(({ player }) => player);
      const game = index % 2 === 0 ? 'race' : 'roll';
      const match = await openTable(players, game, 0, settings);
      this.matches.push(match);
      for (const writer of writers) writer.seen = this.#turns(match, writer);
      await this.#exchange(match, writers);
      if (this.#isOn) continue;
      for (const player of players) await player.connect();
      await playThrough(players, match, { ...none, game, bots: 0, acknowledged: this.#accepted });
      for (const player of players) player.close();
    }
  }

  async #writer(name: string): Promise<Writer> {
    const { player, id } = await toldPerson(this.#addresses, this.#inbox, name, silenceMs);
    this.names.set(name, id);
    return { name, player, seen: 0 };
  }

  /** One looks after the other, whoever is told. */
  async #exchange(match: string, writers: readonly Writer[]): Promise<void> {
    for (;;) {
      const asked: Writer[] = [];
      for (const writer of writers) {
        const table = await tableOf(match, writer);
        if (table?.status === 'over') return;
        if (table?.asked != null) asked.push(writer);
      }
      await this.#nudge(match, writers, asked);
      for (const writer of await this.#told(match, asked)) await this.#visit(match, writer);
      if (!this.#isOn) return;
    }
  }

  /** Whoever waits nudges the other, once in a match. */
  async #nudge(match: string, writers: readonly Writer[], asked: readonly Writer[]): Promise<void> {
    for (const [seat, { player, ...writer }] of writers.entries()) {
      const other = writers[1 - seat];
      if (other === undefined || !asked.includes(other) || asked.some(({ name }) => name === writer.name)) continue;
      const isMade = await player.call('POST', `/api/tables/${match}/nudge`, { seat: 1 - seat }).then(
        () => true,
        (error: unknown) => {
          if (!/too-many|not-allowed/.test(String(error))) throw error;
          return String(error).includes('too-many'); // it was made before: the reply may have been lost with its node
        },
      );
      const nudge = `${other.name} ${match}`;
      if (isMade && !this.nudged.includes(nudge)) this.nudged.push(nudge);
    }
  }

  /** Those of whom something is asked and who have a notice of it, as soon as there is one. */
  async #told(match: string, asked: readonly Writer[]): Promise<readonly Writer[]> {
    const since = performance.now();
    for (;;) {
      const told = asked.filter((writer) => this.#turns(match, writer) > writer.seen);
      for (const writer of told) writer.seen = this.#turns(match, writer);
      if (told.length > 0) return told;
      if (performance.now() > since + patienceMs) {
        this.untold.push(since);
        this.#note(`${asked.map(({ name }) => name).join(', ')} waited for in ${match} and not told`);
        return asked;
      }
      await this.#inbox.next(1000);
    }
  }

  /** How often somebody was told of his turn: alone, or in a digest with a nudge that was due with it. */
  #turns(match: string, { name }: Writer): number {
    const notices = this.#inbox.received.get(name) ?? [];
    return notices.filter(({ kind, match: of }) => kind === 'digest' || (kind === 'turn' && of === match)).length;
  }

  async #visit(match: string, { player: { cookie } }: Writer): Promise<void> {
    const page = new Player(this.#addresses, 1, cookie);
    page.silenceMs = silenceMs;
    await page.connect();
    await page.watch(match);
    for (let answered = -1; ; ) {
      const state = page.states.get(match);
      const question = state?.questions[0];
      if (state === undefined || question === undefined || state.result !== null) break;
      if (state.seq <= answered) {
        await page.nextState(1000);
        continue;
      }
      const seq = await answerByHand(page, state, question, { acknowledged: this.#accepted });
      if (seq === null) break;
      answered = seq - 1;
    }
    page.close();
  }
}

/** As the list of one's own tables shows it: only there stands what one is asked. */
async function tableOf(match: string, { player }: Writer): Promise<Table | undefined> {
  const { tables } = await player.call<{ tables: Table[] }>('GET', '/api/me/tables');
  return tables.find(({ id }) => id === match);
}
