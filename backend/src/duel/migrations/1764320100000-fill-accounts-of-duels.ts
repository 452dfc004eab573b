import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the accounts of the players to unfinished duels. Finished ones don't need them (see
 * `NoteAccountsOfGames`).
 */
export class FillAccountsOfDuels1764320100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE duels SET "userId" = owner."userId"
      FROM player_uuid_mappings owner
      WHERE owner."playerUUID" = duels."playerUUID" AND duels.status = 'active'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('UPDATE duels SET "userId" = NULL');
  }
}
