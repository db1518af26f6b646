// A browser's push subscription with keys of its own, and how the browser reads what comes; RFC 8291 and 8188.

import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto';

export interface TestSubscription {
  readonly subscription: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
  readonly decrypt: (body: Buffer) => string;
}

export function newSubscription(endpoint: string): TestSubscription {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: own.getPublicKey().toString('base64url'), auth: auth.toString('base64url') };
  const hmac = (key: Buffer, text: Buffer): Buffer => createHmac('sha256', key).update(text).digest();
  const info = (text: string, ...more: Buffer[]): Buffer =>
    Buffer.concat([Buffer.from(text), ...more, Buffer.from([1])]);
  const decrypt = (body: Buffer): string => {
    const salt = body.subarray(0, 16);
    const length = body.readUInt8(20);
    const theirs = body.subarray(21, 21 + length);
    const sealed = body.subarray(21 + length);
    const shared = hmac(auth, own.computeSecret(theirs));
    const material = hmac(shared, info('WebPush: info\0', own.getPublicKey(), theirs));
    const secret = hmac(salt, material);
    const key = hmac(secret, info('Content-Encoding: aes128gcm\0')).subarray(0, 16);
    const nonce = hmac(secret, info('Content-Encoding: nonce\0')).subarray(0, 12);
    const open = createDecipheriv('aes-128-gcm', key, nonce);
    open.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
    return plain.subarray(0, plain.lastIndexOf(2)).toString();
  };
  return { subscription: { endpoint, keys }, decrypt };
}
