// What comes back for a wrong answer: a value with a stable code and data, never thrown, and nothing has changed.

export interface Refusal {
  readonly code: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Codes the kernel itself gives; each game adds its own, with its name as prefix. docs/errors.md lists them all. */
export const kernelRefusals = [
  'kernel/bad-options',
  'kernel/bad-seats',
  'kernel/not-asked',
  'kernel/match-over',
  'kernel/nothing-to-undo',
  'kernel/undo-sealed',
  'kernel/undo-used',
  'kernel/bad-record',
  'kernel/old-rules',
  'kernel/old-state',
  'kernel/newer-state',
] as const;

export type KernelRefusalCode = (typeof kernelRefusals)[number];

export function refuse(code: string, data: Readonly<Record<string, unknown>> = {}): Refusal {
  return { code, data };
}

/** A value or the reason why there is none. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });
export const refused = (code: string, data: Readonly<Record<string, unknown>> = {}): Result<never> => ({
  ok: false,
  refusal: refuse(code, data),
});
