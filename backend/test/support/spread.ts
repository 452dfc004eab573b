import { bind } from '../../src/platform/database/statement.js';
import { FOLD_CHANGES, READ_SPREAD } from '../../src/spread/spread.repository.js';
import type { TestApp } from './app.js';

type Database = Pick<TestApp, 'sql'>;

interface Count {
  date: string;
  score: number;
  games: number;
}

/** How many games have each score on each date, as kept with the games. Scores without games are left out. */
export async function keptSpread(app: Database): Promise<Count[]> {
  const dates = await app.sql<{ date: string }>(
    `SELECT date::text FROM score_counts UNION SELECT date::text FROM score_changes ORDER BY 1`,
  );
  const spreads = [];
  for (const { date } of dates) {
    const { text, values } = bind(READ_SPREAD, { date });
    const rows = await app.sql<Count>(text, values);
    spreads.push(...rows.map(({ score, games }) => ({ date, score, games })));
  }
  return spreads
    .filter(({ games }) => games !== 0)
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.score - b.score));
}

/** The same, counted in the stored games. */
export const countedSpread = (app: Database): Promise<Count[]> =>
  app.sql(
    `SELECT "dailyChallengeDate"::text AS date, "playerScore" AS score, count(*)::int AS games
       FROM one_player_versus_three_games
      WHERE status = 'completed' AND counts AND "heldBack" IS NULL GROUP BY 1, 2 ORDER BY 1, 2`,
  );

/** Adds at most this many changes to the counts. */
export function foldChanges(app: Database, max: number) {
  const { text, values } = bind(FOLD_CHANGES, { max });
  return app.sql(text, values);
}
