import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NamePlayers1763900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Sorted by code points, like in the rules: the same on every machine, and the order of the indexes.
    await runner.query(`
      ALTER TABLE players
        ADD name text COLLATE "C",
        ADD "nameFold" text UNIQUE,
        ADD "nameLook" text UNIQUE,
        ADD "perfectScores" integer NOT NULL DEFAULT 0 CHECK ("perfectScores" >= 0),
        ADD CHECK ((name IS NULL) = ("nameFold" IS NULL) AND (name IS NULL) = ("nameLook" IS NULL))`);
    // Names belong to the player, even if there is an account.
    await runner.query('ALTER TABLE users DROP "playerName"');
    await runner.query(`
      CREATE INDEX players_by_streak ON players ("streakDate", streak DESC, "bestStreak" DESC, name)
        WHERE name IS NOT NULL`);
    await runner.query(`
      CREATE INDEX players_by_best_streak ON players ("streakDate", "bestStreak" DESC, streak DESC, name)
        WHERE name IS NOT NULL`);
    await runner.query(`
      CREATE INDEX players_by_best_ever ON players ("bestStreak" DESC, name) WHERE name IS NOT NULL`);
    await runner.query(`
      CREATE INDEX players_by_perfect_scores ON players ("perfectScores" DESC, name)
        WHERE name IS NOT NULL AND "perfectScores" > 0`);
    await runner.query(`
      CREATE INDEX one_player_versus_three_games_perfect ON one_player_versus_three_games ("playerUUID")
        WHERE "playerScore" = 32 AND status = 'completed' AND counts`);
    await runner.query(`
      UPDATE players SET "perfectScores" = perfect.times
        FROM (SELECT "playerUUID", count(*) AS times FROM one_player_versus_three_games
               WHERE "playerScore" = 32 AND status = 'completed' AND counts GROUP BY 1) AS perfect
       WHERE players."playerUUID" = perfect."playerUUID"`);
    await runner.query(`
      CREATE TABLE standings (
        "playerUUID" uuid NOT NULL REFERENCES players ON UPDATE CASCADE,
        date date NOT NULL,
        name text COLLATE "C" NOT NULL,
        "gameId" text NOT NULL,
        score integer NOT NULL,
        streak integer NOT NULL,
        "bestStreak" integer NOT NULL,
        "lastThree" integer NOT NULL,
        PRIMARY KEY ("playerUUID", date)
      )`);
    await runner.query(`
      CREATE INDEX standings_by_score
        ON standings (date, score DESC, streak DESC, "bestStreak" DESC, "lastThree" DESC, name)`);
    await runner.query(`
      CREATE INDEX standings_by_streak
        ON standings (date, streak DESC, score DESC, "bestStreak" DESC, "lastThree" DESC, name)`);
    await runner.query(`
      CREATE INDEX standings_by_best_streak
        ON standings (date, "bestStreak" DESC, streak DESC, "lastThree" DESC, score DESC, name)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE standings');
    await runner.query('DROP INDEX one_player_versus_three_games_perfect');
    await runner.query('ALTER TABLE users ADD "playerName" text UNIQUE');
    await runner.query(`
      ALTER TABLE players DROP "nameFold", DROP "nameLook", DROP "perfectScores", DROP name`);
  }
}
