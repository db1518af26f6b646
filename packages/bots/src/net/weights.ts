// Nets as text: 16-bit whole numbers times a scale, in base64, so that the same file serves Node and the browser.

import { fromBase64, toBase64 } from './base64.ts';
import { emptyNet, type Net, weightsOf } from './net.ts';

export interface SavedNet {
  readonly inputs: number;
  readonly hidden: number;
  readonly outputs: number;
  /** For rows, bias, heads and their bias: the number that 1 stands for. */
  readonly scales: readonly number[];
  readonly weights: string;
}

/** Both nets of a game, as `train` writes them. */
export interface SavedPair {
  readonly value: SavedNet;
  readonly policy: SavedNet;
}

const most = 32767;

export function saveNet(net: Net): SavedNet {
  const parts = weightsOf(net);
  const scales = parts.map((part) => part.reduce((top, weight) => Math.max(top, Math.abs(weight)), 1e-6) / most);
  const bytes = new Uint8Array(2 * parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const [index, part] of parts.entries()) {
    for (const weight of part) {
      const whole = Math.round(weight / (scales[index] ?? 1));
      bytes[at++] = whole & 255;
      bytes[at++] = (whole >> 8) & 255;
    }
  }
  return { inputs: net.inputs, hidden: net.hidden, outputs: net.outputs, scales, weights: toBase64(bytes) };
}

export function loadNet({ inputs, hidden, outputs, scales, weights }: SavedNet): Net {
  const net = emptyNet(inputs, hidden, outputs);
  const bytes = fromBase64(weights);
  let at = 0;
  for (const [index, part] of weightsOf(net).entries()) {
    for (let i = 0; i < part.length; i++) {
      const whole = (((bytes[at + 1] ?? 0) << 24) | ((bytes[at] ?? 0) << 16)) >> 16;
      part[i] = whole * (scales[index] ?? 0);
      at += 2;
    }
  }
  if (at !== bytes.length) throw new Error(`a net of ${at} bytes came with ${bytes.length}`);
  return net;
}
