import { addressKey } from './address-key.js';

test('an IPv4 address counts as itself, also when it comes as IPv6', () => {
  expect(addressKey('192.0.2.7')).toBe('192.0.2.7');
  expect(addressKey('::ffff:192.0.2.7')).toBe('192.0.2.7');
});

test('IPv6 addresses of one /64 count as one', () => {
  expect(addressKey('2001:db8:1:2::1')).toBe(addressKey('2001:db8:1:2:ffff:ffff:ffff:ffff'));
  expect(addressKey('2001:db8:1:2::1')).not.toBe(addressKey('2001:db8:1:3::1'));
});

test('what is no address shares one count', () => {
  expect(addressKey(undefined)).toBe(addressKey('localhost'));
});
