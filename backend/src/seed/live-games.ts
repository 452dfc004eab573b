import { GAME_CODE_LENGTH, UPPERCASE_ALPHANUMERIC } from '@tessera/contracts/wire';
import { liveGrid, liveStatus, SECOND_MS, type Seat } from '@tessera/rules';
import { recordAccounts } from '../game/account/seats.repository.js';
import type { GameEntity } from '../game/store/game.entity.js';
import { columnsOf } from '../game/store/game.rows.js';
import { Lexicon } from '../words/index.js';
import { insertRows, type World } from './world.js';
import { playLive, livePlans, rematchOf, type LivePlan } from './live-plans.js';
import { botFor } from './play.js';
import { SeededRandom } from './seeded-random.js';

/** Additional codes, of games that were removed for these reasons. */
const REMOVED = ['unjoined', 'unjoined', 'abandoned'] as const;
const NO_SCORE = { total: 0, words: [] };

const codeFrom = (random: SeededRandom): string => random.text(UPPERCASE_ALPHANUMERIC, GAME_CODE_LENGTH);

function makeGame({ app }: World, plan: LivePlan, random: SeededRandom) {
  const { version, createdAt, isStarted, letGoAt, predecessorId } = plan;
  const [one, two] = plan.players;
  const gameId = codeFrom(random);
  const bots = { 1: botFor(one, random), 2: botFor(two, random) };
  const { live, events, lastActivityAt } = playLive({
    gameId,
    bots,
    version,
    isStarted,
    createdAt,
    letGoAt,
    random,
  });
  const isCompleted = liveStatus(live) === 'completed';
  const lexicon = app.get(Lexicon);
  const { scoreGrid } = lexicon.scorerOf(lexicon.version);
  const scoreOf = (seat: Seat) => (isCompleted ? scoreGrid(liveGrid(live, seat)) : NO_SCORE);
  const [score1, score2] = [scoreOf(1), scoreOf(2)];
  const joined = live.isJoined ? two : null;
  const row = {
    gameId,
    ...columnsOf(live),
    lexicon: lexicon.version,
    player1UUID: one.playerUUID,
    player1PublicId: one.publicId,
    player1Connected: true,
    player2UUID: joined?.playerUUID ?? null,
    player2PublicId: joined?.publicId ?? null,
    player2Connected: live.isJoined && isStarted,
    player2Status: isCompleted || random.chance(0.3) ? 'Away' : 'Available',
    player2Hidden: isCompleted && random.chance(0.2),
    player1Score: score1.total,
    player1Words: score1.words,
    player2Score: score2.total,
    player2Words: score2.words,
    creatorUUID: predecessorId === null ? one.playerUUID : null,
    letGoAt: letGoAt === null ? null : new Date(letGoAt),
    predecessorId,
    createdAt: new Date(createdAt),
    lastActivityAt: new Date(lastActivityAt),
  } satisfies Partial<GameEntity>;
  return { plan, row, events };
}

/** Writes live games in every phase, their events, and the codes of removed games. */
export async function writeLiveGames(world: World): Promise<void> {
  const random = new SeededRandom('live games');
  const games = livePlans(world, random).map((plan) => makeGame(world, plan, random));
  for (const { plan, row } of games.filter(({ row }) => row.status === 'completed')) {
    const ended = { gameId: row.gameId, at: row.lastActivityAt.getTime(), now: world.now };
    const rematch = rematchOf(plan, ended, random);
    if (rematch) games.push(makeGame(world, rematch, random));
  }
  const rows = games.map(({ row }) => row);
  const gameIds = rows.map(({ gameId }) => gameId);
  const { database } = world;
  await insertRows(database, 'game_codes', [
    ...gameIds.map((code) => ({ code, removed: null })),
    ...REMOVED.map((removed) => ({ code: codeFrom(random), removed })),
  ]);
  await insertRows(database, 'games', rows);
  await insertRows(
    database,
    'game_events',
    games.flatMap(({ events }) => events),
  );
  await insertRows(database, 'game_metrics', rows.flatMap(durationOf));
  await recordAccounts(database.manager, gameIds);
}

/** The metric that the last move of a game records. */
const durationOf = ({
  gameId,
  status,
  createdAt,
  lastActivityAt,
  letGoAt,
}: Pick<GameEntity, 'gameId' | 'status' | 'createdAt' | 'lastActivityAt' | 'letGoAt'>) =>
  status !== 'completed' || letGoAt !== null
    ? []
    : {
        gameId,
        metricType: 'duration_seconds',
        timestamp: lastActivityAt,
        metricValue: (lastActivityAt.getTime() - createdAt.getTime()) / SECOND_MS,
      };
