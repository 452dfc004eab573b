/**
 * The statements of the spread of scores, in one place so that `bench/leaderboards` measures and explains exactly
 * these.
 */

/** $1: the date. Counts and changes are read at the same moment, so the sum is exact while changes are folded. */
export const READ_SPREAD = {
  name: 'read-spread',
  text: `
    SELECT score, sum(games)::int AS games, sum(changes)::int AS changes
      FROM (SELECT score, games, 0 AS changes FROM score_counts WHERE date = $1
            UNION ALL SELECT score, change, 1 FROM score_changes WHERE date = $1) AS parts
     GROUP BY score`,
};

/** $1: the maximum number of changes. The counts are locked in a fixed order, so that two folds can't deadlock. */
export const FOLD_CHANGES = {
  name: 'fold-scores',
  text: `
    WITH folded AS (
      DELETE FROM score_changes
       WHERE ctid = ANY (ARRAY(SELECT ctid FROM score_changes LIMIT $1 FOR UPDATE SKIP LOCKED))
      RETURNING date, score, change
    ), counted AS (
      INSERT INTO score_counts AS counts (date, score, games)
      SELECT date, score, sum(change) FROM folded GROUP BY 1, 2 ORDER BY 1, 2
      ON CONFLICT (date, score) DO UPDATE SET games = counts.games + excluded.games
    )
    SELECT count(*)::int AS changes FROM folded`,
};
