import type { MigrationInterface, QueryRunner } from 'typeorm';

const isCounted = (game = ''): string =>
  `${game}status = 'completed' AND ${game}counts AND ${game}"heldBack" IS NULL`;

/**
 * Counts of the games with each score on each date, kept by triggers, so that no way in which games change can
 * miss them. Changes are only ever inserted: completions at the same time would wait for each other if they
 * updated the counts themselves.
 */
export class KeepScoreSpread1765200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE score_counts (
        date date NOT NULL,
        score smallint NOT NULL,
        games integer NOT NULL,
        PRIMARY KEY (date, score)
      )`);
    // Rows come and go quickly, so they are cleaned up by their number and not by their share of the table.
    await runner.query(`
      CREATE TABLE score_changes (
        date date NOT NULL,
        score smallint NOT NULL,
        change integer NOT NULL
      ) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000)`);
    await runner.query('CREATE INDEX score_changes_date ON score_changes (date)');

    // Per statement, because one statement completes the games of all who complete theirs at the same time.
    await runner.query(`
      CREATE FUNCTION note_changed_scores() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO score_changes (date, score, change)
        SELECT "dailyChallengeDate", "playerScore", sum(change)
          FROM (SELECT "dailyChallengeDate", "playerScore", 1 AS change FROM new_games WHERE ${isCounted()}
                UNION ALL
                SELECT "dailyChallengeDate", "playerScore", -1 FROM old_games WHERE ${isCounted()}) AS changes
         GROUP BY 1, 2 HAVING sum(change) <> 0;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER note_changed_scores AFTER UPDATE ON one_player_versus_three_games
        REFERENCING OLD TABLE AS old_games NEW TABLE AS new_games
        FOR EACH STATEMENT EXECUTE FUNCTION note_changed_scores()`);

    // Per row, because games are inserted before they are completed, so that these hardly ever run.
    await runner.query(`
      CREATE FUNCTION note_score() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        game one_player_versus_three_games := CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
      BEGIN
        INSERT INTO score_changes (date, score, change)
        VALUES (game."dailyChallengeDate", game."playerScore", CASE TG_OP WHEN 'DELETE' THEN -1 ELSE 1 END);
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER note_added_score AFTER INSERT ON one_player_versus_three_games
        FOR EACH ROW WHEN (${isCounted('NEW.')}) EXECUTE FUNCTION note_score()`);
    await runner.query(`
      CREATE TRIGGER note_removed_score AFTER DELETE ON one_player_versus_three_games
        FOR EACH ROW WHEN (${isCounted('OLD.')}) EXECUTE FUNCTION note_score()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const trigger of ['note_changed_scores', 'note_added_score', 'note_removed_score'])
      await runner.query(`DROP TRIGGER ${trigger} ON one_player_versus_three_games`);
    await runner.query('DROP FUNCTION note_changed_scores, note_score');
    await runner.query('DROP TABLE score_changes, score_counts');
  }
}
