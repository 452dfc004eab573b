import type { Envelope } from '@tessera/contracts/live';
import { LIMITS } from '@tessera/contracts/wire';
import { createLiveClient, type Connection, type LiveClientOptions } from './live-client';
import type { OpenTransport, RestCommands, TransportEvents } from './transport';

type Fake = { kind: 'socket' | 'stream'; events: TransportEvents; closed: boolean };

const flush = () => jest.advanceTimersByTimeAsync(0);

/** A client with transports that the test controls. */
function aClient({ command = null as ((name: string, payload: unknown) => Promise<unknown>) | null } = {}) {
  const opened: Fake[] = [];
  const connections: Connection[] = [];
  const received: Envelope[] = [];
  const rested: string[] = [];
  const state = { pollAnswers: false, polls: 0, probes: 0 };
  const transport =
    (kind: 'socket' | 'stream'): OpenTransport =>
    (_, events) => {
      const fake: Fake = { kind, events, closed: false };
      opened.push(fake);
      return { kind, command: kind === 'socket' ? command : null, close: () => (fake.closed = true) };
    };
  const rest = new Proxy({} as RestCommands, {
    get: (_, name: string) => () => {
      rested.push(name);
      return Promise.resolve({ success: true, version: 7 });
    },
  });
  const options: LiveClientOptions = {
    handshake: () => ({ playerUUID: 'me', clientId: 'tab' }),
    transports: [transport('socket'), transport('stream')],
    rest,
    poll: () => {
      state.polls += 1;
      return Promise.resolve(state.pollAnswers);
    },
    probe: () => {
      state.probes += 1;
    },
    onConnection: (connection) => connections.push(connection),
    onEnvelope: (envelope) => received.push(envelope),
    random: () => 0,
  };
  const client = createLiveClient(options);
  client.start();
  const last = () => opened.at(-1)!;
  return { client, opened, connections, received, rested, state, last, now: () => connections.at(-1) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('opens the socket first and reports it', () => {
  const { last, connections, client } = aClient();
  expect(connections).toEqual([{ state: 'connecting' }]);
  last().events.onOpen();
  expect(connections.at(-1)).toEqual({ state: 'open', by: 'socket' });
  client.stop();
});

it('opens the event stream if the socket has not opened within eight seconds', () => {
  const { opened, last, now, client } = aClient();
  jest.advanceTimersByTime(LIMITS.CONNECT_TIMEOUT_MS);
  expect(opened.map(({ kind }) => kind)).toEqual(['socket', 'stream']);
  expect(opened[0]!.closed).toBe(true);
  last().events.onOpen();
  expect(now()).toEqual({ state: 'open', by: 'stream' });
  client.stop();
});

it.each([
  [true, { state: 'open', by: 'polling' }],
  [false, { state: 'error', reason: 'unreachable' }],
])('polls if neither opens, and reports whether polling works (%s)', async (answers, expected) => {
  const { state, last, now, opened, client } = aClient();
  state.pollAnswers = answers;
  last().events.onClosed();
  last().events.onClosed();
  await flush();
  expect(now()).toEqual(expected);
  // It keeps trying, starting with the first transport.
  jest.advanceTimersByTime(LIMITS.RECONNECT_MIN_MS);
  expect(opened.map(({ kind }) => kind)).toEqual(['socket', 'stream', 'socket']);
  client.stop();
});

it('reconnects after three seconds, later after longer delays of at most fifteen', async () => {
  const { last, now, opened, client } = aClient();
  last().events.onOpen();
  last().events.onClosed();
  expect(now()).toEqual({ state: 'error', reason: 'closed' });
  jest.advanceTimersByTime(LIMITS.RECONNECT_MIN_MS - 1);
  expect(opened).toHaveLength(1);
  for (let failure = 0; failure < 8; failure++) {
    const before = opened.length;
    jest.advanceTimersByTime(LIMITS.RECONNECT_MAX_MS);
    expect(opened.length).toBeGreaterThan(before);
    last().events.onClosed();
    last().events.onClosed();
    await flush();
  }
  client.stop();
});

it('retries three seconds after failing to connect, and less often from then on', async () => {
  const { last, now, opened, client } = aClient();
  const fail = async () => {
    last().events.onClosed();
    last().events.onClosed();
    await flush();
    expect(now()).toEqual({ state: 'error', reason: 'unreachable' });
  };
  last().events.onOpen();
  last().events.onClosed();
  jest.advanceTimersByTime(LIMITS.RECONNECT_MAX_MS);
  await fail();
  const before = opened.length;
  jest.advanceTimersByTime(LIMITS.FALLBACK_AFTER_MS - 1);
  expect(opened).toHaveLength(before);
  jest.advanceTimersByTime(1);
  expect(opened).toHaveLength(before + 1);
  await fail();
  jest.advanceTimersByTime(LIMITS.FALLBACK_AFTER_MS);
  expect(opened).toHaveLength(before + 2);
  client.stop();
});

it('considers a connection lost if it is silent between two heartbeat checks', () => {
  const { last, now, client } = aClient();
  last().events.onOpen();
  jest.advanceTimersByTime(LIMITS.HEARTBEAT_CHECK_MS);
  expect(now()).toEqual({ state: 'open', by: 'socket' });
  last().events.onActivity();
  jest.advanceTimersByTime(LIMITS.HEARTBEAT_CHECK_MS);
  expect(now()).toEqual({ state: 'open', by: 'socket' });
  jest.advanceTimersByTime(LIMITS.HEARTBEAT_CHECK_MS);
  expect(now()).toEqual({ state: 'error', reason: 'closed' });
  expect(last().closed).toBe(true);
  client.stop();
});

/** The socket doesn't open. The event stream does, receives this message, and ends. */
const cutStream = async ({ last }: ReturnType<typeof aClient>, received: Envelope['type']) => {
  if (last().kind === 'socket') last().events.onClosed();
  last().events.onOpen();
  last().events.onEnvelope({ type: received });
  last().events.onClosed();
  await flush();
};

it('polls after three event streams have ended early, and skips event streams from then on', async () => {
  const test = aClient();
  test.state.pollAnswers = true;
  for (let cut = 1; cut <= 2; cut++) {
    await cutStream(test, 'CONNECTION_ESTABLISHED');
    expect(test.now()).toEqual({ state: 'error', reason: 'closed' });
    jest.advanceTimersByTime(LIMITS.RECONNECT_MAX_MS);
  }
  await cutStream(test, 'CONNECTION_ESTABLISHED');
  expect(test.now()).toEqual({ state: 'open', by: 'polling' });

  const before = test.opened.length;
  jest.advanceTimersByTime(LIMITS.RECONNECT_MIN_MS);
  test.last().events.onClosed();
  await flush();
  expect(test.opened.slice(before).map(({ kind }) => kind)).toEqual(['socket']);
  expect(test.now()).toEqual({ state: 'open', by: 'polling' });

  // A new network resets the count.
  window.dispatchEvent(new Event('online'));
  test.last().events.onClosed();
  expect(test.last().kind).toBe('stream');
  test.client.stop();
});

it('tries the event stream again three minutes after skipping it', async () => {
  const test = aClient();
  test.state.pollAnswers = true;
  for (let cut = 1; cut <= 3; cut++) {
    await cutStream(test, 'CONNECTION_ESTABLISHED');
    if (cut < 3) jest.advanceTimersByTime(LIMITS.RECONNECT_MAX_MS);
  }
  const before = test.opened.length;
  const retried = () => test.opened.slice(before).map(({ kind }) => kind);
  const rejectSocket = async () => {
    await jest.advanceTimersByTimeAsync(LIMITS.RECONNECT_MAX_MS);
    if (test.last().kind === 'socket' && !test.last().closed) test.last().events.onClosed();
    await flush();
  };
  const end = Date.now() + 180_000;
  while (Date.now() + LIMITS.RECONNECT_MAX_MS < end) await rejectSocket();
  expect(retried()).not.toContain('stream');
  for (let more = 0; more < 3; more++) await rejectSocket();
  expect(retried()).toContain('stream');
  test.client.stop();
});

it('does not count an event stream as cut off if its heartbeat was received', async () => {
  const test = aClient();
  for (let end = 1; end <= 4; end++) {
    await cutStream(test, 'HEARTBEAT');
    expect(test.now()).toEqual({ state: 'error', reason: 'closed' });
    jest.advanceTimersByTime(LIMITS.RECONNECT_MAX_MS);
  }
  test.client.stop();
});

it('reconnects after a restart when the server says so', () => {
  const { last, now, opened, received, client } = aClient();
  last().events.onOpen();
  last().events.onEnvelope({ type: 'SERVER_RESTART', retryInMs: 700 });
  expect(now()).toEqual({ state: 'connecting' });
  expect(received).toEqual([]);
  jest.advanceTimersByTime(699);
  expect(opened).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(opened).toHaveLength(2);
  client.stop();
});

it('detects at once that the device is offline or back online', () => {
  const { last, now, opened, client } = aClient();
  last().events.onOpen();
  window.dispatchEvent(new Event('offline'));
  expect(now()).toEqual({ state: 'error', reason: 'offline' });
  window.dispatchEvent(new Event('online'));
  expect(opened).toHaveLength(2);
  client.stop();
});

describe('commands', () => {
  const payload = { gameId: 'ABC12', cellIndex: 3, round: 1 };

  it('are sent over the socket, and a rejection becomes an error with its code', async () => {
    const answers: unknown[] = [
      { success: true, version: 3 },
      { success: false, error: "It isn't your turn.", code: 'NOT_YOUR_TURN' },
    ];
    const { client, last, rested } = aClient({ command: () => Promise.resolve(answers.shift()) });
    last().events.onOpen();
    await expect(client.send('submit_placement', payload)).resolves.toEqual({ success: true, version: 3 });
    await expect(client.send('submit_placement', payload)).rejects.toMatchObject({
      code: 'NOT_YOUR_TURN',
      status: 409,
      message: "It isn't your turn.",
    });
    expect(rested).toEqual([]);
    client.stop();
  });

  it('are sent over REST if they are not acknowledged, and the socket is considered lost', async () => {
    const { client, last, rested, now } = aClient({ command: () => Promise.reject(new Error('timeout')) });
    last().events.onOpen();
    await expect(client.send('submit_placement', payload)).resolves.toEqual({ success: true, version: 7 });
    expect(rested).toEqual(['submit_placement']);
    expect(now()).toEqual({ state: 'error', reason: 'closed' });
    client.stop();
  });

  it('are sent over REST if there is no socket', async () => {
    const { client, rested } = aClient();
    await client.send('refresh_game', { gameId: 'ABC12' });
    expect(rested).toEqual(['refresh_game']);
    client.stop();
  });
});
