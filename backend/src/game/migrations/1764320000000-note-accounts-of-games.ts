import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Unfinished games get the accounts of their players. Only these are updated: a finished game needs no account, and
 * there may be many of them. Games that the previous release creates during a rollout stay without accounts.
 */
export class NoteAccountsOfGames1764320000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const seat of [1, 2]) {
      await runner.query(`
        UPDATE games SET "player${seat}UserId" = "userId", "player${seat}AccountId" = "userId"
        FROM player_uuid_mappings
        WHERE "playerUUID" = games."player${seat}UUID" AND games.status <> 'completed'`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const seat of [1, 2]) {
      await runner.query(`UPDATE games SET "player${seat}UserId" = NULL, "player${seat}AccountId" = NULL`);
    }
  }
}
