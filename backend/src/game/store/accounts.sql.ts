import type { Transaction } from '../../platform/database/transactions.js';

/** The account of a seat's player, as the seat's two columns. */
export const accountOf = (seat: 1 | 2): string => `
  ("player${seat}UserId", "player${seat}AccountId") = (
    SELECT "userId", "userId" FROM player_uuid_mappings WHERE "playerUUID" = games."player${seat}UUID")`;

/** Updates these games with the accounts to which their players now belong. */
export async function recordAccounts(transaction: Transaction, gameIds: readonly string[]): Promise<void> {
  if (gameIds.length === 0) return;
  await transaction.query(`UPDATE games SET ${accountOf(1)}, ${accountOf(2)} WHERE "gameId" = ANY($1)`, [
    gameIds,
  ]);
}

/** Removes the accounts of these players from their games. */
export async function removeAccounts(
  transaction: Transaction,
  playerUUIDs: readonly string[],
): Promise<void> {
  for (const seat of [1, 2]) {
    await transaction.query(
      `UPDATE games SET "player${seat}UserId" = NULL, "player${seat}AccountId" = NULL
       WHERE "player${seat}UUID" = ANY($1)`,
      [playerUUIDs],
    );
  }
}
