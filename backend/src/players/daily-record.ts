import {
  dateIn,
  dateToPlay,
  extendStreak,
  summarizeStreaks,
  type CompletedDaily,
  type PlainDate,
  type StreakSummary,
  lastThreeDates,
  streakOn,
  tierOf,
} from '@tessera/rules';
import { Injectable } from '@nestjs/common';
import type { PlayerStats as Statistics, UnifiedStreaks } from '@tessera/contracts/players';
import { earnedBy, type Earned } from './achievements.js';
import type { KnownPlayer } from './known-players.js';
import { Clock } from '../platform/clock/clock.js';

/** Enough for today and the two days before, even after a player has traveled west into the previous date. */
const RECENT_DATES = 5;

/**
 * The player's date, by which all calls go that don't name one. `zone` is that of the request; without it, the zone of
 * the player's last daily counts.
 */
export const todayOf = (player: KnownPlayer | null, zone: string | undefined, now: number): PlainDate =>
  dateToPlay(dateIn(zone ?? player?.timezone, now), player?.newestDaily ?? null);

const streaksOf = (player: Pick<KnownPlayer, 'streak' | 'bestStreak' | 'streakDate'>): StreakSummary => ({
  streak: player.streak,
  bestStreak: player.bestStreak,
  lastDate: player.streakDate,
});

export const newestDates = (dates: readonly PlainDate[]): PlainDate[] =>
  dates.toSorted().reverse().slice(0, RECENT_DATES);

/** What a completed daily makes of its player's row, and the achievements that it earns. */
export interface DailyRecord extends StreakSummary {
  recentDates: PlainDate[];
  earned: Earned[];
}

/**
 * Whether a daily of this date can be recorded without reading the player's others: it is newer than all that count, and
 * none of the other recent dates lies between. One may if it counts for nothing, or if a clock was ahead when it was
 * completed.
 */
export const extendsRecord = ({ streakDate, recentDates }: KnownPlayer, date: PlainDate): boolean =>
  (streakDate === null || date > streakDate) &&
  !recentDates.some((other) => other < date && (streakDate === null || other > streakDate));

/**
 * `others` are all other dailies that count; null if this one can simply be added. A daily that doesn't count is
 * only one of the recent dates.
 */
export function recordOf(
  player: KnownPlayer,
  daily: CompletedDaily & { counts: boolean },
  others: readonly CompletedDaily[] | null,
): DailyRecord {
  const recentDates = newestDates([...new Set([daily.date, ...player.recentDates])]);
  const before = streaksOf(player);
  if (!daily.counts) return { ...before, recentDates, earned: [] };
  const after = others ? summarizeStreaks([...others, daily]) : extendStreak(before, daily);
  return { ...after, recentDates, earned: earnedBy({ before, after, score: daily.score }) };
}

/** A player's statistics as of a date. `player` is null for a new one. */
@Injectable()
export class PlayerStats {
  constructor(private readonly clock: Clock) {}

  /** Today in the given zone, or else in that of the player's last daily. */
  todayOf(player: KnownPlayer | null, timezone?: string): PlainDate {
    return todayOf(player, timezone, this.clock.now());
  }

  streaksOn(date: PlainDate, player: KnownPlayer | null): UnifiedStreaks {
    const currentStreak = player ? streakOn(streaksOf(player), date) : 0;
    const tier = tierOf(currentStreak);
    const recentDates = player?.recentDates ?? [];
    return {
      currentStreak,
      bestStreak: player?.bestStreak ?? 0,
      playedOfLastThree: lastThreeDates(date).filter((one) => recentDates.includes(one)).length,
      streakStatus: tier?.name ?? null,
      streakEmoji: tier?.emoji ?? null,
    };
  }

  on(date: PlainDate, player: KnownPlayer | null): Statistics {
    const streaks = this.streaksOn(date, player);
    const hasPlayed = (player?.recentDates.length ?? 0) > 0;
    return { twentyPlusStreak: streaks.currentStreak, ...streaks, hasPlayed };
  }
}
