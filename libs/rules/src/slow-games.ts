import { DAYS_PER_WEEK, dateIn, daysBetween, type PlainDate } from './calendar.js';
import { chooserOf } from './rounds.js';
import { hasPlaced, liveLetter, liveRound, liveStatus, type LiveGame, type Seat } from './live-game.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.js';

/** A player can nudge the other after this time without a move, and again after the same time. */
const NUDGE_EVERY_MS = DAY_MS;
/** Either player can let a game go after this many days without a move. */
export const LET_GO_AFTER_DAYS = 7;

/** How long nothing has happened in a game. Times are in milliseconds since 1970. */
export interface Pause {
  /** The latest move or, in a game that has just begun, when it was joined. */
  readonly since: number;
  /** The latest nudge in this game, by whichever player. */
  readonly nudgedAt: number | null;
}

/** Whether the game waits for this player: for a letter, or for a placement, which may also be the other's turn. */
export function isWaitedFor(game: LiveGame, seat: Seat): boolean {
  if (liveStatus(game) !== 'active') return false;
  return liveLetter(game) === null ? chooserOf(liveRound(game)) === seat : !hasPlaced(game, seat);
}

/** When this player can nudge the other; null while the game waits for the player, or isn't being played. */
export function nudgeFrom(game: LiveGame, seat: Seat, { since, nudgedAt }: Pause): number | null {
  if (liveStatus(game) !== 'active' || isWaitedFor(game, seat)) return null;
  return Math.max(since, nudgedAt ?? since) + NUDGE_EVERY_MS;
}

/** When either player can let the game go; null if it isn't being played. */
export const letGoFrom = (game: LiveGame, { since }: Pick<Pause, 'since'>): number | null =>
  liveStatus(game) === 'active' ? since + LET_GO_AFTER_DAYS * DAY_MS : null;

/** A time in the past as players put it: 'just now', '5 minutes', '3 hours', 'yesterday', 'Tuesday', '9 days'. */
export type Waited =
  | { readonly kind: 'now' | 'yesterday' }
  | { readonly kind: 'minutes' | 'hours' | 'days'; readonly count: number }
  | { readonly kind: 'weekday'; readonly date: PlainDate };

/** A time of yesterday that is closer than this is told in hours. */
const HOURS_AT_LEAST = 12;

/** How long ago `since` was, by the calendar of the time zone. A time that is yet to come, or none, is now. */
export function waitedSince(since: number, now: number, zone: string): Waited {
  const age = Math.max(0, now - since) || 0;
  if (age < MINUTE_MS) return { kind: 'now' };
  if (age < HOUR_MS) return { kind: 'minutes', count: Math.floor(age / MINUTE_MS) };
  const date = dateIn(zone, since);
  const days = daysBetween(date, dateIn(zone, now));
  if (days === 0 || age < HOURS_AT_LEAST * HOUR_MS)
    return { kind: 'hours', count: Math.floor(age / HOUR_MS) };
  if (days === 1) return { kind: 'yesterday' };
  return days < DAYS_PER_WEEK ? { kind: 'weekday', date } : { kind: 'days', count: days };
}
