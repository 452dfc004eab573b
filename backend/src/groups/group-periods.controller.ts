import { Controller, Param, Query } from '@nestjs/common';
import { type ResponseOf, CALLS, type ParamsOf, type QueryOf } from '@tessera/contracts';
import { ReadPeriodLeaderboards } from '../leaderboards/leaderboards.module.js';
import { AppError } from '../platform/requests/app-error.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { Caller, CallingPlayer, type KnownPlayer } from '../players/players.module.js';

type OfGroup = ParamsOf<typeof CALLS.groupWeek>;

/** A group's leaderboards of past days, weeks and months, for its members. */
@Controller()
export class GroupPeriodsController {
  constructor(private readonly leaderboards: ReadPeriodLeaderboards) {}

  @Endpoint(CALLS.groupPeriodLeaderboard)
  async leaderboard(
    @Caller() playerUUID: string,
    @CallingPlayer() player: KnownPlayer | null,
    @Param({ schema: CALLS.groupPeriodLeaderboard.params }) { groupId }: OfGroup,
    @Query({ schema: CALLS.groupPeriodLeaderboard.query })
    { timezone, ...wanted }: QueryOf<typeof CALLS.groupPeriodLeaderboard>,
  ): Promise<ResponseOf<typeof CALLS.groupPeriodLeaderboard>> {
    const found = await this.leaderboards.group(groupId, { playerUUID, player, timezone }, wanted);
    if (found === null) throw new AppError('GROUP_NOT_FOUND');
    return { success: true, ...found };
  }

  @Endpoint(CALLS.groupWeek)
  async week(
    @Caller() playerUUID: string,
    @CallingPlayer() player: KnownPlayer | null,
    @Param({ schema: CALLS.groupWeek.params }) { groupId }: OfGroup,
    @Query({ schema: CALLS.groupWeek.query }) { timezone, back }: QueryOf<typeof CALLS.groupWeek>,
  ): Promise<ResponseOf<typeof CALLS.groupWeek>> {
    const found = await this.leaderboards.week(groupId, { playerUUID, player, timezone }, back);
    if (found === null) throw new AppError('GROUP_NOT_FOUND');
    return { success: true, ...found };
  }
}
