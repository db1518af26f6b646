// Adding rows of whole numbers: the inner loop of every evaluation. Where the machine has WebAssembly with SIMD the
// loop runs there, sixteen numbers at a time in four registers; elsewhere in plain code. Whole numbers make both agree
// to the last bit, in whatever order rows come and go. The module is some 200 bytes, written here instruction by
// instruction, so that no other compiler is needed.

export interface RowAdder {
  /** Rows one after the other, `width` numbers each; filled by whoever owns the adder. */
  readonly rows: Int32Array;
  readonly sums: Int32Array;
  /** Numbers of rows to add and to take away. */
  readonly coming: Uint16Array;
  readonly going: Uint16Array;
  /** Adds the first `plus` rows of `coming`, takes away the first `minus` of `going`. */
  apply(plus: number, minus: number): void;
}

/** Numbers per step of the loop; rows are whole numbers of steps. */
export const rowStep = 16;

export function plainRowAdder(count: number, width: number, room: number): RowAdder {
  const rows = new Int32Array(count * width);
  const sums = new Int32Array(width);
  const coming = new Uint16Array(room);
  const going = new Uint16Array(room);
  const addAll = (list: Uint16Array, length: number, sign: 1 | -1): void => {
    for (let i = 0; i < length; i++) {
      const start = (list[i] as number) * width;
      for (let h = 0; h < width; h++) sums[h] = (sums[h] as number) + sign * (rows[start + h] as number);
    }
  };
  return {
    rows,
    sums,
    coming,
    going,
    apply(plus, minus) {
      addAll(coming, plus, 1);
      addAll(going, minus, -1);
    },
  };
}

const pageSize = 65_536;
const alignment = 64;
const aligned = (bytes: number): number => Math.ceil(bytes / alignment) * alignment;

/** Null where the machine knows no SIMD. */
export function simdRowAdder(count: number, width: number, room: number): RowAdder | null {
  const sumsAt = 0;
  const comingAt = aligned(4 * width);
  const goingAt = comingAt + aligned(2 * room);
  const rowsAt = goingAt + aligned(2 * room);
  const link = linker();
  if (link === null || assembly === undefined) return null;
  const memory = new assembly.Memory({ initial: Math.ceil((rowsAt + 4 * count * width) / pageSize) });
  const { add, subtract } = link(memory);
  return {
    rows: new Int32Array(memory.buffer, rowsAt, count * width),
    sums: new Int32Array(memory.buffer, sumsAt, width),
    coming: new Uint16Array(memory.buffer, comingAt, room),
    going: new Uint16Array(memory.buffer, goingAt, room),
    apply(plus, minus) {
      if (plus > 0) add(sumsAt, rowsAt, comingAt, comingAt + 2 * plus, 4 * width);
      if (minus > 0) subtract(sumsAt, rowsAt, goingAt, goingAt + 2 * minus, 4 * width);
    },
  };
}

/** As much of WebAssembly as is used here; this package knows the types of neither Node nor browsers. */
interface Assembly {
  readonly Memory: new (size: { readonly initial: number }) => Memory;
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
}
interface Memory {
  readonly buffer: ArrayBuffer;
}

const { WebAssembly: assembly } = globalThis as { readonly WebAssembly?: Assembly };

type Loop = (sums: number, rows: number, list: number, end: number, width: number) => void;
type Link = (memory: Memory) => { readonly add: Loop; readonly subtract: Loop };

let known: Link | null | undefined;

function linker(): Link | null {
  if (known === undefined) known = compile();
  return known;
}

function compile(): Link | null {
  if (assembly === undefined) return null;
  const { Module, Instance } = assembly;
  try {
    const compiled = new Module(moduleBytes());
    return (memory) => new Instance(compiled, { m: { m: memory } }).exports as ReturnType<Link>;
  } catch {
    return null; // no SIMD, or a page that forbids it
  }
}

// What the instructions are called in the WebAssembly specification, and the bytes that stand for them.
const i32 = 0x7f;
const v128 = 0x7b;
const loop = [0x03, 0x40];
const end = 0x0b;
const branchIf = (depth: number): number[] => [0x0d, depth];
const get = (local: number): number[] => [0x20, local];
const set = (local: number): number[] => [0x21, local];
const constant = (value: number): number[] => [0x41, ...signed(value)];
const i32Add = 0x6a;
const i32Mul = 0x6c;
const i32LessUnsigned = 0x49;
const load16 = [0x2f, 1, 0];
const vectorLoad = (offset: number): number[] => [0xfd, 0x00, 4, offset];
const vectorStore = (offset: number): number[] => [0xfd, 0x0b, 4, offset];
const vectorAdd = [0xfd, 0xae, 0x01];
const vectorSubtract = [0xfd, 0xb1, 0x01];

/** Whole numbers as the format has them, seven bits a byte. */
function signed(value: number): number[] {
  return value < 64 ? [value] : [(value & 0x7f) | 0x80, value >> 7];
}

const section = (id: number, content: readonly number[]): number[] => [id, ...unsigned(content.length), ...content];
const unsigned = (value: number): number[] => (value < 128 ? [value] : [(value & 0x7f) | 0x80, value >> 7]);
const text = (name: string): number[] => [name.length, ...[...name].map((letter) => letter.charCodeAt(0))];

function moduleBytes(): Uint8Array {
  const bodies = [loopBody(vectorAdd), loopBody(vectorSubtract)];
  return new Uint8Array([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [1, 0x60, 5, i32, i32, i32, i32, i32, 0]), // one type: five numbers, no result
    ...section(2, [1, ...text('m'), ...text('m'), 2, 0, 1]), // the memory comes from outside
    ...section(3, [2, 0, 0]), // two functions of that type
    ...section(7, [2, ...text('add'), 0, 0, ...text('subtract'), 0, 1]),
    ...section(10, [2, ...bodies.flatMap((body) => [...unsigned(body.length), ...body])]),
  ]);
}

/** For each step of the width: four registers take up the sums, all rows in turn, and are put back. */
function loopBody(change: readonly number[]): number[] {
  const [sums, rows, list, last, width, step, at, row, first] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  const quarters = [0, 1, 2, 3];
  const here = [...get(sums), ...get(step), i32Add];
  return [
    ...[2, 3, i32, 4, v128], // locals: step, at, row; four registers
    ...loop,
    ...quarters.flatMap((quarter) => [...here, ...vectorLoad(16 * quarter), ...set(first + quarter)]),
    ...[...get(list), ...set(at)],
    ...loop,
    ...[...get(at), ...load16, ...get(width), i32Mul, ...get(rows), i32Add, ...get(step), i32Add, ...set(row)],
    ...quarters.flatMap((quarter) => [
      ...get(first + quarter),
      ...get(row),
      ...vectorLoad(16 * quarter),
      ...change,
      ...set(first + quarter),
    ]),
    ...[...get(at), ...constant(2), i32Add, ...set(at)],
    ...[...get(at), ...get(last), i32LessUnsigned, ...branchIf(0)],
    end,
    ...quarters.flatMap((quarter) => [...here, ...get(first + quarter), ...vectorStore(16 * quarter)]),
    ...[...get(step), ...constant(4 * rowStep), i32Add, ...set(step)],
    ...[...get(step), ...get(width), i32LessUnsigned, ...branchIf(0)],
    end,
    end,
  ];
}
