// Nets as text: 16-bit whole numbers times a scale, in base64, so that the same file serves Node and the browser.

import { emptyNet, type Net } from './net.ts';

export interface SavedNet {
  readonly inputs: number;
  readonly hidden: number;
  readonly outputs: number;
  /** For rows, bias, heads and their bias: the number that 1 stands for. */
  readonly scales: readonly number[];
  readonly weights: string;
}

const most = 32767;

export function saveNet(net: Net): SavedNet {
  const parts = partsOf(net);
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
  for (const [index, part] of partsOf(net).entries()) {
    for (let i = 0; i < part.length; i++) {
      const whole = (((bytes[at + 1] ?? 0) << 24) | ((bytes[at] ?? 0) << 16)) >> 16;
      part[i] = whole * (scales[index] ?? 0);
      at += 2;
    }
  }
  if (at !== bytes.length) throw new Error(`a net of ${at} bytes came with ${bytes.length}`);
  return net;
}

const partsOf = (net: Net): Float32Array[] => [net.rows, net.bias, net.heads, net.headBias];

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function toBase64(bytes: Uint8Array): string {
  const groups: string[] = [];
  for (let i = 0; i < bytes.length; i += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(i, i + 3);
    const word = (a << 16) | (b << 8) | c;
    const four = [18, 12, 6, 0].map((shift) => letters[(word >> shift) & 63]);
    const given = Math.min(3, bytes.length - i);
    groups.push(
      four
        .slice(0, given + 1)
        .join('')
        .padEnd(4, '='),
    );
  }
  return groups.join('');
}

function fromBase64(text: string): Uint8Array {
  const values = new Uint8Array(128);
  for (let i = 0; i < letters.length; i++) values[letters.charCodeAt(i)] = i;
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  for (let i = 0, at = 0; i < text.length; i += 4) {
    let word = 0;
    for (let j = 0; j < 4; j++) word = (word << 6) | (values[text.charCodeAt(i + j)] ?? 0);
    for (let shift = 16; shift >= 0 && at < bytes.length; shift -= 8) bytes[at++] = (word >> shift) & 255;
  }
  return bytes;
}
