// Numbers as text: 16-bit whole numbers times a scale, in base64.

import { fromBase64, toBase64 } from './base64.ts';

export interface PackedNumbers {
  /** The number that 1 stands for. */
  readonly scale: number;
  readonly text: string;
}

const most = 32767;

export function packNumbers(numbers: Float32Array): PackedNumbers {
  const scale = numbers.reduce((top, each) => Math.max(top, Math.abs(each)), 1e-9) / most;
  const bytes = new Uint8Array(2 * numbers.length);
  for (const [index, each] of numbers.entries()) {
    const whole = Math.round(each / scale);
    bytes[2 * index] = whole & 255;
    bytes[2 * index + 1] = (whole >> 8) & 255;
  }
  return { scale, text: toBase64(bytes) };
}

/** Throws where there are more or fewer than expected. */
export function unpackNumbers({ scale, text }: PackedNumbers, count: number): Float32Array {
  const bytes = fromBase64(text);
  if (bytes.length !== 2 * count) throw new Error(`${bytes.length / 2} numbers instead of ${count}`);
  return Float32Array.from({ length: count }, (_, index) => {
    const whole = (((bytes[2 * index + 1] ?? 0) << 24) | ((bytes[2 * index] ?? 0) << 16)) >> 16;
    return whole * scale;
  });
}
