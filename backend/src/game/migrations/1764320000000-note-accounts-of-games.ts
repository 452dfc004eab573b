import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the accounts of the players to unfinished games. Finished games, of which there may be many, don't
 * need them. Games that the previous release creates during a rollout have no accounts.
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
