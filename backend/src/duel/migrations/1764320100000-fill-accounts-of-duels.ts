import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Unfinished duels get the accounts of their players; finished ones need none (see `NoteAccountsOfGames`). */
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
