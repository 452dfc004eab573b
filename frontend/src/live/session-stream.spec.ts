import type { Envelope } from '@tessera/contracts/live';
import type { Transport, TransportEvents } from './transport';
import { openStream } from './stream-transport';
import { createSessionNotifiers } from '../store/notifications';
import { listenToSession } from './session-stream';

jest.mock('./stream-transport');

/** All streams opened so far, and how many of them are still open. */
let streams: TransportEvents[];
let open: number;
let stop = () => {};

beforeEach(() => {
  jest.useFakeTimers();
  streams = [];
  open = 0;
  jest.mocked(openStream).mockImplementation((_handshake, events): Transport => {
    streams.push(events);
    open += 1;
    return { kind: 'stream', command: null, close: () => void (open -= 1) };
  });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
});

const say = (envelope: Envelope) => streams.at(-1)?.onEnvelope(envelope);

it('reports only the end of the session and progress in the daily', () => {
  const ends: unknown[] = [];
  const progress: unknown[] = [];
  const notifiers = createSessionNotifiers();
  notifiers.end.listen((end) => ends.push(end));
  notifiers.progress.listen((one) => progress.push(one));
  stop = listenToSession(notifiers);
  say({ type: 'HEARTBEAT' });
  say({ type: 'FORCE_LOGOUT', reason: 'Elsewhere.' });
  say({ type: 'FORCE_LOGOUT' });
  say({ type: 'PV3_GAME_STATE_SYNC', currentRound: 3 });
  expect(ends).toEqual([{ source: 'sse', reason: 'Elsewhere.' }, { source: 'sse' }]);
  expect(progress).toEqual([{ type: 'PV3_GAME_STATE_SYNC', currentRound: 3 }]);
});

it('reopens a lost stream after increasing delays of at most fifteen seconds', () => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  stop = listenToSession(createSessionNotifiers());
  for (const seconds of [3, 6, 9, 12, 15, 15]) {
    const before = streams.length;
    streams.at(-1)?.onClosed();
    jest.advanceTimersByTime(seconds * 1000 - 1);
    expect(streams).toHaveLength(before);
    jest.advanceTimersByTime(1);
    expect(streams).toHaveLength(before + 1);
  }
  streams.at(-1)?.onOpen();
  streams.at(-1)?.onClosed();
  const before = streams.length;
  jest.advanceTimersByTime(3000);
  expect(streams).toHaveLength(before + 1);
  jest.mocked(Math.random).mockRestore();
});

it('hears again of the daily on another device after the computer has slept', () => {
  stop = listenToSession(createSessionNotifiers());
  streams[0]?.onOpen();
  jest.advanceTimersByTime(25_000);
  say({ type: 'HEARTBEAT' });
  // The connection is gone, but nothing says so.
  jest.advanceTimersByTime(45_000);
  expect(streams).toHaveLength(2);
  expect(open).toBe(1);
});

it('tries again when the server does not answer', () => {
  stop = listenToSession(createSessionNotifiers());
  jest.advanceTimersByTime(13_000);
  expect(streams).toHaveLength(2);
  expect(open).toBe(1);
});

it('keeps trying where a proxy always cuts the stream off early', () => {
  stop = listenToSession(createSessionNotifiers());
  for (let times = 1; times <= 5; times++) {
    expect(streams).toHaveLength(times);
    streams.at(-1)?.onOpen();
    streams.at(-1)?.onClosed();
    jest.advanceTimersByTime(5000);
  }
});

it('stops for good when the session is over', () => {
  stop = listenToSession(createSessionNotifiers());
  expect(open).toBe(1);
  stop();
  expect(open).toBe(0);
  jest.advanceTimersByTime(60_000);
  expect(streams).toHaveLength(1);
});

it('runs in one tab only, if the browser supports locks', () => {
  const waiting: (() => Promise<void>)[] = [];
  const request = jest.fn((_name: string, _options: object, hold: () => Promise<void>) => {
    waiting.push(hold);
    return new Promise<void>(() => undefined);
  });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  stop = listenToSession(createSessionNotifiers());
  // Another tab has the lock.
  expect(streams).toHaveLength(0);
  void waiting[0]?.();
  expect(streams).toHaveLength(1);
});
