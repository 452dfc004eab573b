import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Existing results count as before. */
export class HoldBackDailies1764360000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Why the result doesn't count on public leaderboards; null if it does.
    await runner.query('ALTER TABLE one_player_versus_three_games ADD "heldBack" text');
    await runner.query('ALTER TABLE players ADD "isHeldBack" boolean NOT NULL DEFAULT false');
    // The average of all games, if it differs from the public one; that is -1 if too few of them count.
    await runner.query('ALTER TABLE recent_averages ADD "allGames" double precision');
    await runner.query(`
      CREATE TABLE held_back_dailies (
        "gameId" text PRIMARY KEY REFERENCES one_player_versus_three_games ON DELETE CASCADE,
        reason text NOT NULL,
        "newPlayers" integer,
        at timestamptz NOT NULL,
        counts boolean NOT NULL DEFAULT false,
        "decidedAt" timestamptz
      )`);
    await runner.query('CREATE INDEX held_back_dailies_newest ON held_back_dailies (at DESC, "gameId" DESC)');
    await runner.query(`
      CREATE TABLE network_counts (
        date date NOT NULL,
        network text NOT NULL,
        "newPlayers" integer NOT NULL,
        played integer NOT NULL,
        "highScores" integer NOT NULL,
        PRIMARY KEY (date, network)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE network_counts, held_back_dailies');
    await runner.query('ALTER TABLE recent_averages DROP "allGames"');
    await runner.query('ALTER TABLE players DROP "isHeldBack"');
    await runner.query('ALTER TABLE one_player_versus_three_games DROP "heldBack"');
  }
}
