import { AVERAGE_WINDOW, type AverageKey } from '@tessera/rules';

/** A value in `recent_averages` that public leaderboards don't show: too few of the games count there. */
export const NO_AVERAGE = -1;

interface Average {
  /** The column of its value over the games that count publicly, or of `NO_AVERAGE`. */
  readonly column: string;
  /** The column of its value over all games; null if it is the same. */
  readonly allGames: string;
  /** Calculates it from the games' scores. `filter` has to follow each aggregate function. */
  readonly of: (score: string, filter: string) => string;
}

/** The values in `recent_averages`. The statements that write and read the table are derived from this list. */
const AVERAGES: Readonly<Record<AverageKey, Average>> = {
  averageScore: {
    column: 'average',
    allGames: '"allGames"',
    of: (score, filter) => `round(avg(${score}) ${filter}, 1)`,
  },
};
const averages = Object.entries(AVERAGES);

export const AVERAGE_COLUMNS = Object.fromEntries(
  averages.map(([key, { column }]) => [key, column]),
) as Readonly<Record<AverageKey, string>>;

/** The columns that `averagesOf` calculates. */
export const STORED_AVERAGES = averages.flatMap(([, { column, allGames }]) => [column, allGames]);

/** Calculates the values for a group of games. */
export const averagesOf = (score: string, isPublic: string): string =>
  averages
    .flatMap(([, { of }]) => [
      `CASE WHEN count(*) FILTER (WHERE ${isPublic}) >= ${AVERAGE_WINDOW.games}
            THEN ${of(score, `FILTER (WHERE ${isPublic})`)} ELSE ${NO_AVERAGE} END`,
      `CASE WHEN NOT bool_and(${isPublic}) THEN ${of(score, '')} END`,
    ])
    .join(',\n         ');

/** Selects the values that everybody may see, from the row `a`. */
export const PUBLIC_AVERAGES = averages
  .map(([key, { column }]) => `nullif(a.${column}, ${NO_AVERAGE}) AS "${key}"`)
  .join(', ');

/** Selects the values as their own player sees them, from the row `a`. */
export const OWN_AVERAGES = averages
  .map(([key, { column, allGames }]) => `coalesce(a.${allGames}, a.${column}) AS "${key}"`)
  .join(', ');
