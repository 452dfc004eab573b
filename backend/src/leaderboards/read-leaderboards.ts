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
import { entryOf, rowsOn, type LeaderboardRow, type Viewer } from './leaderboard.view.js';
import type { StreakSort } from './leaderboards.sql.js';
import { LeaderboardsStore, type PerfectRow } from './leaderboards.store.js';

export interface LeaderboardQuery {
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

/** The leaderboards of players, as their viewer's today has them. */
@Injectable()
export class ReadLeaderboards {
  constructor(
    private readonly store: LeaderboardsStore,
    private readonly players: PlayerRecords,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async today(
    query: LeaderboardQuery,
    limit: number,
  ): Promise<{ topScorers: LeaderboardEntry[]; gameNumber: number }> {
    const viewer = await this.viewerOf(query);
    const rows = await this.store.today(viewer.today, limit);
    return {
      topScorers: leaderboard('today-score', rows, viewer),
      gameNumber: gameNumberOf(viewer.today, this.config.launchDate),
    };
  }

  /** The longest streaks: candidates of every kind, each the best of its kind, sorted together. */
  async streaks(
    query: LeaderboardQuery,
    { sort, limit, minStreak }: { sort: StreakSort; limit: number; minStreak: number },
  ): Promise<LeaderboardEntry[]> {
    const viewer = await this.viewerOf(query);
    const { today } = viewer;
    const [played, others, ever] = await Promise.all([
      this.store.todayByStreak(sort, today, limit),
      this.store.byStreakDate(sort, { date: today, dates: otherLiveDates(today), rows: limit }),
      sort === 'best-streak' ? this.store.bestEver(today, limit) : [],
    ]);
    const rows = new Map<string, LeaderboardRow>();
    // Whoever has played today is there as of today's game: later entries win.
    for (const row of [...rowsOn(today, [...others, ...ever]), ...played]) rows.set(row.playerUUID, row);
    const streakOf = (row: LeaderboardRow) => (sort === 'best-streak' ? row.bestStreak : row.streak);
    const long = [...rows.values()].filter((row) => streakOf(row) >= minStreak);
    return leaderboard(sort, long, viewer).slice(0, limit);
  }

  /** The leaderboard of a group, with all of its members; null for who is none of them. */
  async group(groupId: string, query: LeaderboardQuery): Promise<LeaderboardEntry[] | null> {
    const today = await this.todayOf(query);
    const rows = await this.store.groupMembers(today, groupId);
    const own = rows.find(({ playerUUID }) => playerUUID === query.playerUUID);
    if (!own) return null;
    const viewer = { ...query, today, hasPlayedToday: own.recentDates.includes(today) };
    return leaderboard('today-score', rowsOn(today, rows), viewer);
  }

  async perfectClub(after?: PerfectRow): Promise<{ leaderboard: PerfectRow[]; hasMore: boolean }> {
    const rows = await this.store.perfectScores(LIMITS.PERFECT_CLUB_ROWS + 1, after);
    return {
      leaderboard: rows.slice(0, LIMITS.PERFECT_CLUB_ROWS),
      hasMore: rows.length > LIMITS.PERFECT_CLUB_ROWS,
    };
  }

  private async viewerOf({ playerUUID, timezone }: LeaderboardQuery): Promise<Viewer> {
    const player = playerUUID === undefined ? undefined : await this.players.dailiesOf(playerUUID);
    const today = dateIn(timezone ?? player?.zone ?? null, this.clock.now());
    return { playerUUID, today, hasPlayedToday: player?.recentDates.includes(today) ?? false };
  }

  private async todayOf(query: LeaderboardQuery): Promise<PlainDate> {
    const { timezone } = query;
    return timezone === undefined ? (await this.viewerOf(query)).today : dateIn(timezone, this.clock.now());
  }
}

const leaderboard = (
  mode: LeaderboardMode,
  rows: readonly LeaderboardRow[],
  viewer: Viewer,
): LeaderboardEntry[] => rows.map((row) => entryOf(row, viewer)).sort((a, b) => compareStandings(mode, a, b));
