import type { LookupAddress } from 'node:dns';
import { isPublicAddress, publicLookup } from './public-addresses.js';

test.each(['8.8.8.8', '142.250.185.74', '192.0.1.1', '2a00:1450:4001:830::200a', '::ffff:8.8.8.8'])(
  '%s is on the internet',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.0.2.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.19.255.255',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:a00:1',
  '64:ff9b::a00:1',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
  '5f00::1',
  'fc00::1',
  'fd12::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  'localhost',
  '',
])('%p is not', (address) => expect(isPublicAddress(address)).toBe(false));

/** What a connection to a host is given, if its name has these addresses. */
const lookUp = (addresses: readonly string[], all: boolean): Promise<unknown> => {
  const found: LookupAddress[] = addresses.map((address) => ({
    address,
    family: address.includes(':') ? 6 : 4,
  }));
  const lookup = publicLookup((_host, _options, callback) => callback(null, found));
  return new Promise((resolve, reject) =>
    lookup('push.example', { all }, (error, address, family) =>
      error ? reject(error) : resolve(all ? address : [address, family]),
    ),
  );
};

test('a connection gets only public addresses', async () => {
  expect(await lookUp(['127.0.0.1', '8.8.8.8', '::1'], false)).toEqual(['8.8.8.8', 4]);
  expect(await lookUp(['10.0.0.1', '8.8.8.8', '8.8.4.4'], true)).toEqual([
    { address: '8.8.8.8', family: 4 },
    { address: '8.8.4.4', family: 4 },
  ]);
});

test.each([true, false])('a name without public addresses leads nowhere', async (all) => {
  await expect(lookUp(['127.0.0.1', 'fe80::1'], all)).rejects.toThrow('no public address');
  await expect(lookUp([], all)).rejects.toThrow('no public address');
});

test('an unknown name is an error of its own', async () => {
  const lookup = publicLookup((_host, _options, callback) =>
    callback(Object.assign(new Error('ENOTFOUND'), { code: 'ENOTFOUND' }), []),
  );
  const error = await new Promise((resolve) => lookup('push.example', {}, resolve));
  expect(error).toMatchObject({ code: 'ENOTFOUND' });
});
