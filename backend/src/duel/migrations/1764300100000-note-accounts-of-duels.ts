import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Duels get the accounts of their players. */
export class NoteAccountsOfDuels1764300100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE duels ADD "userId" text');
    await runner.query(`
      UPDATE duels SET "userId" = owner."userId"
      FROM player_uuid_mappings owner WHERE owner."playerUUID" = duels."playerUUID"`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE duels DROP "userId"');
  }
}
