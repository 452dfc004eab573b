import { SHARE_ID_LENGTH } from '@tessera/contracts/constants';
import type { GridGame } from '../solo-games/index.js';
import type { PublicResultEntity } from '../results/public-result.entity.js';
import { insertRows } from './insert-rows.js';
import { SeededRandom } from './seeded-random.js';
import type { Player, World } from './world.js';

const SHARED = 0.05;

/** Writes links to some of the results. */
export async function writeSharedResults(
  { database }: World,
  played: ReadonlyMap<Player, GridGame[]>,
): Promise<void> {
  const random = new SeededRandom('shared results');
  const rows = [...played.values()]
    .flat()
    .flatMap(({ gameId, completedAt }): PublicResultEntity[] =>
      completedAt !== null && random.chance(SHARED)
        ? [{ shareId: random.id(SHARE_ID_LENGTH), gameId, createdAt: completedAt, endedAt: null }]
        : [],
    );
  await insertRows(database, 'public_game_results', rows);
}
