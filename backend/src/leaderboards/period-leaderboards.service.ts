import { Inject, Injectable } from '@nestjs/common';
import type { CALLS } from '@tessera/contracts/calls';
import type { AnswerOf } from '@tessera/contracts/wire';
import {
  comparePeriodScores,
  datesOf,
  gamesForMean,
  isOverEverywhere,
  type Period,
  type PeriodSort,
} from '@tessera/rules';
import { Clock } from '../platform/clock/clock.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { AppError } from '../platform/requests/app-error.js';
import { todayOf } from '../players/index.js';
import { describePeriod, periodEntryOf, weekMemberOf, type PeriodViewer } from './leaderboard.view.js';
import { PeriodScoresRepository } from './period-scores.repository.js';
import type { LeaderboardQuery } from './leaderboards.service.js';

interface PeriodQuery {
  period: Period;
  back: number;
  sort: PeriodSort;
}

type Answer<Name extends 'periodLeaderboard' | 'groupPeriodLeaderboard' | 'groupWeek'> = AnswerOf<
  (typeof CALLS)[Name]
>;

/** The leaderboards of past days, weeks and months, as seen from today in the viewer's zone. */
@Injectable()
export class PeriodLeaderboardsService {
  constructor(
    private readonly repository: PeriodScoresRepository,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async read(
    query: LeaderboardQuery,
    { period, back, sort, limit }: PeriodQuery & { limit: number },
  ): Promise<Answer<'periodLeaderboard'>> {
    const { described, viewer } = this.view(query, period, back);
    const { from, to, days } = described;
    // All games of a day are averages themselves.
    const order = period === 'yesterday' ? 'sum' : sort;
    const minGames = order === 'mean' ? Math.max(1, gamesForMean(days)) : 0;
    const { playerUUID } = query;
    const [rows, own] = await Promise.all([
      this.repository.top(period, order, { from, minGames, rows: limit }),
      // Without a player, nothing is stored of the caller.
      playerUUID !== undefined && query.player
        ? this.repository.own(period, { from, to, playerUUID })
        : Promise.resolve(undefined),
    ]);
    const listed = rows.toSorted((a, b) => comparePeriodScores(order, a, b)).slice(0, limit);
    const isListed = listed.some((row) => row.playerUUID === playerUUID);
    return {
      period: { ...described, minGames },
      leaderboard: listed.map((row) => periodEntryOf(row, viewer)),
      own:
        own && own.games > 0 && !isListed ? { ...periodEntryOf(own, viewer), heldBack: own.heldBack } : null,
    };
  }

  /** The leaderboard of a group, with all of its members. Throws unless the caller is one. */
  async group(
    groupId: string,
    query: LeaderboardQuery,
    { period, back, sort }: PeriodQuery,
  ): Promise<Answer<'groupPeriodLeaderboard'>> {
    const { described, viewer } = this.view(query, period, back);
    const rows = await this.repository.groupMembers(period, described, groupId);
    requireMember(rows, query);
    const sorted = rows.toSorted((a, b) => comparePeriodScores(sort, a, b));
    return { period: described, leaderboard: sorted.map((row) => periodEntryOf(row, viewer)) };
  }

  /** The scores of all members of a group on each day of a week. Throws unless the caller is one. */
  async week(groupId: string, query: LeaderboardQuery, back: number): Promise<Answer<'groupWeek'>> {
    const { described, today } = this.view(query, 'week', back);
    const rows = await this.repository.groupDays(described, groupId);
    requireMember(rows, query);
    const dates = datesOf(described);
    const sorted = rows.toSorted((a, b) => comparePeriodScores('sum', a, b));
    return {
      period: described,
      dates,
      today,
      members: sorted.map((row) => weekMemberOf(row, dates, query.playerUUID)),
    };
  }

  private view({ playerUUID, player, timezone }: LeaderboardQuery, period: Period, back: number) {
    const now = this.clock.now();
    const today = todayOf(player, timezone, now);
    const described = describePeriod(period, { today, back, launchDate: this.config.launchDate });
    const { from } = described;
    const maySeeGrids = isOverEverywhere(from, now) || player?.recentDates.includes(from) === true;
    const viewer: PeriodViewer = { playerUUID, maySeeGrids };
    return { described, viewer, today };
  }
}

function requireMember(rows: readonly { playerUUID: string }[], { playerUUID }: LeaderboardQuery): void {
  if (!rows.some((row) => row.playerUUID === playerUUID)) throw new AppError('GROUP_NOT_FOUND');
}
