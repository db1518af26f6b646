// Answers nobody should send: some can never be right, some might be by chance.

/** Never a legal answer to anything. */
export function neverRight(): unknown[] {
  const deep: unknown[] = [];
  let inner = deep;
  for (let i = 0; i < 200; i++) {
    const next: unknown[] = [];
    inner.push(next);
    inner = next;
  }
  const cycle: unknown[] = [];
  cycle.push(cycle);
  return [
    undefined,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    0.5,
    2 ** 53,
    'no such answer',
    '__proto__',
    'constructor',
    deep,
    cycle,
    [undefined],
    [null, null, null],
    [[0]],
    JSON.parse('{"__proto__":{"kind":"pass"},"constructor":0}'),
    { toString: 1, valueOf: null, length: -1 },
    { toJSON: null, extra: {} },
    Object.create({ inherited: true }),
    new Map(),
    () => 0,
    Symbol('answer'),
    1n,
  ];
}

/** Legal in some places; wherever they are not, they must be refused like the others. */
export const rarelyRight: readonly unknown[] = [
  null,
  0,
  -1,
  1,
  true,
  false,
  '',
  'pass',
  [],
  [0],
  [0, 0],
  {},
  { kind: 'pass' },
];

/** A legal answer, bent so that it cannot be legal any more. */
export function bent(legal: unknown): unknown[] {
  if (typeof legal === 'string') return [`${legal} `, [legal], { value: legal }];
  if (typeof legal === 'number') return [legal + 0.5, `${legal}`, [legal]];
  if (typeof legal === 'boolean') return [String(legal), Number(legal)];
  if (Array.isArray(legal)) return [[...legal, undefined], { ...legal }, [...legal, { extra: true }]];
  if (typeof legal !== 'object' || legal === null) return [];
  const keys = Object.keys(legal);
  const without = keys.length > 1 ? [Object.fromEntries(Object.entries(legal).slice(1))] : [];
  const broken = keys.map((key) => ({ ...legal, [key]: Symbol('broken') }));
  return [{ ...legal, extra: true }, [legal], ...broken, ...without];
}

/** Question ids that nobody was given. */
export const foreignIds: readonly unknown[] = [
  -1,
  0,
  1.5,
  Number.NaN,
  1e9,
  Number.POSITIVE_INFINITY,
  '1',
  null,
  {},
  [1],
];

/** Seats that do not exist. */
export const foreignSeats: readonly unknown[] = [-1, 99, 0.5, Number.NaN, '0', null, {}];
