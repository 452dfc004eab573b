import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LIMITS } from '@tessera/contracts/wire';
import type { Values } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { addDays, PERFECT_SCORE, plainDate, type PlainDate } from '@tessera/rules';
import { Between, type Repository } from 'typeorm';
import { AdminDayEntity, type DayMetrics, type DailyNumberMetrics } from './admin-day.entity.js';
import * as sql from './metrics.sql.js';

const HOURS = 24;

/** Totals over all counted days, each from its first day on. */
export type Sums = Pick<DayMetrics, 'accountsCreated' | 'groupsCreated' | 'groupsJoined' | 'firstJoiners'> &
  Record<'dailyStarted' | 'dailyCompleted', number>;

type Community = Pick<
  DayMetrics,
  'accountsCreated' | 'groupsCreated' | 'groupsJoined' | 'joiners' | 'firstJoiners' | 'newDailyPlayers'
>;
type Activity = Pick<DayMetrics, 'activeUsers' | 'newUsers' | 'sessions' | 'sessionSeconds'>;

const zeros = (length: number): number[] => Array.from({ length }, () => 0);

/** Counts days, and stores the results. */
@Injectable()
export class MetricsRepository {
  constructor(
    @InjectRepository(AdminDayEntity) private readonly days: Repository<AdminDayEntity>,
    private readonly statements: Statements,
  ) {}

  /** Counts a day (UTC) from the stored games, players and groups. */
  count(date: PlainDate): Promise<DayMetrics> {
    return this.countWith(date, (text, values) => this.statements.rows({ name: '', text }, values));
  }

  /** The same for a number that isn't stored, and may be seconds old. */
  countRecent(date: PlainDate): Promise<DayMetrics> {
    return this.countWith(date, (text, values) => this.statements.recentRows({ name: '', text }, values));
  }

  private async countWith(
    date: PlainDate,
    query: <Row extends object>(text: string, values: Values) => Promise<Row[]>,
  ): Promise<DayMetrics> {
    const values = {
      from: `${date}T00:00:00Z`,
      to: `${addDays(date, 1)}T00:00:00Z`,
      joinsSince: `${LIMITS.COMMUNITY_SINCE}T00:00:00Z`,
      gap: LIMITS.SESSION_GAP_MINUTES,
    };
    const read = <Row extends object>(statement: string) => query<Row>(statement, values);
    const [started, completed, games, community, activity] = await Promise.all([
      read<{ hour: number; gameNumber: number; count: number }>(sql.DAILIES_STARTED),
      read<{ score: number; gameNumber: number; count: number }>(sql.DAILIES_COMPLETED),
      read<{ hour: number; started: number; completed: number }>(sql.MULTIPLAYER_GAMES),
      read<Community>(sql.COMMUNITY),
      read<Activity>(sql.ACTIVITY),
    ]);
    const dailyByHour = zeros(HOURS);
    const multiplayerByHour = zeros(HOURS);
    const scores = zeros(PERFECT_SCORE + 1);
    const numbers = new Map<number, DailyNumberMetrics>();
    const numbered = (gameNumber: number): DailyNumberMetrics => {
      const metrics = numbers.get(gameNumber) ?? { gameNumber, started: 0, completed: 0 };
      numbers.set(gameNumber, metrics);
      return metrics;
    };
    for (const { hour, gameNumber, count } of started) {
      dailyByHour[hour]! += count;
      numbered(gameNumber).started += count;
    }
    for (const { score, gameNumber, count } of completed) {
      scores[score]! += count;
      numbered(gameNumber).completed += count;
    }
    for (const { hour, started: begun } of games) multiplayerByHour[hour] = begun;
    return {
      dailyByHour,
      multiplayerByHour,
      scores,
      multiplayerCompleted: games.reduce((sum, hour) => sum + hour.completed, 0),
      gameNumbers: [...numbers.values()].sort((a, b) => a.gameNumber - b.gameNumber),
      ...community[0]!,
      ...activity[0]!,
    };
  }

  /** Stores the metrics of a day. If it was already counted, the first result stays. */
  async keep(date: PlainDate, metrics: DayMetrics): Promise<void> {
    await this.days
      .createQueryBuilder()
      .insert()
      .values({ date, ...metrics })
      .orIgnore()
      .execute();
  }

  /** The counted days between two dates, oldest first. */
  between(from: PlainDate, to: PlainDate): Promise<AdminDayEntity[]> {
    return this.days.find({ where: { date: Between(from, to) }, order: { date: 'ASC' } });
  }

  /** The totals of the days before a date. */
  async sumsBefore(date: PlainDate): Promise<Sums> {
    const since = { dailiesSince: LIMITS.COMPLETION_SINCE, communitySince: LIMITS.COMMUNITY_SINCE };
    const [sums] = await this.statements.rows<Sums>({ name: '', text: sql.SUMS }, { ...since, to: date });
    return sums!;
  }

  /** The last counted day; null if there is none. All days before it have been counted too. */
  async lastCounted(): Promise<PlainDate | null> {
    const [last] = await this.days.find({ select: { date: true }, order: { date: 'DESC' }, take: 1 });
    return last ? plainDate(last.date) : null;
  }

  /** The day on which the first player was created; null without players. */
  async firstDay(): Promise<PlainDate | null> {
    const [first] = await this.days.query<{ date: string | null }[]>(sql.FIRST_DAY);
    return first?.date ? plainDate(first.date) : null;
  }
}
