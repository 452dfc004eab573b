import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ForgetOldAudit1764200100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX admin_audit_at ON admin_audit (at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX admin_audit_at');
  }
}
