import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Replaces a check and the constraint that tells reported things apart, under the names that processes use. */
const allow = (kinds: string, actions: string, columns: string): readonly string[] => [
  `ALTER TABLE reports DROP CONSTRAINT reports_kind_check, DROP CONSTRAINT reports_thing,
     ADD CONSTRAINT reports_kind_check CHECK (kind IN (${kinds})),
     ADD CONSTRAINT reports_thing UNIQUE NULLS NOT DISTINCT (${columns})`,
  `ALTER TABLE report_actions DROP CONSTRAINT report_actions_action_check,
     ADD CONSTRAINT report_actions_action_check CHECK (action IN (${actions}))`,
];

const KINDS = `'player-name', 'group-name', 'shared-result'`;
const ACTIONS = `'remove-name', 'leave-out', 'end-share', 'dismiss'`;
const COLUMNS = `kind, "playerUUID", "groupId", "shareId", "nameFold"`;

export class ReportChallenges1765500100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE reports ADD "challengeCode" text REFERENCES challenges ON DELETE CASCADE',
    );
    await runner.query('CREATE INDEX "reports_challengeCode" ON reports ("challengeCode")');
    const added = allow(
      `${KINDS}, 'challenge'`,
      `${ACTIONS}, 'end-challenge'`,
      `${COLUMNS}, "challengeCode"`,
    );
    for (const statement of added) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM reports WHERE kind = 'challenge'`);
    for (const statement of allow(KINDS, ACTIONS, COLUMNS)) await runner.query(statement);
    await runner.query('ALTER TABLE reports DROP "challengeCode"');
  }
}
