import { Controller, Query } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import type { ResponseOf, QueryOf } from '@tessera/contracts/wire';
import { Endpoint } from '../platform/http/endpoint.js';
import { Caller, CallingPlayer, type KnownPlayer } from '../players/index.js';
import { LeaderboardsService } from './leaderboards.service.js';
import { PeriodLeaderboardsService } from './period-leaderboards.service.js';

/** Leaderboards, of today and of other periods. */
@Controller()
export class LeaderboardsController {
  constructor(
    private readonly leaderboards: LeaderboardsService,
    private readonly periods: PeriodLeaderboardsService,
  ) {}

  @Endpoint(CALLS.readLeaderboard)
  async read(
    @Caller() playerUUID: string | undefined,
    @CallingPlayer() player: KnownPlayer | null,
    @Query({ schema: CALLS.readLeaderboard.query })
    { timezone, ...wanted }: QueryOf<typeof CALLS.readLeaderboard>,
  ): Promise<ResponseOf<typeof CALLS.readLeaderboard>> {
    return { success: true, ...(await this.leaderboards.read({ playerUUID, player, timezone }, wanted)) };
  }

  @Endpoint(CALLS.leaderboardToday)
  async today(
    @Caller() playerUUID: string | undefined,
    @CallingPlayer() player: KnownPlayer | null,
    @Query({ schema: CALLS.leaderboardToday.query })
    { limit, timezone }: QueryOf<typeof CALLS.leaderboardToday>,
  ): Promise<ResponseOf<typeof CALLS.leaderboardToday>> {
    const wanted = { sort: 'today-score', limit } as const;
    const { leaderboard, gameNumber } = await this.leaderboards.read(
      { playerUUID, player, timezone },
      wanted,
    );
    return { success: true, topScorers: leaderboard, gameNumber };
  }

  @Endpoint(CALLS.leaderboardStreaks)
  async streaks(
    @Caller() playerUUID: string | undefined,
    @CallingPlayer() player: KnownPlayer | null,
    @Query({ schema: CALLS.leaderboardStreaks.query })
    { timezone, ...wanted }: QueryOf<typeof CALLS.leaderboardStreaks>,
  ): Promise<ResponseOf<typeof CALLS.leaderboardStreaks>> {
    const { leaderboard } = await this.leaderboards.read({ playerUUID, player, timezone }, wanted);
    return { success: true, topStreaks: leaderboard };
  }

  @Endpoint(CALLS.perfectClub)
  async perfectClub(
    @Caller() viewer: string | undefined,
    @Query({ schema: CALLS.perfectClub.query })
    { afterCount, afterName }: QueryOf<typeof CALLS.perfectClub>,
  ): Promise<ResponseOf<typeof CALLS.perfectClub>> {
    const after =
      afterCount === undefined || afterName === undefined
        ? undefined
        : { perfectScoreCount: afterCount, playerName: afterName };
    return { success: true, ...(await this.leaderboards.perfectClub(viewer, after)) };
  }

  @Endpoint(CALLS.periodLeaderboard)
  async period(
    @Caller() playerUUID: string | undefined,
    @CallingPlayer() player: KnownPlayer | null,
    @Query({ schema: CALLS.periodLeaderboard.query })
    { timezone, ...wanted }: QueryOf<typeof CALLS.periodLeaderboard>,
  ): Promise<ResponseOf<typeof CALLS.periodLeaderboard>> {
    return { success: true, ...(await this.periods.read({ playerUUID, player, timezone }, wanted)) };
  }
}
