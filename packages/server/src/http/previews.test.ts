// What a link shows to programs: what strangers may see of a table, in the page's own head; of all else nothing but the game.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Table } from '@orrery/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Player } from '../commands/player.ts';
import { newFolder, newTable, playOn, startedMatch, type TestServer, testServer } from '../testing/harness.ts';
import { linkedBy, withPreview } from './previews.ts';

let server: TestServer;
let [ada, ben]: Player[] = [];
const page = `<!doctype html><html><head>
    <meta name="description" content="the page" />
    <title>page</title>
  </head><body></body></html>`;

beforeAll(async () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'page'));
  writeFileSync(join(folder, 'page/index.html'), page);
  server = await testServer({ WEB_DIR: join(folder, 'page'), STAND_IN_PAUSE_MS: '0', BOT_THINK_MS: '1' }, folder);
  [ada, ben] = [await server.person('Ada & "Co"'), await server.person("Ben's")];
});
afterAll(() => server.end());

const people = (): [Player, Player] => {
  if (ada === undefined || ben === undefined) throw new Error('nobody is there');
  return [ada, ben];
};

interface Shown {
  readonly title: string;
  readonly text: string;
  readonly picture: string;
  readonly html: string;
}

async function shown(path: string, language = 'en'): Promise<Shown> {
  const response = await fetch(server.url + path, { headers: { 'accept-language': language } });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  const html = await response.text();
  expect(html).toContain('<body></body>');
  const tag = (name: string): string => new RegExp(`property="og:${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
  return { title: tag('title'), text: tag('description'), picture: tag('image'), html };
}

const open = { open: true, clockMs: 86_400_000 };
const closed = { open: false, clockMs: 86_400_000 };

test('an open table: who sits there, what is free, how long a decision may take; names cannot break out', async () => {
  const [host] = people();
  const { id } = await newTable(host, { settings: open });
  const { title, text, picture, html } = await shown(`/at/${id}`);
  expect(title).toBe('Race for the Galaxy');
  expect(text).toBe('Ada &amp; &quot;Co&quot; · 1 free seat · 1 day');
  expect(picture).toBe(`${server.url}/preview-race.png`);
  expect(html).toContain('<title>Race for the Galaxy</title>');
  expect(html).not.toContain('the page');
  expect((await shown(`/at/${id}`, 'hu-HU,hu;q=0.9,en;q=0.8')).text).toContain('1 szabad hely');
  expect((await shown(`/at/${id}`, 'tlh')).text).toBe(text);
});

test('a match that is on may be watched; one that is over says who won; its replay is one', async () => {
  const [host, guest] = people();
  const id = await startedMatch([host, guest], { game: 'roll', settings: open });
  expect((await shown(`/at/${id}`)).text).toBe(
    'Ada &amp; &quot;Co&quot;, Ben&#39;s: the match is on, and may be watched.',
  );
  await playOn([host, guest], id);
  const { title, text, picture } = await shown(`/replay/${id}/12/review`);
  expect(title).toBe('Replay: Roll for the Galaxy');
  expect(text).toMatch(/^(Ada|Ben).* won with \d+ points\. At the table: /);
  expect(picture).toContain('/preview-roll.png');
});

test('a closed table, one without watchers, a sealed daily match and what there is not: no name, no seat, no score', async () => {
  const [host, guest] = people();
  const waiting = await newTable(host, { settings: closed });
  const on = await startedMatch([host, guest], { settings: closed });
  const unwatched = await startedMatch([host, guest], { settings: { ...open, spectators: false } });
  const ways = [`/at/${waiting.id}`, `/at/${on}`, `/at/${unwatched}`, `/replay/${on}`];
  for (const path of ways) {
    const { title, text, html } = await shown(path);
    expect(title).toBe('Race for the Galaxy');
    expect(text).toMatch(/^(You are invited to a table|A match among friends)/);
    expect(html).not.toMatch(/Ada|Ben/);
  }
  const daily = await host.call<Table>('POST', '/api/daily/roll/play', {});
  const unknown = await shown('/at/0123456789abcdef');
  expect(unknown.title).toBe('Orrery');
  const nameless = ({ html }: Shown, id: string): string => html.replaceAll(id, '');
  expect(nameless(await shown(`/at/${daily.id}`), daily.id)).toBe(nameless(unknown, '0123456789abcdef'));
  await host.call('POST', `/api/tables/${waiting.id}/leave`, {}); // nobody is left: it is taken away
  expect(nameless(await shown(`/at/${waiting.id}`), waiting.id)).toBe(nameless(unknown, '0123456789abcdef'));
});

test('the daily deal; and addresses that lead nowhere get the page as it is', async () => {
  expect((await shown('/daily')).title).toBe('Today’s deal');
  expect((await shown('/daily', 'ja')).html).not.toContain('Today');
  for (const path of ['/at/x', '/at/', '/replay/..', '/daily/roll', '/at/%00'])
    expect(await (await fetch(server.url + path)).text()).toContain('the page');
});

test('what stands in a link never becomes markup', () => {
  const evil = `"><script>alert(1)</script>&'$&`;
  const html = withPreview(page, { title: evil, text: evil, picture: 'p.png' }, 'https://x"><b>', '/at/"><i>');
  expect(html).not.toMatch(/<script|<b>|<i>/);
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&amp;&#39;$&amp;</title>');
  expect(linkedBy('/at/abcdefghij12')).toEqual({ kind: 'table', id: 'abcdefghij12' });
  expect(linkedBy('/at/ABC')).toBe(null);
});
