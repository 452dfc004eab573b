import { SHARE_ID_LENGTH } from '@tessera/contracts/wire';
import type { GridGame } from '../solo-games/index.js';
import type { PublicResultEntity } from '../results/public-results.repository.js';
import { insertRows, type Player, type World } from './world.js';
import { SeededRandom } from './seeded-random.js';

const SHARED_RESULTS = 0.05;

/** Writes links to some of the results. */
export async function writeSharedResults(
  { database }: World,
  played: ReadonlyMap<Player, GridGame[]>,
): Promise<void> {
  const random = new SeededRandom('shared results');
  const rows = [...played.values()]
    .flat()
    .flatMap(({ gameId, completedAt }): PublicResultEntity[] =>
      completedAt !== null && random.chance(SHARED_RESULTS)
        ? [{ shareId: random.id(SHARE_ID_LENGTH), gameId, createdAt: completedAt, endedAt: null }]
        : [],
    );
  await insertRows(database, 'public_game_results', rows);
}

const SHARED_REPLAYS = 0.2;

/** Writes links to the replays of some of the finished live games. */
export async function writeSharedReplays({ database }: World): Promise<void> {
  const random = new SeededRandom('shared replays');
  const games = await database.query<{ gameId: string; playerUUID: string; createdAt: Date }[]>(
    `SELECT "gameId", "player1UUID" AS "playerUUID", "completedAt" AS "createdAt" FROM games
      WHERE "completedAt" IS NOT NULL ORDER BY "gameId"`,
  );
  const rows = games.flatMap((game) =>
    random.chance(SHARED_REPLAYS) ? [{ shareId: random.id(SHARE_ID_LENGTH), ...game }] : [],
  );
  await insertRows(database, 'replay_shares', rows);
}
