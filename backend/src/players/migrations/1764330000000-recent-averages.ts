import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RecentAverages1764330000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE recent_averages (
        "playerUUID" uuid NOT NULL REFERENCES players ON UPDATE CASCADE,
        date date NOT NULL,
        name text COLLATE "C" NOT NULL,
        average double precision NOT NULL,
        "bestStreak" integer NOT NULL,
        PRIMARY KEY ("playerUUID", date)
      )`);
    await runner.query(`
      INSERT INTO recent_averages ("playerUUID", date, name, average, "bestStreak")
      SELECT p."playerUUID", g."dailyChallengeDate" + age, p.name, round(avg(g."playerScore"), 1), p."bestStreak"
        FROM players p JOIN one_player_versus_three_games g ON g."playerUUID" = p."playerUUID",
             generate_series(0, 29) AS age
       WHERE p.name IS NOT NULL AND g.status = 'completed' AND g.counts
         AND g."dailyChallengeDate" > CURRENT_DATE - 32 AND g."dailyChallengeDate" + age >= CURRENT_DATE - 1
       GROUP BY 1, 2 HAVING count(*) >= 10`);
    await runner.query(`
      CREATE INDEX recent_averages_by_score ON recent_averages (date, average DESC, "bestStreak" DESC, name)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE recent_averages');
  }
}
