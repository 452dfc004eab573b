import { Injectable } from '@nestjs/common';
import type { UnifiedStreaks } from '@tessera/contracts';
import { lastThreeDates, streakOn, tierOf } from '@tessera/rules';
import { Clock } from '../platform/clock/clock.js';
import { streaksOf, todayOf, type KnownPlayer } from './known-players.js';

/** A player's streaks as of today in the given zone, or else in that of the player's last daily. */
@Injectable()
export class PlayerStats {
  constructor(private readonly clock: Clock) {}

  /** `player` is null for a new one. */
  execute(
    player: KnownPlayer | null,
    timezone?: string,
  ): { streaks: Omit<UnifiedStreaks, 'success'>; hasPlayed: boolean } {
    const today = todayOf(player, timezone, this.clock.now());
    const currentStreak = player ? streakOn(streaksOf(player), today) : 0;
    const tier = tierOf(currentStreak);
    const recentDates = player?.recentDates ?? [];
    return {
      streaks: {
        currentStreak,
        bestStreak: player?.bestStreak ?? 0,
        playedOfLastThree: lastThreeDates(today).filter((date) => recentDates.includes(date)).length,
        streakStatus: tier?.name ?? null,
        streakEmoji: tier?.emoji ?? null,
      },
      hasPlayed: recentDates.length > 0,
    };
  }
}
