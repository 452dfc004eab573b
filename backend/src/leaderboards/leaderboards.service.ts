import { Inject, Injectable } from '@nestjs/common';
import type { CALLS } from '@tessera/contracts/calls';
import type {
  GroupLeaderboardEntry,
  LeaderboardEntry,
  OwnLeaderboardEntry,
} from '@tessera/contracts/leaderboards';
import { type AnswerOf, LIMITS } from '@tessera/contracts/wire';
import {
  addDays,
  compareStandings,
  gameNumberOf,
  isYetToCome,
  SORT_MODES,
  STREAK_GAP_DAYS,
  type SortMode,
  type PlainDate,
} from '@tessera/rules';
import { Clock } from '../platform/clock/clock.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { AppError } from '../platform/requests/app-error.js';
import { todayOf, type KnownPlayer } from '../players/index.js';
import { entryOf, rowsOn, type Viewer } from './leaderboard.view.js';
import { LeaderboardsRepository, type LeaderboardRow, type PerfectPlace } from './leaderboards.repository.js';

export interface LeaderboardQuery {
  /** The caller, if there is one; also a new player, of whom nothing is stored yet. */
  playerUUID: string | undefined;
  player: KnownPlayer | null;
  /** Determines the date; by default, the zone of the caller's last daily. */
  timezone: string | undefined;
}

type Lists = (typeof SORT_MODES)[SortMode]['lists'];
type FindRows = (mode: SortMode, today: PlainDate, limit: number) => Promise<readonly LeaderboardRow[]>;

/**
 * The other dates, besides today, on which the newest daily of a live streak can be. Tomorrow may have begun
 * elsewhere.
 */
const otherLiveDates = (today: PlainDate, now: number): PlainDate[] =>
  Array.from({ length: STREAK_GAP_DAYS + 2 }, (_, i) => addDays(today, 1 - i)).filter(
    (date) => date !== today && !isYetToCome(date, now),
  );

/** The leaderboards, as of today in the viewer's zone. */
@Injectable()
export class LeaderboardsService {
  constructor(
    private readonly repository: LeaderboardsRepository,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async read(
    query: LeaderboardQuery,
    { sort, limit, minStreak = 1 }: { sort: SortMode; limit: number; minStreak?: number },
  ): Promise<AnswerOf<typeof CALLS.readLeaderboard>> {
    const viewer = this.viewerOf(query);
    const { lists, order } = SORT_MODES[sort];
    const [rows, own] = await Promise.all([this.rows[lists](sort, viewer.today, limit), this.own(viewer)]);
    const entries = leaderboard(sort, rows, viewer);
    const listed =
      lists === 'streaks' ? entries.filter((entry) => (entry[order[0]] ?? 0) >= minStreak) : entries;
    const shown = listed.slice(0, limit);
    return {
      leaderboard: shown,
      own: own && !shown.some(({ playerUUID }) => playerUUID === own.playerUUID) ? own : null,
      gameNumber: gameNumberOf(viewer.today, this.config.launchDate),
    };
  }

  /** The leaderboard of a group, with all of its members. Throws unless the caller is one. */
  async group(groupId: string, query: LeaderboardQuery): Promise<GroupLeaderboardEntry[]> {
    const { today } = this.viewerOf(query);
    const rows = await this.repository.groupMembers(today, groupId);
    const own = rows.find(({ playerUUID }) => playerUUID === query.playerUUID);
    if (!own) throw new AppError('GROUP_NOT_FOUND');
    const viewer = { ...query, today, hasPlayedToday: own.recentDates.includes(today) };
    return rowsOn(today, rows)
      .map((row) => ({ ...entryOf(row, viewer), perfectScoreCount: row.perfectScoreCount }))
      .sort((a, b) => compareStandings('today-score', a, b));
  }

  async perfectClub(
    viewer: string | undefined,
    after?: PerfectPlace,
  ): Promise<AnswerOf<typeof CALLS.perfectClub>> {
    const rows = await this.repository.perfectScores(LIMITS.PERFECT_CLUB_ROWS + 1, after);
    const shown = rows.slice(0, LIMITS.PERFECT_CLUB_ROWS).map(({ publicId, ...row }) => ({
      ...row,
      playerUUID: row.playerUUID === viewer ? viewer : publicId,
    }));
    return { leaderboard: shown, hasMore: rows.length > shown.length };
  }

  /** The queries for the candidates of each type of leaderboard. */
  private readonly rows: Readonly<Record<Lists, FindRows>> = {
    today: (mode, today, limit) => this.repository.today(mode, today, limit),
    streaks: (mode, today, limit) => this.streaks(mode, today, limit),
    averages: async (mode, today, limit) => rowsOn(today, await this.repository.averages(mode, today, limit)),
  };

  /** The longest streaks, found among the best candidates of each type. */
  private async streaks(mode: SortMode, today: PlainDate, limit: number): Promise<LeaderboardRow[]> {
    const [played, others, ever] = await Promise.all([
      this.repository.today(mode, today, limit),
      this.repository.byStreakDate(mode, {
        date: today,
        dates: otherLiveDates(today, this.clock.now()),
        rows: limit,
      }),
      SORT_MODES[mode].order[0] === 'bestStreak' ? this.repository.bestEver(today, limit) : [],
    ]);
    const rows = new Map<string, LeaderboardRow>();
    // Players who have played today are listed with today's values: later entries win.
    for (const row of [...rowsOn(today, [...others, ...ever]), ...played]) rows.set(row.playerUUID, row);
    return [...rows.values()];
  }

  /** The viewer's own row, once they have played. */
  private async own(viewer: Viewer): Promise<OwnLeaderboardEntry | null> {
    const { playerUUID, today, hasPlayedToday } = viewer;
    if (playerUUID === undefined || !hasPlayedToday) return null;
    const summary = await this.repository.own(today, playerUUID);
    const [own] = rowsOn(today, summary ? [summary] : []);
    return own ? { ...entryOf(own, viewer), heldBack: summary?.heldBack ?? null } : null;
  }

  private viewerOf({ playerUUID, player, timezone }: LeaderboardQuery): Viewer {
    const today = todayOf(player, timezone, this.clock.now());
    return { playerUUID, today, hasPlayedToday: player?.recentDates.includes(today) ?? false };
  }
}

const leaderboard = (mode: SortMode, rows: readonly LeaderboardRow[], viewer: Viewer): LeaderboardEntry[] =>
  rows.map((row) => entryOf(row, viewer)).sort((a, b) => compareStandings(mode, a, b));
