import { LIMITS } from '@tessera/contracts/wire';
import { createLiveClient, type Connection } from './live-client';
import type { OpenTransport, RestCommands, TransportEvents } from './transport';

let visibility: DocumentVisibilityState;
const look = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};

/** A client whose socket is open, on a page that the player looks at. */
function anOpenClient() {
  const opened: TransportEvents[] = [];
  const shown: Connection[] = [];
  const asked = { polls: 0, probes: 0 };
  const openSocket: OpenTransport = (_, events) => {
    opened.push(events);
    return { kind: 'socket', command: null, close: () => undefined };
  };
  const client = createLiveClient({
    handshake: () => ({ playerUUID: 'me', clientId: 'tab' }),
    transports: [openSocket],
    rest: {} as RestCommands,
    poll: () => {
      asked.polls += 1;
      return Promise.resolve(false);
    },
    probe: () => {
      asked.probes += 1;
    },
    onConnection: (connection) => shown.push(connection),
    onEnvelope: () => undefined,
    random: () => 0,
  });
  client.start();
  opened[0]?.onOpen();
  shown.length = 0;
  return { client, opened, shown, asked, last: () => opened.at(-1)! };
}

beforeEach(() => {
  jest.useFakeTimers();
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  jest.useRealTimers();
});

const MINUTE = 60_000;

it('connects at once after a sleep, fetches the game meanwhile, and shows no trouble', () => {
  const { client, opened, shown, asked, last } = anOpenClient();
  look('hidden');
  // As a sleeping device does: time passes, but no timer runs.
  jest.setSystemTime(Date.now() + 10 * MINUTE);
  look('visible');
  expect(opened).toHaveLength(2);
  expect(asked.polls).toBe(1);
  jest.advanceTimersByTime(1999);
  last().onOpen();
  jest.advanceTimersByTime(MINUTE / 6);
  expect(shown).toEqual([{ state: 'open', by: 'socket' }]);
  client.stop();
});

it('says that it is reconnecting only if that takes longer than two seconds', () => {
  const { client, shown, last } = anOpenClient();
  look('hidden');
  jest.setSystemTime(Date.now() + 10 * MINUTE);
  look('visible');
  jest.advanceTimersByTime(1999);
  expect(shown).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(shown).toEqual([{ state: 'connecting', again: true }]);
  last().onOpen();
  expect(shown.at(-1)).toEqual({ state: 'open', by: 'socket' });
  client.stop();
});

it('keeps trouble from a page that nobody looks at, and connects as soon as somebody does', () => {
  const { client, opened, shown, last } = anOpenClient();
  look('hidden');
  last().onClosed();
  window.dispatchEvent(new Event('offline'));
  jest.setSystemTime(Date.now() + LIMITS.RECONNECT_MIN_MS);
  expect(shown).toEqual([]);
  const before = opened.length;
  look('visible');
  expect(opened).toHaveLength(before + 1);
  last().onOpen();
  expect(shown).toEqual([{ state: 'open', by: 'socket' }]);
  client.stop();
});

it.each([
  ['an answer', 1],
  ['no answer', 2],
])('asks a connection that seems alive for a sign of life, and gets %s', (_, connections) => {
  const { client, opened, asked, shown, last } = anOpenClient();
  look('hidden');
  jest.advanceTimersByTime(10_000);
  look('visible');
  expect(asked).toEqual({ polls: 0, probes: 1 });
  jest.advanceTimersByTime(500);
  if (connections === 1) last().onActivity();
  jest.advanceTimersByTime(500);
  expect(opened).toHaveLength(connections);
  expect(asked.polls).toBe(connections - 1);
  expect(shown).toEqual([]);
  client.stop();
});

it('does nothing after a glance at another tab', () => {
  const { client, opened, asked } = anOpenClient();
  look('hidden');
  jest.advanceTimersByTime(2000);
  look('visible');
  expect([opened.length, asked]).toEqual([1, { polls: 0, probes: 0 }]);
  client.stop();
});

it.each([
  ['a frozen page is resumed', () => document.dispatchEvent(new Event('resume'))],
  [
    'the page comes back from the cache',
    () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  ],
  ['timers come far too late', () => jest.advanceTimersByTime(LIMITS.HEARTBEAT_CHECK_MS)],
])('notices a sleep without any change of visibility: %s', (_, happen) => {
  const { client, opened, shown } = anOpenClient();
  jest.setSystemTime(Date.now() + 10 * MINUTE);
  happen();
  expect(opened.length).toBeGreaterThan(1);
  expect(shown).toEqual([]);
  client.stop();
});
