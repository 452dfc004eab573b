import { Batcher } from '../../../platform/database/batcher.js';
import type { Statement, Values } from '../../../platform/database/statement.js';
import { AppError } from '../../../platform/requests/app-error.js';
import { NoTracing } from '../../../platform/tracing/tracing.js';
import type { GameAdvanced } from '../../events/game.events.js';
import { GameCache } from '../../store/game-cache.js';
import type { PlayMoveCommand } from '../move.js';
import { MovesRepository } from '../moves.repository.js';
import { PlayMove, type PlayedMove } from '../play-move.js';
import { FakeDatabase, type Ending } from './fake-database.js';

export interface Sent {
  command: PlayMoveCommand;
  outcome?: PlayedMove | { code: string };
}

/** One instance, with its database and everything that it has published. */
export function anInstance() {
  const database = new FakeDatabase();
  const published: (GameAdvanced & { wasStored: boolean })[] = [];
  const sent: Sent[] = [];
  const cache = new GameCache();
  const metric = { inc: () => undefined, observe: () => undefined };
  const moves = new MovesRepository(
    {
      batcher: (run: never, keyOf: never) => new Batcher(run, keyOf),
      rows: (_: Statement, values: Values) => database.commit(values),
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
    { scorerOf: () => ({ scoreGrid: () => ({ total: 0, words: [] }) }) } as never,
    {
      publish: (_: unknown, payload: GameAdvanced) => {
        const {
          game: { gameId },
          version,
        } = payload;
        published.push({ ...payload, wasStored: (database.rows.get(gameId)?.version ?? 0) >= version });
      },
    } as never,
    { isPaused: () => false, requireOpen: () => undefined } as never,
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

export type Instance = ReturnType<typeof anInstance>;

/** The versions of a game, in the order in which they were first published. */
export const firstPublished = ({ published }: Instance, gameId: string): number[] => [
  ...new Set(published.filter(({ game }) => game.gameId === gameId).map(({ version }) => version)),
];
