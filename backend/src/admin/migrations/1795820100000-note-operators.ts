import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NoteOperators1795820100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // For commands, which have no account: 'command line on HOST'.
    await runner.query('ALTER TABLE admin_audit ADD COLUMN operator text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE admin_audit DROP COLUMN operator');
  }
}
