import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Games record which of their players have ever been connected. `NoteAccountsOfGames` adds the accounts. */
export class NoteAccountsAndConnections1764300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const seat of [1, 2]) {
      await runner.query(`ALTER TABLE games ADD "player${seat}Connected" boolean NOT NULL DEFAULT false`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const seat of [1, 2]) {
      await runner.query(`ALTER TABLE games DROP "player${seat}Connected"`);
    }
  }
}
