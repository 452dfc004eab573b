import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Games get the accounts of their players, and know who of them has ever been connected. */
export class NoteAccountsAndConnections1764300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const seat of [1, 2]) {
      await runner.query(`ALTER TABLE games ADD "player${seat}Connected" boolean NOT NULL DEFAULT false`);
      await runner.query(`
        UPDATE games SET "player${seat}UserId" = "userId", "player${seat}AccountId" = "userId"
        FROM player_uuid_mappings WHERE "playerUUID" = games."player${seat}UUID"`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const seat of [1, 2]) {
      await runner.query(`ALTER TABLE games DROP "player${seat}Connected"`);
      await runner.query(`UPDATE games SET "player${seat}UserId" = NULL, "player${seat}AccountId" = NULL`);
    }
  }
}
