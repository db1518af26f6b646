// What comes back for a wrong answer: a value with a stable code and data, never thrown, and nothing has changed.
// Each package declares its codes once, with what their data says. From that come the list of its codes, its `refuse`,
// and the types that sentences about refusals are checked against. docs/errors.md lists all codes.

/** Any refusal, as it goes over the wire. */
export interface Refusal {
  readonly code: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The code says it all. */
export type NoData = Readonly<Record<never, never>>;

/** What the data of a code says: known to the compiler alone, empty when the program runs. */
export interface Says<D extends object> {
  readonly says?: D;
}

export const says = <D extends object>(): Says<D> => ({});
export const saysNothing: Says<NoData> = {};

/** From each declared code to its data. */
type DataIn<T extends Declared> = { readonly [C in keyof T & string]: Readonly<NonNullable<T[C]['says']>> };
type Declared = Readonly<Record<string, Says<object>>>;

/** A refusal with this code, or one of these, and the data that goes with it. */
export type RefusalOf<D, C extends keyof D = keyof D> = { [K in C]: { readonly code: K; readonly data: D[K] } }[C];

/** The codes of one package. `D` leads from each code to its data. */
export interface Refusals<D> {
  readonly codes: readonly (keyof D)[];
  refuse<C extends keyof D>(code: C, ...data: DataArgument<D[C]>): RefusalOf<D, C>;
  /** The same where a value was wanted. */
  refused<C extends keyof D>(code: C, ...data: DataArgument<D[C]>): Refused<RefusalOf<D, C>>;
}

/** What `refuse` takes, for others who hand it on. */
export type RefuseArguments<D> = { [C in keyof D]: [code: C, ...data: DataArgument<D[C]>] }[keyof D];

/** Left out where there is nothing to say, or nothing that must be said. */
type DataArgument<D> = keyof D extends never ? [] : NoData extends D ? [data?: D] : [data: D];

export type DataOf<R> = R extends Refusals<infer D> ? D : never;

/** Declares the codes of a package, with its name as prefix. */
export function refusalsOf<T extends Declared>(table: T): Refusals<DataIn<T>> {
  const refuse = (code: string, data: Refusal['data'] = {}): Refusal => ({ code, data });
  const refused = (code: string, data?: Refusal['data']): Refused<Refusal> => ({
    ok: false,
    refusal: refuse(code, data),
  });
  return { codes: Object.keys(table), refuse, refused } as Refusals<DataIn<T>>; // the table says which goes with which
}

interface Ok<T> {
  readonly ok: true;
  readonly value: T;
}

export interface Refused<R> {
  readonly ok: false;
  readonly refusal: R;
}

/** A value or the reason why there is none. */
export type Result<T, R = Refusal> = Ok<T> | Refused<R>;

export const ok = <T>(value: T): Ok<T> => ({ ok: true, value });

const kernel = refusalsOf({
  'kernel/bad-options': says<{ field: string; problem: string }>(),
  'kernel/bad-seats': says<{ seats: number; min: number; max: number }>(),
  /** No open question has this seat and number; without a number, nothing at all is asked of the seat. */
  'kernel/not-asked': says<{ seat: number; question?: number }>(),
  'kernel/match-over': saysNothing,
  'kernel/nothing-to-undo': says<{ seat: number }>(),
  'kernel/undo-sealed': says<{ seat: number }>(),
  'kernel/undo-used': says<{ seat: number; by: number }>(),
  /** `field` is the place in the record. */
  'kernel/bad-record': says<{ field: string; problem: string | Refusal }>(),
  'kernel/old-rules': says<{ game: string; rulesVersion: number }>(),
  'kernel/old-state': says<{ version: number; why: string }>(),
  'kernel/newer-state': says<{ version: number }>(),
});

/** What the codes say that the kernel itself gives. */
export type KernelRefusalData = DataOf<typeof kernel>;
export type KernelRefusal<C extends keyof KernelRefusalData> = RefusalOf<KernelRefusalData, C>;
export const { codes: kernelRefusals, refuse, refused } = kernel;
