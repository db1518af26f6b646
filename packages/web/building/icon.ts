// The mark of the house as a PNG of any size: a sun and two orbits with a world on each, drawn point by point. Systems
// that install the page as an application want pixels, and no drawing tool has to be at hand to make them.

import { deflateSync } from 'node:zlib';

type Colour = readonly [red: number, green: number, blue: number];

const sky: Colour = [9, 12, 23];
const brass: Colour = [229, 185, 100];
const sun: Colour = [244, 214, 144];
const novelty: Colour = [63, 195, 226];
const genes: Colour = [85, 181, 78];

/** Points per pixel and direction. */
const fine = 4;

interface Look {
  /** Sky to the very edge, for systems that cut the icon to a shape of their own. */
  readonly maskable: boolean;
}

/** What lies at a point of a field from -1 to 1; null is nothing. */
function colourAt(x: number, y: number, { maskable }: Look): Colour | null {
  const scale = maskable ? 0.66 : 0.86;
  const [u, v] = [x / scale, y / scale];
  const inside = maskable || Math.hypot(x, y) <= 1;
  if (!inside) return null;
  if (Math.hypot(u - 0.76, v + 0.4) <= 0.14) return novelty;
  if (Math.hypot(u + 0.6, v + 0.68) <= 0.115) return genes;
  if (Math.hypot(u, v) <= 0.29) return sun;
  return onOrbit(u, v, -28) || onOrbit(u, v, 50) ? brass : sky;
}

function onOrbit(x: number, y: number, degrees: number): boolean {
  const angle = (degrees * Math.PI) / 180;
  const along = x * Math.cos(angle) + y * Math.sin(angle);
  const across = y * Math.cos(angle) - x * Math.sin(angle);
  const [rx, ry] = [0.92, 0.38];
  const ratio = Math.hypot(along / rx, across / ry);
  // Distance to the ellipse, to first order.
  const slope = Math.hypot(along / (rx * rx), across / (ry * ry));
  return slope > 0 && (Math.abs(ratio - 1) * ratio) / slope <= 0.048;
}

export function iconPng(size: number, look: Look): Buffer {
  const rows = Buffer.alloc(size * (1 + size * 4));
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) rows.set(pixel(x, y, size, look), y * (1 + size * 4) + 1 + x * 4);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
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
function pixel(px: number, py: number, size: number, look: Look): number[] {
  const sum = [0, 0, 0];
  let hits = 0;
  for (let at = 0; at < fine * fine; at++) {
    const x = ((px + ((at % fine) + 0.5) / fine) / size) * 2 - 1;
    const y = ((py + (Math.floor(at / fine) + 0.5) / fine) / size) * 2 - 1;
    const colour = colourAt(x, y, look);
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
