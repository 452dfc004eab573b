import { Injectable } from '@nestjs/common';
import type { PlayerStats as Statistics, UnifiedStreaks } from '@tessera/contracts/players';
import { lastThreeDates, streakOn, tierOf, type PlainDate } from '@tessera/rules';
import { Clock } from '../platform/clock/clock.js';
import { streaksOf, todayOf } from './daily-record.js';
import type { KnownPlayer } from './known-players.js';

/** A player's statistics as of a date. `player` is null for a new one. */
@Injectable()
export class PlayerStats {
  constructor(private readonly clock: Clock) {}

  /** Today in the given zone, or else in that of the player's last daily. */
  todayOf(player: KnownPlayer | null, timezone?: string): PlainDate {
    return todayOf(player, timezone, this.clock.now());
  }

  streaksOn(date: PlainDate, player: KnownPlayer | null): Omit<UnifiedStreaks, 'success'> {
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
