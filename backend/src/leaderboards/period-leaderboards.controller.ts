import { Controller, Query } from '@nestjs/common';
import { type ResponseOf, CALLS, type QueryOf } from '@tessera/contracts';
import { Endpoint } from '../platform/http/endpoint.js';
import { Caller, CallingPlayer, type KnownPlayer } from '../players/index.js';
import { ReadPeriodLeaderboards } from './read-period-leaderboards.js';

@Controller()
export class PeriodLeaderboardsController {
  constructor(private readonly leaderboards: ReadPeriodLeaderboards) {}

  @Endpoint(CALLS.periodLeaderboard)
  async read(
    @Caller() playerUUID: string | undefined,
    @CallingPlayer() player: KnownPlayer | null,
    @Query({ schema: CALLS.periodLeaderboard.query })
    { timezone, ...wanted }: QueryOf<typeof CALLS.periodLeaderboard>,
  ): Promise<ResponseOf<typeof CALLS.periodLeaderboard>> {
    return { success: true, ...(await this.leaderboards.read({ playerUUID, player, timezone }, wanted)) };
  }
}
