// Bytes as text, the same in Node and in the browser.

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

export function toBase64(bytes: Uint8Array): string {
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

export function fromBase64(text: string): Uint8Array {
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
