// How the page that is open stands to the server it talks to. A page is renewed for a newer server; one that is ahead of its
// server, as while nodes are upgraded one by one, waits for a server that has caught up.

export interface Versions {
  readonly protocol: number;
  /** By game. */
  readonly rules: Readonly<Record<string, number>>;
}

export type Standing = 'same' | 'older' | 'newer';

/** A page that lags in anything is older: it could misread what comes. Games that only one of them knows do not count. */
export function standingOf(page: Versions, server: Versions): Standing {
  const ahead = [page.protocol - server.protocol];
  for (const [game, version] of Object.entries(page.rules)) ahead.push(version - (server.rules[game] ?? version));
  if (ahead.some((by) => by < 0)) return 'older';
  return ahead.some((by) => by > 0) ? 'newer' : 'same';
}

/** A name for what a server speaks, the same for all servers that speak alike. */
export function nameOf({ protocol, rules }: Versions): string {
  const games = Object.entries(rules).map(([game, version]) => `${game} ${version}`);
  return [`protocol ${protocol}`, ...games.sort()].join(', ');
}
