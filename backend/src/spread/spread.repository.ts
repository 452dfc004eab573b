import { Injectable } from '@nestjs/common';
import { PERFECT_SCORE, type PlainDate } from '@tessera/rules';
import type { Batcher } from '../platform/database/batcher.js';
import { SharedReads } from '../platform/database/shared-reads.js';
import { Statements } from '../platform/database/statements.js';

/**
 * The statements of the spread of scores, in one place so that `bench/leaderboards` measures and explains exactly
 * these.
 */

/** Counts and changes are read at the same moment, so the sum is exact while changes are folded. */
export const READ_SPREAD = {
  name: 'read-spread',
  text: `
    SELECT score, sum(games)::int AS games, sum(changes)::int AS changes
      FROM (SELECT score, games, 0 AS changes FROM score_counts WHERE date = $date
            UNION ALL SELECT score, change, 1 FROM score_changes WHERE date = $date) AS parts
     GROUP BY score`,
};

/** The counts are locked in a fixed order, so that two folds can't deadlock. */
export const FOLD_CHANGES = {
  name: 'fold-scores',
  text: `
    WITH folded AS (
      DELETE FROM score_changes
       WHERE ctid = ANY (ARRAY(SELECT ctid FROM score_changes LIMIT $max FOR UPDATE SKIP LOCKED))
      RETURNING date, score, change
    ), counted AS (
      INSERT INTO score_counts AS counts (date, score, games)
      SELECT date, score, sum(change) FROM folded GROUP BY 1, 2 ORDER BY 1, 2
      ON CONFLICT (date, score) DO UPDATE SET games = counts.games + excluded.games
    )
    SELECT count(*)::int AS changes FROM folded`,
};

interface ScoreRow {
  score: number;
  games: number;
  /** The number of changes that haven't been folded into the counts. */
  changes: number;
}

/** A read that finds more changes than this folds them. Reading that many takes a fraction of a millisecond. */
const MAX_CHANGES = 500;
/** Small enough that nobody has to wait for the locks. */
const FOLDED_AT_ONCE = 5000;

/** How many games have each score, on each date. */
@Injectable()
export class SpreadRepository {
  private readonly reads: SharedReads;
  /** Callers who want changes folded at the same time share the work. */
  private readonly folds: Batcher<null, null>;

  constructor(private readonly statements: Statements) {
    this.reads = new SharedReads(statements);
    this.folds = statements.batcher(async (requested) => {
      while ((await this.fold(FOLDED_AT_ONCE)) === FOLDED_AT_ONCE);
      return requested.map(() => null);
    });
  }

  /** The number of games with each score from 0 to 32, as of now. */
  async read(date: PlainDate): Promise<number[]> {
    const rows = await this.reads.rows<ScoreRow>(READ_SPREAD, { date });
    const changes = rows.reduce((sum, row) => sum + row.changes, 0);
    // Nobody waits for it. If it fails, the next read tries again.
    if (changes > MAX_CHANGES) this.folds.add(null).catch(() => undefined);
    const games = new Map(rows.map((row) => [row.score, row.games]));
    return Array.from({ length: PERFECT_SCORE + 1 }, (_, score) => games.get(score) ?? 0);
  }

  /** Adds at most this many changes to the counts, and returns how many it found. */
  async fold(max: number): Promise<number> {
    const [row] = await this.statements.rows<{ changes: number }>(FOLD_CHANGES, { max });
    return row?.changes ?? 0;
  }
}
