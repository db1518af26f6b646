// Notices lead nowhere into the operator's own network, however an address is written.

import { expect, test } from 'vitest';
import { Addresses, isOpenAddress } from './addresses.ts';

const none = new Addresses([]);

test.each([
  ['no address', 'somewhere'],
  ['without TLS', 'http://example.com/'],
  ['another protocol', 'ftp://example.com/'],
  ['a user', 'https://me@example.com/'],
  ['a password', 'https://me:word@example.com/'],
  ['an unusual port', 'https://example.com:22/'],
  ['this machine', 'https://127.0.0.1/'],
  ['this machine as one number', 'https://2130706433/'],
  ['this machine in base 16', 'https://0x7f.1/'],
  ['this machine in base 8', 'https://0177.0.0.1/'],
  ['this machine in IPv6', 'https://[::1]/'],
  ['IPv4 in IPv6', 'https://[::ffff:10.0.0.1]/'],
  ['IPv4 by 6to4', 'https://[2002:7f00:1::]/'],
  ['IPv4 by NAT64', 'https://[64:ff9b::7f00:1]/'],
  ['a private network', 'https://192.168.1.1/'],
  ['a provider’s data', 'https://169.254.169.254/latest'],
  ['a network of one’s own', 'https://[fd00::1]/'],
  ['a link', 'https://[fe80::1]/'],
  ['everybody', 'https://239.0.0.1/'],
])('%s is refused at once', (_, address) => {
  expect(() => none.read(address)).toThrow('server/address-refused');
});

test('a name that leads to this machine is refused when it is looked up, and when it is asked', async () => {
  await expect(none.check('https://localhost/')).rejects.toThrow('server/address-refused');
  await expect(none.post('https://localhost/', { headers: {}, body: '' })).rejects.toThrow();
  await expect(none.check('https://no-such-name.invalid/')).rejects.toThrow('server/address-refused');
});

test('open addresses are taken, and hosts of the operator’s own in every way', () => {
  for (const address of ['93.184.216.34', '2606:2800:220:1::1']) expect(isOpenAddress(address)).toBe(true);
  expect(none.read('https://93.184.216.34/x').host).toBe('93.184.216.34');
  const own = new Addresses(['127.0.0.1:8080', 'Hooks.Local']);
  expect(own.read('http://127.0.0.1:8080/').port).toBe('8080');
  expect(own.read('http://hooks.local/').hostname).toBe('hooks.local');
  expect(() => own.read('http://127.0.0.1:8081/')).toThrow('server/address-refused');
});
