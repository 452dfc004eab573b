import { Controller, Query } from '@nestjs/common';
import { type ResponseOf, CALLS, type QueryOf } from '@tessera/contracts';
import { Endpoint } from '../platform/http/endpoint.js';
import { Achievements } from './achievements.js';
import { Caller } from './caller.guard.js';
import { CallingPlayer, type KnownPlayer } from './known-players.js';
import { PlayerStats } from './player-stats.js';

@Controller()
export class PlayersController {
  constructor(
    private readonly playerStats: PlayerStats,
    private readonly achievements: Achievements,
  ) {}

  @Endpoint(CALLS.playerStats)
  stats(
    @CallingPlayer() player: KnownPlayer | null,
    @Query({ schema: CALLS.playerStats.query }) { timezone }: QueryOf<typeof CALLS.playerStats>,
  ): ResponseOf<typeof CALLS.playerStats> {
    const { streaks, hasPlayed } = this.playerStats.execute(player, timezone);
    return { success: true, stats: { twentyPlusStreak: streaks.currentStreak, ...streaks, hasPlayed } };
  }

  @Endpoint(CALLS.playerStreaks)
  streaks(
    @CallingPlayer() player: KnownPlayer | null,
    @Query({ schema: CALLS.playerStreaks.query }) { timezone }: QueryOf<typeof CALLS.playerStreaks>,
  ): ResponseOf<typeof CALLS.playerStreaks> {
    const { streaks } = this.playerStats.execute(player, timezone);
    return { success: true, ...streaks };
  }

  @Endpoint(CALLS.playerAchievements)
  async achieved(
    @Caller() player: string,
    @Query({ schema: CALLS.playerAchievements.query }) _: QueryOf<typeof CALLS.playerAchievements>,
  ): Promise<ResponseOf<typeof CALLS.playerAchievements>> {
    return { success: true, achievements: await this.achievements.of([player]) };
  }
}
