// The spread of scores in the database of the leaderboards: filled, and changing while it is read.
import { FillScoreSpread1765200010000 } from '../../backend/dist/spread/migrations/1765200010000-fill-score-spread.js';
import { bind } from '../../backend/dist/platform/database/statement.js';
import { FOLD_CHANGES } from '../../backend/dist/spread/spread.repository.js';

/** A million games a day, in the busiest hour: a tenth of them. */
const COMPLETIONS_PER_SECOND = 28;
const EVERY_MS = 100;
const ALL = 1_000_000_000;

/** Counts the games, which have been written without triggers. */
export async function fillSpread(client) {
  await new FillScoreSpread1765200010000().up(client);
  await client.query(bind(FOLD_CHANGES, { max: ALL }));
  await client.query('VACUUM ANALYZE score_counts, score_changes');
}

/** Leaves this many changes of a date to the next read, as if nobody had looked at it for a while. */
export async function leaveChanges(client, date, changes) {
  await client.query('INSERT INTO score_changes SELECT $1, n % 33, 1 FROM generate_series(1, $2::int) AS n', [
    date,
    changes,
  ]);
}

/** Completes the daily of that date for as long as `work` takes, as its triggers would note it. */
export async function whileCompleting(client, date, work) {
  const timer = setInterval(
    () => void leaveChanges(client, date, Math.round((COMPLETIONS_PER_SECOND * EVERY_MS) / 1000)),
    EVERY_MS,
  );
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
