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
  const [left, right] = [a ?? '', b ?? ''];
  const shorter = Math.min(left.length, right.length);
  let at = 0;
  while (at < shorter && left.charCodeAt(at) === right.charCodeAt(at)) at += 1;
  if (at === shorter) return left.length - right.length;
  // Where one is a surrogate this is its whole code point; where both are second halves, these decide.
  return (left.codePointAt(at) ?? 0) - (right.codePointAt(at) ?? 0);
}

/** Compares two rows of a table, for `sort`: negative if the first one comes first. */
export function compareStandings(mode: LeaderboardMode, a: Standing, b: Standing): number {
  const key = ORDERS[mode].find((name) => (a[name] ?? NOT_PLAYED) !== (b[name] ?? NOT_PLAYED));
  if (key === undefined) return compareNames(a.playerName, b.playerName);
  return (b[key] ?? NOT_PLAYED) - (a[key] ?? NOT_PLAYED);
}
