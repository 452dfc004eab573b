import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A column for the account of a duel's player. `FillAccountsOfDuels` fills it. */
export class NoteAccountsOfDuels1764300100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE duels ADD "userId" text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE duels DROP "userId"');
  }
}
