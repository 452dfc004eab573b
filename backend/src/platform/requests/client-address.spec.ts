import { clientAddress } from './address-key.js';

test.each([
  [0, '203.0.113.9', '10.0.0.1'],
  [1, '203.0.113.9', '203.0.113.9'],
  [1, '6.6.6.6, 203.0.113.9', '203.0.113.9'],
  [2, '203.0.113.9, 10.0.0.2', '203.0.113.9'],
  [2, undefined, '10.0.0.1'],
])('behind %p proxies, the header %p means %p', (proxies, header, address) => {
  expect(clientAddress('10.0.0.1', header, proxies)).toBe(address);
});
