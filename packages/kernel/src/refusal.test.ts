// Refusals as they are declared: codes in order, data as it goes over the wire, and what the compiler knows of both.

import { expect, expectTypeOf, test } from 'vitest';
import { type DataOf, type RefusalOf, type RefuseArguments, refusalsOf, says, saysNothing } from './refusal.ts';

const inn = refusalsOf({
  'inn/full': says<{ beds: number }>(),
  'inn/closed': saysNothing,
  'inn/late': says<{ since?: string }>(),
});
type InnData = DataOf<typeof inn>;

test('a declaration gives its codes and refusals of them', () => {
  expect(inn.codes).toEqual(['inn/full', 'inn/closed', 'inn/late']);
  expect(inn.refuse('inn/full', { beds: 2 })).toEqual({ code: 'inn/full', data: { beds: 2 } });
  expect(inn.refuse('inn/closed')).toEqual({ code: 'inn/closed', data: {} });
  expect(inn.refused('inn/late')).toEqual({ ok: false, refusal: { code: 'inn/late', data: {} } });
});

test('the compiler knows which data goes with which code', () => {
  const refusal: RefusalOf<InnData> = inn.refuse('inn/full', { beds: 2 });
  expectTypeOf(inn.refuse('inn/full', { beds: 2 }).data).toEqualTypeOf<Readonly<{ beds: number }>>();
  expectTypeOf<['inn/full', { beds: number }]>().toExtend<RefuseArguments<InnData>>();
  expectTypeOf<['inn/late']>().toExtend<RefuseArguments<InnData>>();
  expectTypeOf<['inn/full']>().not.toExtend<RefuseArguments<InnData>>();
  expectTypeOf<['inn/full', { beds: string }]>().not.toExtend<RefuseArguments<InnData>>();
  expectTypeOf<['inn/closed', { beds: number }]>().not.toExtend<RefuseArguments<InnData>>();
  expectTypeOf<['inn/open']>().not.toExtend<RefuseArguments<InnData>>();
  expectTypeOf<keyof InnData['inn/closed']>().toEqualTypeOf<never>();
  if (refusal.code === 'inn/full') expectTypeOf(refusal.data.beds).toEqualTypeOf<number>();
  expect(refusal.code).toBe('inn/full');
});
