import { createConnectionHolder } from './connection-holder';

const LONG_MS = 60_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const open = () => {
  const connection = { isUp: false, isNeeded: false };
  const holder = createConnectionHolder({
    start: () => (connection.isUp = true),
    stop: () => (connection.isUp = false),
    isNeeded: () => connection.isNeeded,
  });
  return { connection, ...holder };
};

it('keeps the connection until the last page has released it', () => {
  const { connection, hold } = open();
  const release = [hold(), hold()];
  for (const one of release) {
    expect(connection.isUp).toBe(true);
    one();
    jest.advanceTimersByTime(LONG_MS);
  }
  expect(connection.isUp).toBe(false);
});

it('keeps the connection for a page that opens right afterwards', () => {
  const { connection, hold } = open();
  hold()();
  jest.advanceTimersByTime(1000);
  hold();
  jest.advanceTimersByTime(LONG_MS);
  expect(connection.isUp).toBe(true);
});

it('keeps the connection while it is needed without a page', () => {
  const { connection, hold, releaseSoon } = open();
  connection.isNeeded = true;
  hold()();
  jest.advanceTimersByTime(LONG_MS);
  expect(connection.isUp).toBe(true);
  connection.isNeeded = false;
  releaseSoon();
  jest.advanceTimersByTime(LONG_MS);
  expect(connection.isUp).toBe(false);
});
