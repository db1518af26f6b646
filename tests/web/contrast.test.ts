// The colours of the design language against each other: text on every surface it may stand on, AA in both looks.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('../../packages/web/src/styles/tokens.css', import.meta.url), 'utf8');

function valuesIn(block: string): Map<string, string> {
  return new Map(
    [...block.matchAll(/--([a-z0-9-]+):\s*(#[0-9a-f]{6})\b/gi)].map(([, name = '', value = '']) => [name, value]),
  );
}

const lightAt = css.indexOf(':root[data-theme="light"]');
const dark = valuesIn(css.slice(0, lightAt));
const light = new Map([...dark, ...valuesIn(css.slice(lightAt))]);

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const surfaces = ['bg-0', 'bg-1', 'bg-2', 'bg-3', 'bg-inset'];
const kinds = ['home', 'military', 'consumption', 'novelty', 'rare', 'genes', 'alien', 'grey'];
const seats = ['seat-0', 'seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5'];
const pairs: readonly (readonly [text: string, ground: string])[] = [
  ...['text', 'text-2', 'text-3', 'brass', 'ok', 'warn', 'bad', 'info', ...seats].flatMap((text) =>
    surfaces.map((ground) => [text, ground] as const),
  ),
  ['brass-ink', 'brass'],
  ['ok', 'ok-bg'],
  ['warn', 'warn-bg'],
  ['bad', 'bad-bg'],
  ['info', 'info-bg'],
  ...['ok-bg', 'warn-bg', 'bad-bg', 'info-bg'].flatMap((ground) => [
    ['text', ground] as const,
    ['text-2', ground] as const,
  ]),
  ...kinds.flatMap((kind) => [
    [`${kind}-text`, 'bg-1'] as const,
    [`${kind}-text`, 'bg-2'] as const,
    [`${kind}-text`, `${kind}-soft`] as const,
    ['text', `${kind}-soft`] as const,
    ['text-2', `${kind}-soft`] as const,
    [`${kind}-ink`, kind] as const,
  ]),
];
const enough = 4.5;

test.each([
  ['dark', dark],
  ['light', light],
] as const)('every pair of colours in use is legible, %s', (_, values) => {
  const weak = pairs.flatMap(([text, ground]) => {
    const [one, other] = [values.get(text), values.get(ground)];
    if (one === undefined || other === undefined) return [`${text} on ${ground}: no such colour`];
    const found = ratio(one, other);
    return found < enough ? [`${text} on ${ground}: ${found.toFixed(2)}`] : [];
  });
  expect(weak).toEqual([]);
});

test('focus stands out from every surface', () => {
  for (const values of [dark, light]) {
    for (const ground of surfaces)
      expect(ratio(values.get('focus') ?? '', values.get(ground) ?? '')).toBeGreaterThan(3);
  }
});
