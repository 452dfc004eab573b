import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Duels have a column for their player's account, which `FillAccountsOfDuels` fills. */
export class NoteAccountsOfDuels1764300100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE duels ADD "userId" text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE duels DROP "userId"');
  }
}
