import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateReports1764350000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Set by admins, like the names that are refused to a player or a group, by their `nameLook`.
    await runner.query(`
      ALTER TABLE players
        ADD "isLeftOut" boolean NOT NULL DEFAULT false,
        ADD "refusedNames" text[] NOT NULL DEFAULT '{}'`);
    // So few that leaderboards read them all.
    await runner.query('CREATE INDEX players_left_out ON players ("playerUUID") WHERE "isLeftOut"');
    await runner.query(`ALTER TABLE leaderboard_groups ADD "refusedNames" text[] NOT NULL DEFAULT '{}'`);
    await runner.query('ALTER TABLE public_game_results ADD "endedAt" timestamptz');
    // Something that was reported, once however many players do. A new name is a new thing.
    await runner.query(`
      CREATE TABLE reports (
        id uuid PRIMARY KEY,
        kind text NOT NULL CHECK (kind IN ('player-name', 'group-name', 'shared-result')),
        "playerUUID" uuid REFERENCES players ON UPDATE CASCADE ON DELETE CASCADE,
        "groupId" text REFERENCES leaderboard_groups ON DELETE CASCADE,
        "shareId" text REFERENCES public_game_results ON DELETE CASCADE,
        "nameFold" text,
        name text,
        "gameNumber" integer,
        score integer,
        count integer NOT NULL DEFAULT 0,
        "firstAt" timestamptz NOT NULL,
        "lastAt" timestamptz NOT NULL,
        "closedAt" timestamptz,
        CONSTRAINT reports_thing
          UNIQUE NULLS NOT DISTINCT (kind, "playerUUID", "groupId", "shareId", "nameFold")
      )`);
    await runner.query(`
      CREATE INDEX reports_open ON reports (count DESC, "firstAt", id) WHERE "closedAt" IS NULL`);
    await runner.query(`
      CREATE INDEX reports_closed ON reports ("closedAt" DESC, id) WHERE "closedAt" IS NOT NULL`);
    for (const column of ['playerUUID', 'groupId', 'shareId']) {
      await runner.query(`CREATE INDEX "reports_${column}" ON reports ("${column}")`);
    }
    // `sender` is a digest of the playerUUID, so that each player counts once.
    await runner.query(`
      CREATE TABLE report_senders (
        "reportId" uuid NOT NULL REFERENCES reports ON DELETE CASCADE,
        sender text NOT NULL,
        reason text NOT NULL,
        note text CHECK (length(note) <= 300),
        at timestamptz NOT NULL,
        PRIMARY KEY ("reportId", sender)
      )`);
    await runner.query('CREATE INDEX report_senders_sender ON report_senders (sender)');
    // What is in effect; undoing an action deletes its row.
    await runner.query(`
      CREATE TABLE report_actions (
        "reportId" uuid NOT NULL REFERENCES reports ON DELETE CASCADE,
        action text NOT NULL CHECK (action IN ('remove-name', 'leave-out', 'end-share', 'dismiss')),
        reason text NOT NULL,
        at timestamptz NOT NULL,
        "removedName" text,
        "givenName" text,
        PRIMARY KEY ("reportId", action)
      )`);
    await runner.query(`
      CREATE TABLE notices (
        "noticeId" uuid PRIMARY KEY,
        "reportId" uuid NOT NULL,
        action text NOT NULL,
        "playerUUID" uuid NOT NULL REFERENCES players ON UPDATE CASCADE ON DELETE CASCADE,
        "seenAt" timestamptz,
        UNIQUE ("reportId", action, "playerUUID"),
        FOREIGN KEY ("reportId", action) REFERENCES report_actions ON DELETE CASCADE
      )`);
    await runner.query('CREATE INDEX notices_player ON notices ("playerUUID")');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE notices, report_actions, report_senders, reports');
    await runner.query('ALTER TABLE public_game_results DROP "endedAt"');
    await runner.query('ALTER TABLE leaderboard_groups DROP "refusedNames"');
    await runner.query('ALTER TABLE players DROP "refusedNames", DROP "isLeftOut"');
  }
}
