import { SHARE_ID_LENGTH } from '@tessera/contracts/constants';
import { insertRows } from './insert-rows.js';
import { SeededRandom } from './seeded-random.js';
import type { World } from './world.js';

const SHARED = 0.2;

/** Writes links to the replays of some of the finished live games. */
export async function writeSharedReplays({ database }: World): Promise<void> {
  const random = new SeededRandom('shared replays');
  const games = await database.query<{ gameId: string; playerUUID: string; createdAt: Date }[]>(
    `SELECT "gameId", "player1UUID" AS "playerUUID", "completedAt" AS "createdAt" FROM games
      WHERE "completedAt" IS NOT NULL ORDER BY "gameId"`,
  );
  const rows = games.flatMap((game) =>
    random.chance(SHARED) ? [{ shareId: random.id(SHARE_ID_LENGTH), ...game }] : [],
  );
  await insertRows(database, 'replay_shares', rows);
}
