import { addressKey, siteKey } from './address-key.js';

test('an IPv4 address counts as itself, even in IPv6 notation', () => {
  expect(addressKey('192.0.2.7')).toBe('192.0.2.7');
  expect(addressKey('::ffff:192.0.2.7')).toBe('192.0.2.7');
});

test('IPv6 addresses in the same /64 count as one', () => {
  expect(addressKey('2001:db8:1:2::1')).toBe(addressKey('2001:db8:1:2:ffff:ffff:ffff:ffff'));
  expect(addressKey('2001:db8:1:2::1')).not.toBe(addressKey('2001:db8:1:3::1'));
});

test('a port after the address, as some proxies add it, makes no difference', () => {
  expect(addressKey('192.0.2.7:4123')).toBe(addressKey('192.0.2.7'));
  expect(addressKey('[2001:db8:1:2::1]:443')).toBe(addressKey('2001:db8:1:2::1'));
  expect(addressKey('[2001:db8:1:2::1]')).toBe(addressKey('2001:db8:1:2::1'));
});

test("the connection's address counts if the proxy doesn't give a usable one", () => {
  for (const said of [undefined, '', 'unknown', '_hidden', '300.1.1.1:80']) {
    expect(addressKey(said, '::ffff:192.0.2.7')).toBe('192.0.2.7');
  }
});

test('invalid addresses share one key', () => {
  expect(addressKey(undefined)).toBe(addressKey('localhost'));
});

test('IPv6 addresses in the same /48 belong to one site, and IPv4 addresses to none', () => {
  const siteOf = (address: string) => siteKey(addressKey(address));
  expect(siteOf('2001:db8:1:2::1')).toBe(siteOf('2001:db8:1:ffff::1'));
  expect(siteOf('2001:db8:1:2::1')).not.toBe(siteOf('2001:db8:2:2::1'));
  expect([siteOf('192.0.2.7'), siteOf('::ffff:192.0.2.7'), siteOf('unknown')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
