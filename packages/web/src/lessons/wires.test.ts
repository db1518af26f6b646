// Lines of the coach: they leave his card on the side of the thing and end on its edge.

import { describe, expect, test } from 'vitest';
import { type Box, seenOf, wireBetween } from './wires.ts';

const card: Box = { left: 400, top: 300, right: 600, bottom: 500 };
const at = (left: number, top: number, width = 100, height = 100): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('where a line ends', () => {
  test.each([
    ['to the left', at(100, 350), { x: 200, turn: 180 }],
    ['to the right', at(700, 350), { x: 700, turn: 0 }],
    ['above', at(450, 100), { y: 200, turn: -90 }],
    ['below', at(450, 600), { y: 600, turn: 90 }],
    ['beside, and far below', at(100, 700), { x: 150, y: 700, turn: 90 }],
    ['wide, and far below', at(0, 700, 500), { x: 414, y: 700, turn: 90 }],
    ['below, with edges that touch', at(0, 500, 1000, 80), { x: 500, y: 500, turn: 90 }],
  ])('%s', (_, thing, end) => {
    const wire = wireBetween(card, thing);
    expect(wire).toMatchObject(end);
    expect(wire?.path.endsWith(`${wire.x} ${wire.y}`)).toBe(true);
    const { x = 0, y = 0 } = wire ?? {};
    expect(x >= thing.left && x <= thing.right && y >= thing.top && y <= thing.bottom).toBe(true);
  });

  test('none to what lies under the card, or cannot be seen', () => {
    expect(wireBetween(card, at(450, 350))).toBeNull();
    const window: Box = { left: 0, top: 0, right: 1000, bottom: 700 };
    expect(wireBetween(card, seenOf(at(100, 900), window))).toBeNull();
    expect(wireBetween(card, seenOf(at(100, 650), window))).toMatchObject({ x: 150, y: 650 });
  });
});
