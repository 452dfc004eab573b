import { Controller } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import type { InputOf } from '@tessera/contracts/wire';
import { Endpoint, Input } from '../platform/http/endpoint.js';
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
  read(
    @Caller() playerUUID: string | undefined,
    @CallingPlayer() player: KnownPlayer | null,
    @Input() { timezone, ...wanted }: InputOf<typeof CALLS.readLeaderboard>,
  ) {
    return this.leaderboards.read({ playerUUID, player, timezone }, wanted);
  }

  @Endpoint(CALLS.leaderboardToday)
  async today(
    @Caller() playerUUID: string | undefined,
    @CallingPlayer() player: KnownPlayer | null,
    @Input() { limit, timezone }: InputOf<typeof CALLS.leaderboardToday>,
  ) {
    const wanted = { sort: 'today-score', limit } as const;
    const { leaderboard, gameNumber } = await this.leaderboards.read(
      { playerUUID, player, timezone },
      wanted,
    );
    return { topScorers: leaderboard, gameNumber };
  }

  @Endpoint(CALLS.leaderboardStreaks)
  async streaks(
    @Caller() playerUUID: string | undefined,
    @CallingPlayer() player: KnownPlayer | null,
    @Input() { timezone, ...wanted }: InputOf<typeof CALLS.leaderboardStreaks>,
  ) {
    const { leaderboard } = await this.leaderboards.read({ playerUUID, player, timezone }, wanted);
    return { topStreaks: leaderboard };
  }

  @Endpoint(CALLS.perfectClub)
  async perfectClub(
    @Caller() viewer: string | undefined,
    @Input() { afterCount, afterName }: InputOf<typeof CALLS.perfectClub>,
  ) {
    const after =
      afterCount === undefined || afterName === undefined
        ? undefined
        : { perfectScoreCount: afterCount, playerName: afterName };
    return this.leaderboards.perfectClub(viewer, after);
  }

  @Endpoint(CALLS.periodLeaderboard)
  period(
    @Caller() playerUUID: string | undefined,
    @CallingPlayer() player: KnownPlayer | null,
    @Input() { timezone, ...wanted }: InputOf<typeof CALLS.periodLeaderboard>,
  ) {
    return this.periods.read({ playerUUID, player, timezone }, wanted);
  }
}
