import { Controller, Query } from '@nestjs/common';
import { CALLS } from '@tessera/contracts';
import { Endpoint } from '../platform/http/endpoint.js';
import { Caller } from './caller.js';
import { PlayerStats } from './player-stats.js';

interface TimezoneQuery {
  timezone?: string;
}

@Controller()
export class PlayersController {
  constructor(private readonly playerStats: PlayerStats) {}

  @Endpoint(CALLS.playerStats)
  async stats(
    @Caller() player: string,
    @Query({ schema: CALLS.playerStats.query }) { timezone }: TimezoneQuery,
  ) {
    const streaks = await this.playerStats.execute(player, timezone);
    return { success: true, stats: { twentyPlusStreak: streaks.currentStreak, ...streaks } };
  }

  @Endpoint(CALLS.playerStreaks)
  async streaks(
    @Caller() player: string,
    @Query({ schema: CALLS.playerStreaks.query }) { timezone }: TimezoneQuery,
  ) {
    return { success: true, ...(await this.playerStats.execute(player, timezone)) };
  }
}
