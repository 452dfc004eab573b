import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The sums from which leaderboards of past days, weeks and months are read. The next migration fills them. */
export class PeriodScores1765400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Of named players, without results that were held back. `bestStreak` is that of the last change.
    await runner.query(`
      CREATE TABLE period_scores (
        "playerUUID" uuid NOT NULL REFERENCES players ON UPDATE CASCADE,
        kind text NOT NULL CHECK (kind IN ('day', 'week', 'month')),
        start date NOT NULL,
        name text COLLATE "C" NOT NULL,
        sum integer NOT NULL,
        games integer NOT NULL CHECK (games > 0),
        "bestStreak" integer NOT NULL,
        PRIMARY KEY ("playerUUID", kind, start)
      )`);
    await runner.query(`
      CREATE INDEX period_scores_by_sum ON period_scores (kind, start, sum DESC, games, "bestStreak" DESC, name)`);
    // Averages of equally many games have the order of their sums.
    await runner.query(`
      CREATE INDEX period_scores_by_mean
        ON period_scores (kind, start, games, sum DESC, "bestStreak" DESC, name) WHERE kind <> 'day'`);
    await runner.query(`
      CREATE INDEX one_player_versus_three_games_scores
        ON one_player_versus_three_games ("playerUUID", "dailyChallengeDate") INCLUDE ("playerScore", "heldBack")
        WHERE status = 'completed' AND counts`);
    for (const statement of [...FUNCTIONS, ...TRIGGERS]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER period_scores_changed ON one_player_versus_three_games;
      DROP TRIGGER period_scores_added ON one_player_versus_three_games;
      DROP TRIGGER period_scores_removed ON one_player_versus_three_games;
      DROP TRIGGER period_scores_renamed ON players;
      DROP FUNCTION note_changed_games, note_added_game, note_removed_game, note_renamed_player,
        refresh_period_scores, period_start, period_end;
      DROP INDEX one_player_versus_three_games_scores;
      DROP TABLE period_scores`);
  }
}

const FUNCTIONS = [
  `CREATE FUNCTION period_start(kind text, date date) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
   RETURN CASE kind WHEN 'day' THEN date ELSE date_trunc(kind, date::timestamp)::date END`,
  `CREATE FUNCTION period_end(kind text, start date) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
   RETURN CASE kind WHEN 'day' THEN start WHEN 'week' THEN start + 6
               ELSE (start + interval '1 month')::date - 1 END`,
  // Recalculates the periods of these dates from the stored games. Each player's row is locked by whoever
  // changes their games, so the games are complete. Planning it for each pair of arrays takes longer than running it.
  `CREATE FUNCTION refresh_period_scores(players uuid[], dates date[]) RETURNS void LANGUAGE plpgsql
     SET plan_cache_mode = force_generic_plan AS $$
   BEGIN
     WITH touched AS MATERIALIZED (
       SELECT DISTINCT changed.player, k.kind, period_start(k.kind, changed.date) AS start
         FROM unnest(players, dates) AS changed(player, date), (VALUES ('day'), ('week'), ('month')) AS k(kind)
     ), scored AS MATERIALIZED (
       SELECT touched.*, p.name, p."bestStreak", played.sum, played.games
         FROM touched
         JOIN players p ON p."playerUUID" = touched.player AND p.name IS NOT NULL
         CROSS JOIN LATERAL (
           SELECT sum("playerScore")::int AS sum, count(*)::int AS games
             FROM one_player_versus_three_games
            WHERE "playerUUID" = touched.player AND status = 'completed' AND counts AND "heldBack" IS NULL
              AND "dailyChallengeDate" BETWEEN touched.start AND period_end(touched.kind, touched.start)
         ) AS played
        WHERE played.games > 0
     ), written AS (
       INSERT INTO period_scores ("playerUUID", kind, start, name, sum, games, "bestStreak")
       SELECT player, kind, start, name, sum, games, "bestStreak" FROM scored
       ON CONFLICT ("playerUUID", kind, start) DO UPDATE
         SET name = excluded.name, sum = excluded.sum, games = excluded.games, "bestStreak" = excluded."bestStreak"
     )
     DELETE FROM period_scores AS past USING touched
      WHERE past."playerUUID" = touched.player AND past.kind = touched.kind AND past.start = touched.start
        AND NOT EXISTS (SELECT FROM scored WHERE (scored.player, scored.kind, scored.start) =
                                                 (touched.player, touched.kind, touched.start));
   END $$`,
  // A statement may complete the games of many players, or merge all those of one.
  `CREATE FUNCTION note_changed_games() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     PERFORM refresh_period_scores(array_agg(changed.player), array_agg(changed.date))
       FROM (
         SELECT t.player, t.date
           FROM games_before b JOIN games_after a USING ("gameId"),
                LATERAL (VALUES (b."playerUUID", b."dailyChallengeDate"), (a."playerUUID", a."dailyChallengeDate"))
                  AS t(player, date)
          WHERE (b."playerUUID", b."playerScore", b.status = 'completed' AND b.counts AND b."heldBack" IS NULL)
                IS DISTINCT FROM
                (a."playerUUID", a."playerScore", a.status = 'completed' AND a.counts AND a."heldBack" IS NULL)
            AND (b.status = 'completed' OR a.status = 'completed')
       ) AS changed
     HAVING count(*) > 0;
     RETURN NULL;
   END $$`,
  `CREATE FUNCTION note_added_game() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     PERFORM refresh_period_scores(ARRAY[NEW."playerUUID"], ARRAY[NEW."dailyChallengeDate"]);
     RETURN NULL;
   END $$`,
  `CREATE FUNCTION note_removed_game() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     PERFORM refresh_period_scores(ARRAY[OLD."playerUUID"], ARRAY[OLD."dailyChallengeDate"]);
     RETURN NULL;
   END $$`,
  `CREATE FUNCTION note_renamed_player() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF NEW.name IS NULL THEN
       DELETE FROM period_scores WHERE "playerUUID" IN (OLD."playerUUID", NEW."playerUUID");
     ELSIF OLD.name IS NULL THEN
       PERFORM refresh_period_scores(array_agg("playerUUID"), array_agg("dailyChallengeDate"))
          FROM one_player_versus_three_games
         WHERE "playerUUID" = NEW."playerUUID" AND status = 'completed' AND counts
        HAVING count(*) > 0;
     ELSE
       UPDATE period_scores SET name = NEW.name WHERE "playerUUID" = NEW."playerUUID";
     END IF;
     RETURN NULL;
   END $$`,
];

const TRIGGERS = [
  `CREATE TRIGGER period_scores_changed AFTER UPDATE ON one_player_versus_three_games
     REFERENCING OLD TABLE AS games_before NEW TABLE AS games_after
     FOR EACH STATEMENT EXECUTE FUNCTION note_changed_games()`,
  // Games are created active and never deleted by themselves, so these hardly ever run.
  `CREATE TRIGGER period_scores_added AFTER INSERT ON one_player_versus_three_games
     FOR EACH ROW WHEN (NEW.status = 'completed') EXECUTE FUNCTION note_added_game()`,
  `CREATE TRIGGER period_scores_removed AFTER DELETE ON one_player_versus_three_games
     FOR EACH ROW WHEN (OLD.status = 'completed') EXECUTE FUNCTION note_removed_game()`,
  `CREATE TRIGGER period_scores_renamed AFTER UPDATE OF name ON players
     FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION note_renamed_player()`,
];
