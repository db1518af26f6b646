// A page that is older than its server gets the new one once, and never loops.

import { expect, test } from 'vitest';
import { entryOf, type Renewal, renewalFor, type Surroundings } from './renewal-choice.ts';

/** A tab with its memory, at a server that has another page or not. */
function tab(hasOther: () => boolean, remembers = true): Surroundings & { kept: string | null } {
  const made = {
    kept: null as string | null,
    tried: () => made.kept,
    note: (server: string) => {
      if (remembers) made.kept = server;
      return remembers;
    },
    hasOther: async () => hasOther(),
  };
  return made;
}

test('the new page is got once per version of the server', async () => {
  const here = tab(() => true);
  const seen: Renewal[] = [];
  for (const server of ['2', '2', '2', '3', '3']) seen.push(await renewalFor(server, here));
  expect(seen).toEqual(['coming', 'stays', 'stays', 'coming', 'stays']);
});

test('while the server gives out this same page, nothing is loaded and nothing used up', async () => {
  let isThere = false;
  const here = tab(() => isThere);
  expect(await renewalFor('2', here)).toBe('behind');
  expect(await renewalFor('2', here)).toBe('behind');
  isThere = true;
  expect(await renewalFor('2', here)).toBe('coming');
});

test('a tab that can remember nothing leaves it to the person', async () => {
  const here = tab(() => true, false);
  expect(await renewalFor('2', here)).toBe('stays');
  expect(await renewalFor('2', here)).toBe('stays');
});

test('pages are told apart by the script they begin with', () => {
  const page = (name: string): string => `<html><script type="module" src="/assets/index-${name}.js"></script></html>`;
  expect(entryOf(page('a1_B-2'))).toBe('/assets/index-a1_B-2.js');
  expect(entryOf(page('c'))).not.toBe(entryOf(page('d')));
  expect(entryOf('<html></html>')).toBeNull();
});
