// A picture as a PNG file, drawn point by point: no drawing tool has to be at hand to make one.

import { deflateSync } from 'node:zlib';

export type Colour = readonly [red: number, green: number, blue: number];

export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** Points per pixel and direction. */
  readonly fine: number;
  /** The colour at a place, in pixels; null is nothing. */
  colourAt(x: number, y: number): Colour | null;
}

export function pngOf(drawing: Drawing): Buffer {
  const { width, height } = drawing;
  const line = 1 + width * 4;
  const rows = Buffer.alloc(height * line);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rows.set(pixel(x, y, drawing), y * line + 1 + x * 4);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8); // eight bits each of red, green, blue and alpha
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The mean of the points within a pixel. */
function pixel(px: number, py: number, { fine, colourAt }: Drawing): number[] {
  const sum = [0, 0, 0];
  let hits = 0;
  for (let at = 0; at < fine * fine; at++) {
    const colour = colourAt(px + ((at % fine) + 0.5) / fine, py + (Math.floor(at / fine) + 0.5) / fine);
    if (colour === null) continue;
    hits += 1;
    for (const [channel, value] of colour.entries()) sum[channel] = (sum[channel] ?? 0) + value;
  }
  if (hits === 0) return [0, 0, 0, 0];
  return [...sum.map((value) => Math.round(value / hits)), Math.round((255 * hits) / (fine * fine))];
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
  }
  return (crc ^ 0xffffffff) >>> 0;
}
