import type { MigrationInterface, QueryRunner } from 'typeorm';

const roles = (...allowed: string[]): string =>
  `ALTER TABLE users DROP CONSTRAINT users_role_check,
     ADD CONSTRAINT users_role_check CHECK (role IN (${allowed.map((role) => `'${role}'`).join(', ')}))`;

export class Moderators1795829000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(roles('admin', 'moderator'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE users SET role = NULL WHERE role = 'moderator'`);
    await runner.query(roles('admin'));
  }
}
