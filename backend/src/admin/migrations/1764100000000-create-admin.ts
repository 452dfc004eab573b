import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The columns by which the metrics of a day are found. */
const TIMES = {
  one_player_versus_three_games: ['createdAt', 'completedAt'],
  daily_challenge_games: ['createdAt'],
  daily_challenge_submissions: ['timestamp'],
  duels: ['createdAt'],
  practice_games: ['createdAt'],
  users: ['createdAt'],
  leaderboard_groups: ['createdAt'],
  group_memberships: ['joinedAt'],
} as const;

const indexes = Object.entries(TIMES).flatMap(([table, columns]) =>
  columns.map((column) => ({ name: `${table}_${column.toLowerCase()}`, table, column })),
);

export class CreateAdmin1764100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The metrics of a past day (UTC), counted once.
    await runner.query(`
      CREATE TABLE admin_days (
        date date PRIMARY KEY,
        "dailyByHour" integer[] NOT NULL CHECK (cardinality("dailyByHour") = 24),
        "multiplayerByHour" integer[] NOT NULL CHECK (cardinality("multiplayerByHour") = 24),
        "multiplayerCompleted" integer NOT NULL,
        scores integer[] NOT NULL CHECK (cardinality(scores) = 33),
        "gameNumbers" jsonb NOT NULL,
        "accountsCreated" integer NOT NULL,
        "groupsCreated" integer NOT NULL,
        "groupsJoined" integer NOT NULL,
        joiners integer NOT NULL,
        "firstJoiners" integer NOT NULL,
        "newDailyPlayers" integer NOT NULL,
        "activeUsers" integer NOT NULL,
        "newUsers" integer NOT NULL,
        sessions integer NOT NULL,
        "sessionSeconds" double precision NOT NULL
      )`);
    // The entry survives the deletion of the account.
    await runner.query(`
      CREATE TABLE admin_audit (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        "userId" text REFERENCES users ON DELETE SET NULL,
        what text NOT NULL,
        input jsonb NOT NULL,
        at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX admin_audit_of_user ON admin_audit ("userId")');
    for (const { name, table, column } of indexes) {
      await runner.query(`CREATE INDEX ${name} ON ${table} ("${column}")`);
    }
    // Events arrive in chronological order, and moves must not be slowed down, hence a BRIN index.
    await runner.query('CREATE INDEX game_events_time ON game_events USING brin (timestamp)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX game_events_time');
    for (const { name } of indexes) await runner.query(`DROP INDEX ${name}`);
    await runner.query('DROP TABLE admin_audit, admin_days');
  }
}
