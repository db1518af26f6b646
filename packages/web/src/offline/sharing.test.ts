// What is made of a shared form: the file first, then a record or a link in a text, and a name for what is of no use.

import { expect, test } from 'vitest';
import { hashOfShared } from '../route.ts';
import { sharedIn } from './sharing.ts';

const form = (fields: Readonly<Record<string, string | File>>): FormData => {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) made.set(name, value);
  return made;
};
const file = (text: string): File => new File([text], 'orrery.json', { type: 'application/json' });

test('a record: as a file, or as a text', async () => {
  const record = { kind: 'record', text: '{"version":2}' };
  expect(await sharedIn(form({ record: file('{"version":2}'), url: 'https://x.example/at/abcdefghij12' }))).toEqual(
    record,
  );
  expect(await sharedIn(form({ text: ' {"version":2}' }))).toEqual(record);
  expect(await sharedIn(form({ record: file('x'.repeat(20_000_001)) }))).toEqual({ kind: 'tooLarge' });
});

test('a link: of its own, or within a text', async () => {
  const link = { kind: 'link', url: 'https://x.example/at/abcdefghij12' };
  expect(await sharedIn(form({ url: 'https://x.example/at/abcdefghij12' }))).toEqual(link);
  expect(await sharedIn(form({ title: 'Orrery', text: 'Come: https://x.example/at/abcdefghij12 now' }))).toEqual(link);
});

test('nothing of use', async () => {
  for (const fields of [{}, { text: 'hello' }, { record: file('') }, { url: 'mailto:a@b.example' }])
    expect(await sharedIn(form(fields))).toEqual({ kind: 'nothing' });
});

test('a link leads somewhere only if it is one of this site', () => {
  const here = 'https://x.example';
  expect(hashOfShared('https://x.example/at/abcdefghij12', here)).toBe('#/at/abcdefghij12');
  expect(hashOfShared('https://x.example/#/replay/abcdefghij12/3', here)).toBe('#/replay/abcdefghij12/3');
  expect(hashOfShared('https://x.example/daily', here)).toBe('#/');
  for (const url of [
    'https://y.example/at/abcdefghij12',
    'https://x.example/nowhere',
    'nonsense',
    'https://x.example/#x',
  ])
    expect(hashOfShared(url, here)).toBeNull();
});
