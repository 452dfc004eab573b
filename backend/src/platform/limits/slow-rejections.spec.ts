import { PassThrough } from 'node:stream';
import { SlowRejections } from './slow-rejections.js';

let slow: SlowRejections;
let rejected: string[];
beforeEach(() => {
  jest.useFakeTimers();
  slow = new SlowRejections();
  rejected = [];
});
afterEach(() => jest.useRealTimers());

const hold = (address: string, name: string, socket = new PassThrough()) =>
  slow.hold(address, socket, () => rejected.push(name));

it('rejects after a second', () => {
  hold('a', 'a1');
  jest.advanceTimersByTime(999);
  expect(rejected).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(rejected).toEqual(['a1']);
});

it('rejects those of an address one after the other, and keeps no other address waiting', () => {
  ['a1', 'a2', 'a3'].forEach((name) => hold('a', name));
  hold('b', 'b1');
  jest.advanceTimersByTime(1000);
  expect(rejected).toEqual(['a1', 'b1']);
  jest.advanceTimersByTime(5);
  expect(rejected).toEqual(['a1', 'b1', 'a2']);
  jest.advanceTimersByTime(5);
  expect(rejected).toEqual(['a1', 'b1', 'a2', 'a3']);
});

it('rejects nothing on a connection that has ended', () => {
  hold('a', 'a1')();
  hold('a', 'a2');
  jest.advanceTimersByTime(1000);
  expect(rejected).toEqual(['a2']);
});

it('cuts off whoever has 500 waiting, and takes new ones when they are rejected', () => {
  for (let i = 0; i < 500; i++) hold('a', `a${i}`);
  const socket = new PassThrough();
  hold('a', 'one more', socket);
  expect(socket.destroyed).toBe(true);
  jest.advanceTimersByTime(1000);
  const next = new PassThrough();
  hold('a', 'next', next);
  expect(next.destroyed).toBe(false);
  jest.advanceTimersByTime(2500);
  expect(rejected).toHaveLength(501);
});
