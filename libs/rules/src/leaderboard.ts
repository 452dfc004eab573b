/** How a table of players is sorted. */
export const LEADERBOARD_MODES = ['today-score', 'current-streak', 'best-streak'] as const;
export type LeaderboardMode = (typeof LEADERBOARD_MODES)[number];

/** What a table sorts by; scores are points, null for who has not played today. */
export interface Standing {
  readonly todayScore: number | null;
  readonly currentStreak: number;
  readonly bestStreak: number;
  readonly lastThreeGamesCount: number;
  readonly playerName: string | null;
}

type Key = Exclude<keyof Standing, 'playerName'>;

/** Higher comes first, by the first of these that differs; then the name decides. */
const ORDERS: Readonly<Record<LeaderboardMode, readonly Key[]>> = {
  'today-score': ['todayScore', 'currentStreak', 'bestStreak', 'lastThreeGamesCount'],
  'current-streak': ['currentStreak', 'todayScore', 'bestStreak', 'lastThreeGamesCount'],
  'best-streak': ['bestStreak', 'currentStreak', 'lastThreeGamesCount', 'todayScore'],
};

/** Below any score. */
const NOT_PLAYED = -1;

/** By code points, without a locale: the database's "C" collation orders names in the same way. */
function compareNames(a: string | null, b: string | null): number {
  const [left, right] = [[...(a ?? '')], [...(b ?? '')]];
  const at = left.findIndex((character, i) => character !== right[i]);
  if (at === -1) return left.length - right.length;
  return (left[at]?.codePointAt(0) ?? 0) - (right[at]?.codePointAt(0) ?? 0);
}

/** Compares two rows of a table, for `sort`: negative if the first one comes first. */
export function compareStandings(mode: LeaderboardMode, a: Standing, b: Standing): number {
  const key = ORDERS[mode].find((name) => (a[name] ?? NOT_PLAYED) !== (b[name] ?? NOT_PLAYED));
  if (key === undefined) return compareNames(a.playerName, b.playerName);
  return (b[key] ?? NOT_PLAYED) - (a[key] ?? NOT_PLAYED);
}
