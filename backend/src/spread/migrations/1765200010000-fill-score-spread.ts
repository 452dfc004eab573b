import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Counts the games from before the triggers: all games without those that have been counted since. One statement
 * sees all of that at the same moment, so nobody has to wait. Repeating it changes nothing.
 */
export class FillScoreSpread1765200010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      INSERT INTO score_changes (date, score, change)
      SELECT date, score, sum(change)
        FROM (SELECT "dailyChallengeDate" AS date, "playerScore" AS score, count(*) AS change
                FROM one_player_versus_three_games
               WHERE status = 'completed' AND counts AND "heldBack" IS NULL GROUP BY 1, 2
              UNION ALL SELECT date, score, -games FROM score_counts
              UNION ALL SELECT date, score, -change FROM score_changes) AS changes
       GROUP BY 1, 2 HAVING sum(change) <> 0`);
  }

  /** The tables are dropped with the previous migration. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
