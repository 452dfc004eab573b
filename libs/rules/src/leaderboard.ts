import { compareNames } from './names.js';

/** The values that leaderboards are sorted by; scores are points. */
export interface SortValues {
  /** Null before the player has completed today's game. */
  readonly todayScore: number | null;
  readonly currentStreak: number;
  readonly bestStreak: number;
  readonly lastThreeGamesCount: number;
  /** See `AVERAGE_WINDOW`; null for players with too few games. */
  readonly averageScore: number | null;
}

export type SortKey = keyof SortValues;

/** The values of a player who has never completed a daily. */
export const NO_GAMES: SortValues = {
  todayScore: null,
  currentStreak: 0,
  bestStreak: 0,
  lastThreeGamesCount: 0,
  averageScore: null,
};
export const SORT_KEYS = Object.keys(NO_GAMES) as SortKey[];

/** What determines a player's place on a leaderboard. */
export interface Standing extends SortValues {
  readonly playerName: string | null;
}

interface Tab {
  /** The text of the mode's tab. */
  readonly label: string;
  /** The name of the database index in the mode's order. */
  readonly index: string;
}

/** Only players with enough games in the last 30 days have these values. */
export type AverageKey = 'averageScore';
type DailyKey = Exclude<SortKey, AverageKey>;

/**
 * `lists` selects the players, which limits the sort keys: those who have completed today's game, those with a
 * streak (the first sort key says which one), or those with an average. `order` is the list of sort keys: higher
 * values come first, and equal players are sorted by name.
 */
type SortModeDetails = Tab &
  (
    | { readonly lists: 'today'; readonly order: readonly [DailyKey, ...DailyKey[]] }
    | { readonly lists: 'streaks'; readonly order: readonly ['currentStreak' | 'bestStreak', ...DailyKey[]] }
    | { readonly lists: 'averages'; readonly order: readonly [AverageKey, ...(AverageKey | 'bestStreak')[]] }
  );

/** All sort modes, in the order of their tabs. Endpoints, queries, benchmark and page follow this list. */
export const SORT_MODES = {
  'today-score': {
    label: "Today's score",
    lists: 'today',
    index: 'standings_by_score',
    order: ['todayScore', 'currentStreak', 'bestStreak', 'lastThreeGamesCount'],
  },
  'current-streak': {
    label: 'Current streak',
    lists: 'streaks',
    index: 'standings_by_streak',
    order: ['currentStreak', 'todayScore', 'bestStreak', 'lastThreeGamesCount'],
  },
  'best-streak': {
    label: 'Best streak',
    lists: 'streaks',
    index: 'standings_by_best_streak',
    order: ['bestStreak', 'currentStreak', 'lastThreeGamesCount', 'todayScore'],
  },
  'average-score': {
    label: 'Average score',
    lists: 'averages',
    index: 'recent_averages_by_score',
    order: ['averageScore', 'bestStreak'],
  },
} as const satisfies Record<string, SortModeDetails>;

export type SortMode = keyof typeof SORT_MODES;
export const SORT_MODE_NAMES = Object.keys(SORT_MODES) as SortMode[];

/** The average score covers this many dates, the last of which is today, and requires this many games. */
export const AVERAGE_WINDOW = { days: 30, games: 10 } as const;

/** Sorts missing scores below all others. */
const NO_SCORE = -1;

/** Whether a player has what a leaderboard is sorted by. Only those who do have a rank. */
export function hasResult(mode: SortMode, standing: SortValues): boolean {
  const value = standing[SORT_MODES[mode].order[0]];
  return SORT_MODES[mode].lists === 'streaks' ? value !== 0 : value !== null;
}

/** Compares two rows of a leaderboard, for `sort`: negative if the first one comes first. */
export function compareStandings(mode: SortMode, a: Standing, b: Standing): number {
  const order: readonly SortKey[] = SORT_MODES[mode].order;
  const key = order.find((name) => (a[name] ?? NO_SCORE) !== (b[name] ?? NO_SCORE));
  if (key === undefined) return compareNames(a.playerName, b.playerName);
  return (b[key] ?? NO_SCORE) - (a[key] ?? NO_SCORE);
}
