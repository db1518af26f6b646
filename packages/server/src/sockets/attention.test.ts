// What was sent to somebody counts as seen only when something has been heard of him since.

import { expect, test } from 'vitest';
import { Attention } from './attention.ts';
import type { Connection } from './watches.ts';

function connected(attention: Attention): { connection: Connection; asked: () => number } {
  let asked = 0;
  const connection: Connection = {
    person: { id: 'ben', name: 'Ben', guest: true, login: null },
    isOpen: () => true,
    isFull: () => false,
    send: () => {},
    life: {
      signs: 0,
      askForSign: () => {
        asked += 1;
      },
    },
    goElsewhere: () => {},
  };
  attention.enter(connection);
  return { connection, asked: () => asked };
}

test('eyes are there once something was heard after the question had been sent; until then a sign is asked for', () => {
  const attention = new Attention();
  const { connection, asked } = connected(attention);
  expect(attention.eyesOn([], 5)).toBe('elsewhere');
  expect(attention.eyesOn([{ connection, heardAt: 4 }], 5)).toBe('perhaps');
  expect(asked()).toBe(1);
  expect(attention.eyesOn([{ connection, heardAt: 5 }], 5)).toBe('there');
  expect(
    attention.eyesOn(
      [
        { connection, heardAt: 4 },
        { connection: connected(attention).connection, heardAt: 9 },
      ],
      5,
    ),
  ).toBe('there');
  expect(asked()).toBe(1);
  attention.set(connection, false); // the page is hidden
  expect(attention.eyesOn([{ connection, heardAt: 9 }], 5)).toBe('elsewhere');
});

test('looks that could not be noted are there again, with what was looked at since', () => {
  const attention = new Attention();
  const { connection } = connected(attention);
  attention.look(connection, 'one', 3);
  attention.look(connection, 'two', 7);
  const looked = attention.takeLooked();
  attention.look(connection, 'one', 5);
  attention.giveBack(looked);
  expect(attention.takeLooked().get('ben')).toEqual(
    new Map([
      ['one', 5],
      ['two', 7],
    ]),
  );
  expect(attention.takeLooked().size).toBe(0);
});
