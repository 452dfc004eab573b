import { Inject, Injectable } from '@nestjs/common';
import type { LeaderboardEntry } from '@tessera/contracts';
import { LIMITS } from '@tessera/contracts/constants';
import {
  addDays,
  compareStandings,
  dateIn,
  gameNumberOf,
  STREAK_GAP_DAYS,
  type LeaderboardMode,
  type PlainDate,
} from '@tessera/rules';
import { Clock } from '../platform/clock/clock.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { PlayerRecords } from '../players/players.module.js';
import { SharedResults } from '../results/results.module.js';
import { entryOf, rowOn, type TableRow, type Viewer } from './leaderboard.view.js';
import type { StreakSort } from './leaderboards.sql.js';
import { LeaderboardsStore } from './leaderboards.store.js';

export interface TableQuery {
  /** The caller, if there is one. */
  playerUUID: string | undefined;
  /** Whose today it is; otherwise that of the caller's last daily. */
  timezone: string | undefined;
}

/** The dates of the newest daily with which a streak is alive, today's aside: tomorrow is today elsewhere. */
const otherLiveDates = (today: PlainDate): PlainDate[] =>
  Array.from({ length: STREAK_GAP_DAYS + 2 }, (_, i) => addDays(today, 1 - i)).filter(
    (date) => date !== today,
  );

/** The tables of players, as their viewer's today has them. */
@Injectable()
export class ReadTables {
  constructor(
    private readonly store: LeaderboardsStore,
    private readonly players: PlayerRecords,
    private readonly results: SharedResults,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async today(
    query: TableQuery,
    limit: number,
  ): Promise<{ topScorers: LeaderboardEntry[]; gameNumber: number }> {
    const viewer = await this.viewerOf(query);
    const rows = await this.store.today(viewer.today, limit);
    return {
      topScorers: await this.table('today-score', rows, viewer),
      gameNumber: gameNumberOf(viewer.today, this.config.launchDate),
    };
  }

  /** The longest streaks: candidates of every kind, each the best of its kind, sorted together. */
  async streaks(
    query: TableQuery,
    { sort, limit, minStreak }: { sort: StreakSort; limit: number; minStreak: number },
  ): Promise<LeaderboardEntry[]> {
    const viewer = await this.viewerOf(query);
    const { today } = viewer;
    const [played, others, ever] = await Promise.all([
      this.store.todayByStreak(sort, today, limit),
      this.store.byStreakDate(sort, { date: today, dates: otherLiveDates(today), rows: limit }),
      sort === 'best-streak' ? this.store.bestEver(today, limit) : [],
    ]);
    const rows = new Map<string, TableRow>();
    for (const row of [...others, ...ever]) rows.set(row.playerUUID, rowOn(today, row));
    for (const row of played) rows.set(row.playerUUID, row);
    const streakOf = (row: TableRow) => (sort === 'best-streak' ? row.bestStreak : row.streak);
    const long = [...rows.values()].filter((row) => streakOf(row) >= minStreak);
    return (await this.table(sort, long, viewer)).slice(0, limit);
  }

  /** The table of these players, all of them. */
  async among(playerUUIDs: readonly string[], query: TableQuery): Promise<LeaderboardEntry[]> {
    const viewer = await this.viewerOf(query);
    const rows = await this.store.members(viewer.today, playerUUIDs);
    return this.table(
      'today-score',
      rows.map((row) => rowOn(viewer.today, row)),
      viewer,
    );
  }

  perfectClub() {
    return this.store.perfectScores(LIMITS.PERFECT_CLUB_ROWS);
  }

  private async viewerOf({ playerUUID, timezone }: TableQuery): Promise<Viewer> {
    const player = playerUUID === undefined ? undefined : await this.players.dailiesOf(playerUUID);
    const today = dateIn(timezone ?? player?.zone ?? null, this.clock.now());
    return { playerUUID, today, hasPlayedToday: player?.recentDates.includes(today) ?? false };
  }

  private async table(
    mode: LeaderboardMode,
    rows: readonly TableRow[],
    viewer: Viewer,
  ): Promise<LeaderboardEntry[]> {
    const gameIds = viewer.hasPlayedToday ? rows.flatMap(({ gameId }) => gameId ?? []) : [];
    const shareIds = await this.results.shareIdsOf(gameIds);
    return rows
      .map((row) => entryOf(row, viewer, shareIds.get(row.gameId ?? '') ?? null))
      .sort((a, b) => compareStandings(mode, a, b));
  }
}
