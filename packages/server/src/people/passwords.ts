// Passwords are kept as scrypt hashes with their own salt; the parameters stand in the hash, so that they can rise. Hashing
// takes long on purpose: it is done in a thread of its own (`hashing.ts`).

import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

/** As OWASP recommends, in the form that takes 32 MB. */
const cost = { n: 2 ** 15, r: 8, p: 3 };
const bytes = 32;

export function hashPassword(password: string): string {
  const salt = randomBytes(16);
  const hash = derive(password, salt, cost);
  return ['scrypt', cost.n, cost.r, cost.p, salt.toString('base64'), hash.toString('base64')].join('$');
}

export function passwordFits(password: string, stored: string): boolean {
  const [kind, n, r, p, salt = '', hash = ''] = stored.split('$');
  if (kind !== 'scrypt') return false;
  const wanted = Buffer.from(hash, 'base64');
  const found = derive(password, Buffer.from(salt, 'base64'), { n: Number(n), r: Number(r), p: Number(p) });
  return wanted.length === found.length && timingSafeEqual(wanted, found);
}

/** Made with other parameters than today's: to be made anew when the password is known. */
export const isOutdated = (stored: string): boolean =>
  !stored.startsWith(['scrypt', cost.n, cost.r, cost.p, ''].join('$'));

/** Of no password: an unknown login takes as long as a wrong password. */
export const decoy = [
  'scrypt',
  cost.n,
  cost.r,
  cost.p,
  Buffer.alloc(16).toString('base64'),
  Buffer.alloc(bytes).toString('base64'),
].join('$');

const derive = (password: string, salt: Buffer, { n, r, p }: typeof cost): Buffer =>
  scryptSync(password.normalize('NFKC'), salt, bytes, { N: n, r, p, maxmem: 256 * n * r });
