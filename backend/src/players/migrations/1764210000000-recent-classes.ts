import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RecentClasses1764210000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Players with the same newest daily and the same class have played the same number of the last three games,
    // whichever of the following days is today, so a leaderboard can be read in order along an index. Classes:
    // 4: also played the day after, too late for a streak; 3: played the day before; otherwise the number of
    // dailies played of the two before that.
    await runner.query(`
      CREATE FUNCTION recent_class(newest date, played text[]) RETURNS integer
        LANGUAGE sql IMMUTABLE PARALLEL SAFE
        RETURN CASE
          WHEN to_char((newest + 1)::timestamp, 'YYYY-MM-DD') = ANY(played) THEN 4
          WHEN to_char((newest - 1)::timestamp, 'YYYY-MM-DD') = ANY(played) THEN 3
          ELSE (to_char((newest - 2)::timestamp, 'YYYY-MM-DD') = ANY(played))::int
             + (to_char((newest - 3)::timestamp, 'YYYY-MM-DD') = ANY(played))::int
        END`);
    const recent = `"streakDate", recent_class("streakDate", "recentDates")`;
    await runner.query(`
      CREATE INDEX players_by_recent_streak ON players (${recent}, streak DESC, "bestStreak" DESC, name)
        WHERE name IS NOT NULL`);
    await runner.query(`
      CREATE INDEX players_by_recent_best_streak ON players (${recent}, "bestStreak" DESC, streak DESC, name)
        WHERE name IS NOT NULL`);
    // players_by_streak and players_by_best_streak remain, because the previous release reads them during a
    // rollout. The next release drops them.
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX players_by_recent_streak, players_by_recent_best_streak');
    await runner.query('DROP FUNCTION recent_class');
  }
}
