// Stands between people and a node and passes bytes on, until it falls silent: then neither side hears anything of the
// other any more, not even that it is gone.

import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

export class Relay {
  readonly #server: Server;
  readonly #port: number;
  readonly #pairs = new Set<Pair>();
  #silent = false;

  static async before(port: number): Promise<Relay> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new Relay(server, port);
  }

  private constructor(server: Server, port: number) {
    this.#server = server;
    this.#port = port;
    server.on('connection', (near) => this.#join(near));
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Connections that there are stay silent for good; new ones until `speak`. */
  fallSilent(): void {
    this.#silent = true;
    for (const pair of this.#pairs) pair.fallSilent();
  }

  /** New connections are passed on again. */
  speak(): void {
    this.#silent = false;
  }

  async close(): Promise<void> {
    for (const pair of this.#pairs) pair.end();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #join(near: Socket): void {
    const far = connect(this.#port, '127.0.0.1');
    const pair = new Pair(near, far, () => this.#pairs.delete(pair));
    this.#pairs.add(pair);
    if (this.#silent) pair.fallSilent();
  }
}

/** The two sides of one connection. */
class Pair {
  readonly #sides: readonly [Socket, Socket];
  readonly #gone: () => void;
  #silent = false;

  constructor(near: Socket, far: Socket, gone: () => void) {
    this.#sides = [near, far];
    this.#gone = gone;
    this.#pass(near, far);
    this.#pass(far, near);
  }

  fallSilent(): void {
    this.#silent = true;
  }

  end(): void {
    for (const side of this.#sides) side.destroy();
    this.#gone();
  }

  #pass(from: Socket, to: Socket): void {
    from.setNoDelay(true);
    from.on('data', (bytes: Buffer) => {
      if (this.#silent || to.write(bytes)) return;
      from.pause();
      to.once('drain', () => from.resume());
    });
    from.on('error', () => {}); // `close` comes after it
    from.on('close', () => {
      if (!this.#silent) this.end();
    });
  }
}
