import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateFeedback1763910100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE feedback (
        "feedbackId" uuid PRIMARY KEY,
        message text NOT NULL CHECK (message <> '' AND length(message) <= 500),
        email text,
        "playerUUID" uuid REFERENCES players ON UPDATE CASCADE,
        "createdAt" timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX feedback_newest ON feedback ("createdAt" DESC)');
    await runner.query('CREATE INDEX feedback_of_player ON feedback ("playerUUID")');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE feedback');
  }
}
