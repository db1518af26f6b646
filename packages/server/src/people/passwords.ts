// Passwords are kept as scrypt hashes with their own salt; the parameters stand in the hash, so that they can rise.

import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const cost = { n: 2 ** 15, r: 8, p: 1 };
const bytes = 32;

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, cost);
  return ['scrypt', cost.n, cost.r, cost.p, salt.toString('base64'), hash.toString('base64')].join('$');
}

export async function passwordFits(password: string, stored: string): Promise<boolean> {
  const [kind, n, r, p, salt = '', hash = ''] = stored.split('$');
  if (kind !== 'scrypt') return false;
  const wanted = Buffer.from(hash, 'base64');
  const found = await derive(password, Buffer.from(salt, 'base64'), { n: Number(n), r: Number(r), p: Number(p) });
  return wanted.length === found.length && timingSafeEqual(wanted, found);
}

function derive(password: string, salt: Buffer, { n, r, p }: typeof cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, bytes, { N: n, r, p, maxmem: 256 * n * r }, (error, hash) => {
      if (error === null) resolve(hash);
      else reject(error);
    });
  });
}
