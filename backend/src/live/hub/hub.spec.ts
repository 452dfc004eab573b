import { Logger } from '@nestjs/common';
import type { Envelope } from '@tessera/contracts/live';
import { type Message, LocalEventBus } from '../../platform/bus/event-bus.js';
import { CHANNELS, type EventDefinition } from '../event-definition.js';
import { Hub } from './hub.js';
import type { LiveSource } from './reconciler.js';
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

/** Has no messages, but subscribes the player's connections to the game. */
const taken: EventDefinition<Omit<Moved, 'secretOf'>> = {
  name: 'test.taken',
  channels: () => [CHANNELS.player('ann')],
  order: ({ gameId, version }) => ({ gameId, version }),
  view: () => [],
};

/** The bus of a single process that lists what is subscribed to. */
class ListedBus extends LocalEventBus {
  readonly channels: string[] = [];

  override subscribe(channel: string, listener: (message: Message) => void): () => void {
    this.channels.push(channel);
    const stop = super.subscribe(channel, listener);
    return () => {
      this.channels.splice(this.channels.indexOf(channel), 1);
      stop();
    };
  }
}

/** A hub with a game that everyone plays, and whose version the test sets. */
function aHub() {
  const game = { gameId: 'ABCDE', version: 1, isReadable: true };
  const bus = new ListedBus();
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
    capability: playerUUID,
    sessionId: null,
    clientId: 'c',
    send: (message: Envelope) => void messages.push(message),
    close: () => void (isClosed = true),
  };
  const client = hub.open(connection);
  await settled();
  const received = () => messages.map(({ type, version }) => `${type} ${version ?? ''}`.trim());
  return { client, messages, received, isClosed: () => isClosed };
}

test('every player gets their own view of a move, which is made once per player', async () => {
  const { hub, move } = aHub();
  const listeners = [await aListener(hub, 'ann'), await aListener(hub, 'ann'), await aListener(hub, 'ben')];
  views.length = 0;
  move(2);
  expect(listeners.map(({ messages }) => messages.at(-1)?.reason)).toEqual(['own', 'own', 'other']);
  expect(views).toEqual(['ann', 'ben']);
});

test('a skipped version is replaced by the state', async () => {
  const { hub, move } = aHub();
  const { received } = await aListener(hub, 'ann');
  move(2);
  move(4);
  // It waits briefly for the missing version.
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

test('moves that arrive in the wrong order are sent in order, without a resync', async () => {
  const { hub, move } = aHub();
  const { received } = await aListener(hub, 'ann');
  move(3);
  await settled();
  move(2);
  move(4);
  expect(received().slice(2)).toEqual(['LETTER_SELECTED 2', 'LETTER_SELECTED 3', 'LETTER_SELECTED 4']);
});

test("returning to a game doesn't hide a move that was lost before", async () => {
  const { hub, game } = aHub();
  const { received } = await aListener(hub, 'ann');
  game.version = 2;
  hub.publish(taken, { gameId: game.gameId, version: 2 });
  while (!received().includes('STATE_SYNC 2')) await settled();
  hub.publish(taken, { gameId: game.gameId, version: 2 });
  expect(received()).toEqual(['CONNECTION_ESTABLISHED', 'STATE_SYNC 1', 'STATE_SYNC 2']);
});

test('a newly created game is subscribed to, without a resync', async () => {
  const { hub } = aHub();
  const { received } = await aListener(hub, 'ann');
  hub.publish(taken, { gameId: 'FGHIJ', version: 0 });
  hub.publish(moved, { gameId: 'FGHIJ', version: 1, secretOf: 'ann' });
  expect(received().slice(2)).toEqual(['LETTER_SELECTED 1']);
});

test('a feature is called once for an event that reaches a client of this instance', async () => {
  const { hub, move } = aHub();
  const versions: number[] = [];
  hub.onReceived(moved, ({ version }) => versions.push(version));
  move(2);
  await Promise.all([aListener(hub, 'ann'), aListener(hub, 'ben')]);
  move(3);
  expect(versions).toEqual([3]);
});

test('versions are compared immediately if the bus may have lost messages', async () => {
  const { hub, bus, game } = aHub();
  const { received } = await aListener(hub, 'ann');
  game.version = 9;
  bus.reportGap();
  await settled();
  expect(received().at(-1)).toBe('STATE_SYNC 9');
});

test('a client that connects while the database is unavailable is brought up to date later', async () => {
  const { hub, game } = aHub();
  game.isReadable = false;
  const { received } = await aListener(hub, 'ann');
  expect(received()).toEqual(['CONNECTION_ESTABLISHED']);
  game.isReadable = true;
  await hub.compareVersions();
  await settled();
  expect(received()).toEqual(['CONNECTION_ESTABLISHED', 'STATE_SYNC 1']);
});

test('channels are subscribed to only while a client needs them', async () => {
  const { hub, bus } = aHub();
  const [first, second] = [await aListener(hub, 'ann'), await aListener(hub, 'ben')];
  expect(bus.channels.toSorted()).toEqual(['game:ABCDE', 'player:ann', 'player:ben']);
  hub.close(first.client);
  expect(bus.channels.toSorted()).toEqual(['game:ABCDE', 'player:ben']);
  hub.close(second.client);
  expect(bus.channels).toEqual([]);
});

test('a client that disconnects while its state is being read leaves no subscription behind', async () => {
  const { hub, bus } = aHub();
  const client = hub.open({
    transport: 'socket',
    playerUUID: 'ann',
    capability: 'ann',
    sessionId: null,
    clientId: 'c',
    send: () => undefined,
    close: () => undefined,
  });
  hub.close(client);
  await settled();
  expect(bus.channels).toEqual([]);
});

test('events that occur while the state is being read are sent after it', async () => {
  const { hub, move, game } = aHub();
  const listening = aListener(hub, 'ann');
  await Promise.resolve();
  move(2);
  game.version = 1;
  const { received } = await listening;
  expect(received()).toEqual(['CONNECTION_ESTABLISHED', 'STATE_SYNC 1', 'LETTER_SELECTED 2']);
});

test('a heartbeat contains the versions of the subscribed games', async () => {
  const { hub, move } = aHub();
  const { messages } = await aListener(hub, 'ann');
  move(2);
  new Heartbeat(hub).beat();
  expect(messages.at(-1)).toEqual({ type: 'HEARTBEAT', versions: { ABCDE: 2 } });
});

test('a connection that is opened during shutdown is closed', async () => {
  const { hub } = aHub();
  const before = await aListener(hub, 'ann');
  hub.closeAll();
  const after = await aListener(hub, 'ben');
  expect([before.isClosed(), after.isClosed()]).toEqual([true, true]);
});

test('an event that is not registered cannot be published', () => {
  const { hub } = aHub();
  const definition = { ...moved, name: 'test.forgotten' };
  expect(() => hub.publish(definition, { gameId: 'ABCDE', version: 1, secretOf: 'ann' })).toThrow(
    'GAME_EVENTS',
  );
});

test("two events can't have the same name", () => {
  const { hub } = aHub();
  expect(() => hub.register(moved)).toThrow('test.moved');
});
