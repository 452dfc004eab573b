import { Logger } from '@nestjs/common';
import type { Envelope } from '@tessera/contracts';
import type { Message } from '../../platform/bus/event-bus.js';
import { LocalEventBus } from '../../platform/bus/local-event-bus.js';
import { CHANNELS } from '../events/channels.js';
import type { EventDefinition } from '../events/event-definition.js';
import { Hub } from './hub.js';
import type { LiveSource } from './live-source.js';
import { Heartbeat } from './heartbeat.js';

interface Moved {
  gameId: string;
  version: number;
  secretOf: string;
}

beforeAll(() => void Logger.overrideLogger(false));

const views: string[] = [];

const moved: EventDefinition<Moved> = {
  name: 'test.moved',
  channels: ({ gameId }) => [CHANNELS.game(gameId)],
  order: ({ gameId, version }) => ({ gameId, version }),
  view: ({ gameId, version, secretOf }, viewer) => {
    views.push(viewer);
    const reason = secretOf === viewer ? 'own' : 'other';
    return [{ type: 'LETTER_SELECTED', eventId: `${gameId}:${version}:0`, gameId, version, reason }];
  },
};

/** Shows nothing: whoever hears it watches the game from now on. */
const taken: EventDefinition<Omit<Moved, 'secretOf'>> = {
  name: 'test.taken',
  channels: () => [CHANNELS.player('ann')],
  order: ({ gameId, version }) => ({ gameId, version }),
  view: () => [],
};

/** The bus of one process, that can lose messages and tell of it. */
class LossyBus extends LocalEventBus {
  readonly channels: string[] = [];
  private gap: () => void = () => undefined;

  override subscribe(channel: string, listener: (message: Message) => void): () => void {
    this.channels.push(channel);
    const stop = super.subscribe(channel, listener);
    return () => {
      this.channels.splice(this.channels.indexOf(channel), 1);
      stop();
    };
  }

  override onGap(listener: () => void = () => undefined): () => undefined {
    this.gap = listener;
    return () => undefined;
  }

  tellGap(): void {
    this.gap();
  }
}

/** One hub with one game that everybody plays, whose version a test sets. */
function aHub() {
  const game = { gameId: 'ABCDE', version: 1, isReadable: true };
  const bus = new LossyBus();
  const hub = new Hub(bus);
  const source: LiveSource = {
    gamesOf: () => (game.isReadable ? Promise.resolve([game.gameId]) : Promise.reject(new Error('away'))),
    statesOf: () => {
      const { gameId, version } = game;
      return Promise.resolve([{ gameId, version, envelope: { type: 'STATE_SYNC', gameId, version } }]);
    },
    eventsAfter: () => Promise.resolve([]),
    versionsOf: () => Promise.resolve(new Map([[game.gameId, game.version]])),
    now: () => 0,
    connected: () => Promise.resolve(),
    watched: () => Promise.resolve(),
  };
  hub.register(moved);
  hub.register(taken);
  hub.serve(source);
  const move = (version: number, secretOf = 'ann') => {
    game.version = version;
    hub.publish(moved, { gameId: game.gameId, version, secretOf });
  };
  return { bus, game, hub, move };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

async function aListener(hub: Hub, playerUUID: string) {
  const messages: Envelope[] = [];
  let isClosed = false;
  const connection = {
    transport: 'socket' as const,
    playerUUID,
    sessionId: null,
    clientId: 'c',
    send: ({ json }: { json: string }) => void messages.push(JSON.parse(json) as Envelope),
    close: () => void (isClosed = true),
  };
  const client = hub.open(connection);
  await settled();
  const received = () => messages.map(({ type, version }) => `${type} ${version ?? ''}`.trim());
  return { client, messages, received, isClosed: () => isClosed };
}

test('everybody hears of a move as they may know it, and a view is made once for each player', async () => {
  const { hub, move } = aHub();
  const listeners = [await aListener(hub, 'ann'), await aListener(hub, 'ann'), await aListener(hub, 'ben')];
  views.length = 0;
  move(2);
  expect(listeners.map(({ messages }) => messages.at(-1)?.reason)).toEqual(['own', 'own', 'other']);
  expect(views).toEqual(['ann', 'ben']);
});

test('a version that was jumped over is made good by the state', async () => {
  const { hub, move } = aHub();
  const { received } = await aListener(hub, 'ann');
  move(2);
  move(4);
  // It waits a little for the one that is missing.
  while (!received().includes('STATE_SYNC 4')) await settled();
  move(5);
  move(3);
  expect(received()).toEqual([
    'CONNECTION_ESTABLISHED',
    'STATE_SYNC 1',
    'LETTER_SELECTED 2',
    'STATE_SYNC 4',
    'LETTER_SELECTED 5',
  ]);
});

test('moves that crossed on their way are told in order, and no state is needed', async () => {
  const { hub, move } = aHub();
  const { received } = await aListener(hub, 'ann');
  move(3);
  await settled();
  move(2);
  move(4);
  expect(received().slice(2)).toEqual(['LETTER_SELECTED 2', 'LETTER_SELECTED 3', 'LETTER_SELECTED 4']);
});

test('coming back to a game does not hide a move that got lost before', async () => {
  const { hub, game } = aHub();
  const { received } = await aListener(hub, 'ann');
  game.version = 2;
  hub.publish(taken, { gameId: game.gameId, version: 2 });
  while (!received().includes('STATE_SYNC 2')) await settled();
  hub.publish(taken, { gameId: game.gameId, version: 2 });
  expect(received()).toEqual(['CONNECTION_ESTABLISHED', 'STATE_SYNC 1', 'STATE_SYNC 2']);
});

test('a game that a player has just made is watched, and needs no state', async () => {
  const { hub } = aHub();
  const { received } = await aListener(hub, 'ann');
  hub.publish(taken, { gameId: 'FGHIJ', version: 0 });
  hub.publish(moved, { gameId: 'FGHIJ', version: 1, secretOf: 'ann' });
  expect(received().slice(2)).toEqual(['LETTER_SELECTED 1']);
});

test('a room hears once of what reaches somebody here', async () => {
  const { hub, move } = aHub();
  const versions: number[] = [];
  hub.onReceived(moved, ({ version }) => versions.push(version));
  move(2);
  await Promise.all([aListener(hub, 'ann'), aListener(hub, 'ben')]);
  move(3);
  expect(versions).toEqual([3]);
});

test('when the bus may have lost messages, the versions are compared at once', async () => {
  const { hub, bus, game } = aHub();
  const { received } = await aListener(hub, 'ann');
  game.version = 9;
  bus.tellGap();
  await settled();
  expect(received().at(-1)).toBe('STATE_SYNC 9');
});

test('whoever connects while the database is away is brought up to date afterwards', async () => {
  const { hub, game } = aHub();
  game.isReadable = false;
  const { received } = await aListener(hub, 'ann');
  expect(received()).toEqual(['CONNECTION_ESTABLISHED']);
  game.isReadable = true;
  await hub.compareVersions();
  await settled();
  expect(received()).toEqual(['CONNECTION_ESTABLISHED', 'STATE_SYNC 1']);
});

test('channels are held only while somebody listens', async () => {
  const { hub, bus } = aHub();
  const [first, second] = [await aListener(hub, 'ann'), await aListener(hub, 'ben')];
  expect(bus.channels.toSorted()).toEqual(['game:ABCDE', 'player:ann', 'player:ben']);
  hub.close(first.client);
  expect(bus.channels.toSorted()).toEqual(['game:ABCDE', 'player:ben']);
  hub.close(second.client);
  expect(bus.channels).toEqual([]);
});

test('a client that goes while its state is being read leaves nothing behind', async () => {
  const { hub, bus } = aHub();
  const client = hub.open({
    transport: 'socket',
    playerUUID: 'ann',
    sessionId: null,
    clientId: 'c',
    send: () => undefined,
    close: () => undefined,
  });
  hub.close(client);
  await settled();
  expect(bus.channels).toEqual([]);
});

test('what happens while the state is being read comes after it', async () => {
  const { hub, move, game } = aHub();
  const listening = aListener(hub, 'ann');
  await Promise.resolve();
  move(2);
  game.version = 1;
  const { received } = await listening;
  expect(received()).toEqual(['CONNECTION_ESTABLISHED', 'STATE_SYNC 1', 'LETTER_SELECTED 2']);
});

test('a heartbeat tells the versions of the watched games', async () => {
  const { hub, move } = aHub();
  const { messages } = await aListener(hub, 'ann');
  move(2);
  new Heartbeat(hub).beat();
  expect(messages.at(-1)).toEqual({ type: 'HEARTBEAT', versions: { ABCDE: 2 } });
});

test('a connection that comes while the server stops is ended', async () => {
  const { hub } = aHub();
  const before = await aListener(hub, 'ann');
  hub.closeAll();
  const after = await aListener(hub, 'ben');
  expect([before.isClosed(), after.isClosed()]).toEqual([true, true]);
});

test('two events may not have one name', () => {
  const { hub } = aHub();
  expect(() => hub.register(moved)).toThrow('test.moved');
});
