import { LIMITS } from '@tessera/contracts/wire';
import { currentIdentity, replaceIdentity } from './identity';
import { createIdentityChannel } from './identity-channel';

/** Works like a browser's BroadcastChannel: a message reaches all other channels of the same name. */
class FakeChannel {
  static readonly all = new Set<FakeChannel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;

  constructor(readonly name: string) {
    FakeChannel.all.add(this);
  }

  postMessage(data: unknown): void {
    for (const channel of FakeChannel.all) {
      if (channel !== this && channel.name === this.name) channel.onmessage?.({ data });
    }
  }

  close(): void {
    FakeChannel.all.delete(this);
  }
}

const SECOND = 1000;
let end = () => {};

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
});
afterEach(() => {
  end();
  jest.useRealTimers();
  expect(FakeChannel.all.size).toBe(0);
});

/** The messages that this tab receives. */
const watch = (channel = createIdentityChannel()) => {
  const received: string[] = [];
  end = channel.watch((message) => received.push(message));
  return received;
};

it('receives messages from other tabs, but not its own', () => {
  const channel = createIdentityChannel();
  const received = watch(channel);
  const other = new FakeChannel('game-auth');
  other.postMessage({ from: 'another tab', message: 'leaving' });
  other.postMessage({ from: 'another tab', message: 'changed' });
  channel.notifyOtherTabs('changed');
  other.close();
  expect(received).toEqual(['leaving', 'changed']);
});

it('sends messages to other tabs', () => {
  const said: unknown[] = [];
  const other = new FakeChannel('game-auth');
  other.onmessage = ({ data }) => said.push(data);
  createIdentityChannel().notifyOtherTabs('leaving');
  other.close();
  expect(said).toEqual([expect.objectContaining({ message: 'leaving' })]);
});

it('checks the storage after five seconds, and then less and less often', () => {
  const looks = jest.spyOn(Storage.prototype, 'getItem');
  const received = watch();
  const looksWithin = (ms: number) => {
    looks.mockClear();
    jest.advanceTimersByTime(ms);
    return looks.mock.calls.length > 0;
  };
  expect(LIMITS.IDENTITY_POLL_MIN_MS).toBe(5 * SECOND);
  for (const seconds of [5, 10, 20, 40, 60, 60, 60]) {
    expect(looksWithin(seconds * SECOND - 1)).toBe(false);
    expect(looksWithin(1)).toBe(true);
  }
  expect(received).toEqual([]);
  looks.mockRestore();
});

it('detects that the player has changed without a message from another tab', () => {
  Object.assign(globalThis, { BroadcastChannel: undefined });
  currentIdentity();
  const received = watch();
  replaceIdentity();
  jest.advanceTimersByTime(5 * SECOND);
  expect(received).toEqual(['changed']);
  jest.advanceTimersByTime(600 * SECOND);
  expect(received).toEqual(['changed']);
});

it('ignores its own change of player', () => {
  const channel = createIdentityChannel();
  const received = watch(channel);
  replaceIdentity();
  channel.acknowledgeOwnChange();
  jest.advanceTimersByTime(600 * SECOND);
  expect(received).toEqual([]);
});
