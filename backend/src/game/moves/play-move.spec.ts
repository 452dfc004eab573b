import { applyLive, liveRound, type LiveGame, type Seat } from '@tessera/rules';
import fc from 'fast-check';
import { Batcher } from '../../platform/database/batcher.js';
import type { Statement } from '../../platform/database/statement.js';
import { AppError } from '../../platform/http/app-error.js';
import { NoTracing } from '../../platform/tracing/tracing.js';
import type { LiveChange } from '@tessera/contracts';
import type { GameAdvanced } from '../events/game.events.js';
import { GameCache } from '../store/game-cache.js';
import type { MoveKind, PlayMoveCommand } from './decide-move.js';
import { moveError } from './move-error.js';
import { MovesStore } from './moves.store.js';
import { PlayMove, type PlayedMove } from './play-move.js';
import {
  eventsOf,
  FakeDatabase,
  GAMES,
  NEW_GAME,
  PLAYERS,
  type Ending,
  type EventRow,
} from './testing/fake-database.js';

interface Sent {
  command: PlayMoveCommand;
  outcome?: PlayedMove | { code: string };
}

/** One instance, with its database and everything that it has published. */
function anInstance() {
  const database = new FakeDatabase();
  const published: (GameAdvanced & { wasStored: boolean })[] = [];
  const sent: Sent[] = [];
  const cache = new GameCache();
  const metric = { inc: () => undefined, observe: () => undefined };
  const moves = new MovesStore(
    {
      batcher: (run: never, keyOf: never) => new Batcher(run, keyOf),
      rows: (statement: Statement, values: unknown[]) => database.commit(statement, values),
    } as never,
    { counter: () => metric, durations: () => metric } as never,
    new NoTracing(),
  );
  const playMove = new PlayMove(
    { find: (gameId: string) => Promise.resolve(database.find(gameId)) } as never,
    {
      of: (...sought: Parameters<FakeDatabase['eventsLike']>) =>
        Promise.resolve(database.eventsLike(...sought)),
    } as never,
    cache,
    moves,
    { scoreGrid: () => ({ total: 0, words: [] }) } as never,
    {
      publish: (_: unknown, payload: GameAdvanced) => {
        const {
          game: { gameId },
          version,
        } = payload;
        published.push({ ...payload, wasStored: (database.rows.get(gameId)?.version ?? 0) >= version });
      },
    } as never,
    { now: () => 0, pause: () => Promise.resolve() },
    { acknowledged: () => undefined } as never,
  );
  const send = (command: PlayMoveCommand) => {
    const entry: Sent = { command };
    sent.push(entry);
    playMove.execute(command).then(
      (played) => (entry.outcome = played),
      (error: unknown) => (entry.outcome = { code: error instanceof AppError ? error.code : 'INTERNAL' }),
    );
  };
  /** Runs everything that doesn't wait for the database. */
  const settled = async () => {
    for (let turn = 0; turn < 3; turn++) await new Promise(setImmediate);
  };
  const end = async (ending: Ending) => {
    await settled();
    database.running.shift()?.(ending);
    await settled();
  };
  const finish = async () => {
    await settled();
    while (database.running.length > 0) await end('committed');
  };
  return { database, published, sent, cache, send, settled, end, finish };
}

type Instance = ReturnType<typeof anInstance>;

const moveBy = (gameId: string, seat: Seat, move: MoveKind): PlayMoveCommand => ({
  gameId,
  playerUUID: PLAYERS[seat],
  correlationId: 'c',
  move,
});

/** A chosen letter or cell, in a round relative to the current one; undefined doesn't name the round. */
const anyMove = fc.record({
  game: fc.constantFrom(...GAMES),
  seat: fc.constantFrom<Seat>(1, 2),
  kind: fc.constantFrom('letter' as const, 'place' as const, 'place' as const),
  cellIndex: fc.integer({ min: 0, max: 16 }),
  letter: fc.constantFrom('A', 'B', 'A', '?'),
  offset: fc.constantFrom(0, 0, 0, undefined, -1, 1),
});
type AnyMove = typeof anyMove extends fc.Arbitrary<infer Of> ? Of : never;

const letter = (gameId: string, seat: Seat, text: string) =>
  moveBy(gameId, seat, { kind: 'letter', letter: text });
const place = (gameId: string, seat: Seat, cellIndex: number) =>
  moveBy(gameId, seat, { kind: 'place', cellIndex });

const commandOf = ({ game, seat, kind, cellIndex, letter, offset }: AnyMove, live: LiveGame) => {
  const round = offset === undefined ? undefined : liveRound(live) + offset;
  return moveBy(game, seat, kind === 'letter' ? { kind, letter, round } : { kind, cellIndex, round });
};

/** What one server that handles one command after another would respond. */
class SequentialModel {
  private readonly games = new Map<string, LiveGame>(GAMES.map((game) => [game, NEW_GAME]));
  private readonly versions = new Map<string, number>();

  game(gameId: string): LiveGame {
    return this.games.get(gameId) ?? NEW_GAME;
  }

  play({ gameId, playerUUID, move }: PlayMoveCommand): Sent['outcome'] {
    const seat = playerUUID === PLAYERS[1] ? 1 : 2;
    const before = this.game(gameId);
    const outcome = applyLive(before, { ...move, seat });
    if (outcome.kind === 'rejected') return { code: moveError(outcome.rejection).code };
    const round = outcome.kind === 'repeated' ? outcome.round : (move.round ?? liveRound(before));
    const key = `${gameId} ${move.kind} ${move.kind === 'letter' ? '' : seat} ${round}`;
    if (outcome.kind === 'accepted') {
      this.games.set(gameId, outcome.game);
      this.versions.set(key, outcome.game.version);
    }
    return { version: this.versions.get(key) ?? 0, round };
  }
}

/** The versions of a game, in the order in which they were first published. */
const firstPublished = ({ published }: Instance, gameId: string): number[] => [
  ...new Set(published.filter(({ game }) => game.gameId === gameId).map(({ version }) => version)),
];

/** Both placements of a round wait together, because the database was busy when they arrived. */
async function withWaitingPlacements(): Promise<Instance> {
  const instance = anInstance();
  for (const gameId of GAMES) {
    instance.send(letter(gameId, 1, 'A'));
    await instance.finish();
  }
  instance.send(place(GAMES[1], 1, 0));
  await instance.settled();
  instance.send(place(GAMES[0], 1, 3));
  instance.send(place(GAMES[0], 2, 7));
  await instance.end('committed');
  return instance;
}

test('both placements of a round share a commit, and each is published by itself', async () => {
  const instance = await withWaitingPlacements();
  await instance.end('committed');
  expect(instance.database.running).toHaveLength(0);
  expect(instance.sent.slice(-2).map(({ outcome }) => outcome)).toEqual([
    { version: 3, round: 1 },
    { version: 4, round: 1 },
  ]);
  expect(
    instance.published.slice(-2).map(({ version, events }) => [version, events.map(({ type }) => type)]),
  ).toEqual([
    [3, ['PLAYER_PLACED_LETTER']],
    [4, ['PLAYER_PLACED_LETTER', 'ROUND_COMPLETE']],
  ]);
});

test('if moves that share a commit are refused by the database, each is tried on its own', async () => {
  const instance = await withWaitingPlacements();
  await instance.end('failed');
  await instance.end('failed');
  await instance.finish();
  expect(instance.sent.slice(-2).map(({ outcome }) => outcome)).toEqual([
    { code: 'INTERNAL' },
    { version: 3, round: 1 },
  ]);
});

test('simultaneous commands get the responses that they would get one after another', async () => {
  const step = fc.oneof(
    { arbitrary: anyMove, weight: 4 },
    { arbitrary: fc.constant('end' as const), weight: 1 },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 120, size: 'max' }), async (steps) => {
      const instance = anInstance();
      const model = new SequentialModel();
      const expected: Sent['outcome'][] = [];
      for (const current of steps) {
        if (current === 'end') await instance.end('committed');
        else {
          const command = commandOf(current, model.game(current.game));
          expected.push(model.play(command));
          instance.send(command);
        }
      }
      await instance.finish();
      expect(instance.sent.map(({ outcome }) => outcome)).toEqual(expected);
      expect(instance.published.every(({ wasStored }) => wasStored)).toBe(true);
      for (const gameId of GAMES) {
        const { live } = instance.database.find(gameId);
        expect(live).toEqual(model.game(gameId));
        expect(firstPublished(instance, gameId)).toEqual(versionsAfterStart(live));
      }
    }),
  );
});

/** Versions of accepted moves: joining is the first. */
const versionsAfterStart = ({ version }: LiveGame): number[] =>
  Array.from({ length: version - 1 }, (_, i) => i + 2);

const MOVES = new Set(['LETTER_SELECTED', 'PLAYER_PLACED_LETTER']);

/** The game that its stored events lead to. */
function replayed({ events }: FakeDatabase, gameId: string): LiveGame {
  let game = NEW_GAME;
  for (const { eventType, playerId, eventData, roundNumber: round } of eventsOf(events, gameId)) {
    const seat = playerId as Seat;
    const { letter, cellIndex } = JSON.parse(eventData) as LiveChange;
    const move =
      eventType === 'LETTER_SELECTED'
        ? ({ kind: 'letter', letter: letter ?? '' } as const)
        : ({ kind: 'place', cellIndex: cellIndex ?? -1 } as const);
    if (!MOVES.has(eventType)) continue;
    const outcome = applyLive(game, { ...move, seat, round });
    if (outcome.kind !== 'accepted') throw new Error(`${eventType} of round ${round}: ${outcome.kind}`);
    game = outcome.game;
  }
  return game;
}

/** Whether this event is of the acknowledged move. */
const isEventOf = (
  event: EventRow,
  { gameId, playerUUID, move }: PlayMoveCommand,
  { round }: PlayedMove,
): boolean =>
  event.gameId === gameId &&
  event.roundNumber === round &&
  event.eventType === (move.kind === 'letter' ? 'LETTER_SELECTED' : 'PLAYER_PLACED_LETTER') &&
  PLAYERS[event.playerId as Seat] === playerUUID;

test('whatever fails, each acknowledged move is stored once, after those that it was decided on', async () => {
  const ending = fc.constantFrom<Ending>('committed', 'committed', 'lost before', 'lost after', 'failed');
  const step = fc.oneof(
    { arbitrary: fc.record({ move: anyMove }), weight: 8 },
    { arbitrary: fc.record({ ending }), weight: 3 },
    { arbitrary: fc.record({ elsewhere: anyMove, isTold: fc.boolean() }), weight: 1 },
    { arbitrary: fc.record({ evict: fc.constantFrom(...GAMES) }), weight: 1 },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 120, size: 'max' }), async (steps) => {
      const instance = anInstance();
      const { database, cache } = instance;
      let hasFailed = false;
      for (const current of steps) {
        if ('move' in current) instance.send(commandOf(current.move, database.find(current.move.game).live));
        else if ('ending' in current) {
          hasFailed ||= current.ending !== 'committed';
          await instance.end(current.ending);
        } else if ('evict' in current) cache.evict(current.evict);
        else {
          const { game } = current.elsewhere;
          database.playElsewhere(commandOf(current.elsewhere, database.find(game).live));
          if (current.isTold) cache.learn(database.find(game));
        }
      }
      await instance.finish();
      for (const { command, outcome } of instance.sent) {
        if (!outcome) throw new Error('a command got no response');
        if ('code' in outcome) {
          if (!hasFailed) expect(outcome.code).not.toBe('INTERNAL');
          continue;
        }
        const stored = database.events.filter((event) => isEventOf(event, command, outcome));
        expect(stored.map(({ version }) => version)).toEqual([outcome.version]);
        expect(firstPublished(instance, command.gameId)).toContain(outcome.version);
      }
      expect(instance.published.every(({ wasStored }) => wasStored)).toBe(true);
      for (const gameId of GAMES) {
        expect(replayed(database, gameId)).toEqual(database.find(gameId).live);
        expect(database.find(gameId).live.version).toBe(
          eventsOf(database.events, gameId).at(-1)?.version ?? 1,
        );
      }
    }),
  );
});
