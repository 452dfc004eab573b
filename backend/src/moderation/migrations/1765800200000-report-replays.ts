import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Replaces a check and the constraint that tells reported things apart, under the names that processes use. */
const allow = (kinds: string, columns: string): string =>
  `ALTER TABLE reports DROP CONSTRAINT reports_kind_check, DROP CONSTRAINT reports_thing,
     ADD CONSTRAINT reports_kind_check CHECK (kind IN (${kinds})),
     ADD CONSTRAINT reports_thing UNIQUE NULLS NOT DISTINCT (${columns})`;

const KINDS = `'player-name', 'group-name', 'shared-result', 'challenge'`;
const COLUMNS = `kind, "playerUUID", "groupId", "shareId", "nameFold", "challengeCode"`;

export class ReportReplays1765800200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE reports ADD "replayShareId" text REFERENCES replay_shares ON DELETE CASCADE',
    );
    await runner.query('CREATE INDEX "reports_replayShareId" ON reports ("replayShareId")');
    await runner.query(allow(`${KINDS}, 'shared-replay'`, `${COLUMNS}, "replayShareId"`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM reports WHERE kind = 'shared-replay'`);
    await runner.query(allow(KINDS, COLUMNS));
    await runner.query('ALTER TABLE reports DROP "replayShareId"');
  }
}
