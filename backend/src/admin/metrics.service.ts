import { Inject, Injectable, Logger } from '@nestjs/common';
import type { DashboardMetrics } from '@tessera/contracts/admin';
import { LIMITS } from '@tessera/contracts/wire';
import { addDays, dateIn, gameNumberOf, daysBetween, plainDate, type PlainDate } from '@tessera/rules';
import { FeedbackService } from '../feedback/index.js';
import { Clock } from '../platform/clock/clock.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { MAX_LAG_MS } from '../platform/database/replica.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { MetricsRepository } from './metrics.repository.js';
import { dashboardMetrics } from './metrics.view.js';
import type { Job } from '../platform/jobs/job-queue.js';

/** Up to this many uncounted days are counted live. Between midnight and the nightly job there is one. */
const MAX_LIVE_DAYS = 1;

/** Counts the day that has just ended, and any days that were missed. */
export const countDays: Job = { name: 'count-days', cron: '10 0 * * *' };

/** No totals include days before this one. */
const NEVER_BEFORE = plainDate(LIMITS.COMPLETION_SINCE);

/** The dashboard's metrics: the days counted at night, and today so far. */
@Injectable()
export class MetricsService {
  private readonly log = new Logger(MetricsService.name);
  private readonly keptMs: number;
  private latest: { at: number; metrics: Promise<DashboardMetrics> } | undefined;

  constructor(
    private readonly repository: MetricsRepository,
    private readonly feedback: FeedbackService,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    // What a replica says may be seconds old already.
    const lagMs = config.databaseReplicaUrl === undefined ? 0 : MAX_LAG_MS;
    this.keptMs = LIMITS.DASHBOARD_MAX_AGE_MS - lagMs;
  }

  /** Cached for some seconds. */
  read(): Promise<DashboardMetrics> {
    const at = this.clock.now();
    if (this.latest && at - this.latest.at < this.keptMs) return this.latest.metrics;
    const metrics = this.measure(at);
    this.latest = { at, metrics };
    // The next request retries.
    metrics.catch(() => (this.latest = undefined));
    return metrics;
  }

  /**
   * Counts each day (UTC) once it is over, oldest first and without gaps, so that the last counted day shows
   * the progress.
   */
  async countDays(): Promise<void> {
    for (const date of await this.uncounted())
      await this.repository.keep(date, await this.repository.count(date));
  }

  /** The days that are over but not counted yet, oldest first. */
  async uncounted(): Promise<PlainDate[]> {
    const from = await this.firstUncounted();
    const days = from === null ? 0 : daysBetween(from, dateIn('UTC', this.clock.now()));
    return Array.from({ length: Math.max(0, days) }, (_, i) => addDays(from!, i));
  }

  private async firstUncounted(): Promise<PlainDate | null> {
    const last = await this.repository.lastCounted();
    if (last !== null) return addDays(last, 1);
    const first = await this.repository.firstDay();
    return first !== null && first < NEVER_BEFORE ? NEVER_BEFORE : first;
  }

  private async measure(at: number): Promise<DashboardMetrics> {
    const today = dateIn('UTC', at);
    const uncounted = await this.uncounted();
    if (uncounted.length > MAX_LIVE_DAYS) await this.askForCount();
    const liveDates = [...(uncounted.length > MAX_LIVE_DAYS ? [] : uncounted), today];
    const [live, counted, sums, feedbackStats, recentFeedback] = await Promise.all([
      Promise.all(liveDates.map((date) => this.repository.countRecent(date))),
      this.repository.between(addDays(today, 1 - LIMITS.DASHBOARD_DAYS), addDays(today, -1)),
      this.repository.sumsBefore(liveDates[0]!),
      this.feedback.counts(LIMITS.DASHBOARD_WEEK_DAYS),
      this.feedback.since(LIMITS.DASHBOARD_WEEK_DAYS, LIMITS.FEEDBACK_MAX_ROWS),
    ]);
    const days = new Map(counted.map((day) => [day.date, day]));
    const withLive = new Map([...days, ...liveDates.map((date, i) => [date, live[i]!] as const)]);
    const gameNumber = gameNumberOf(today, this.config.launchDate);
    return {
      ...dashboardMetrics({ today, gameNumber, days: withLive, sums, live }),
      feedbackStats,
      recentFeedback,
      daysToCount: uncounted.length > MAX_LIVE_DAYS ? uncounted.length : 0,
      measuredAt: new Date(at).toISOString(),
    };
  }

  private async askForCount(): Promise<void> {
    await this.jobs.add(countDays, 'now').catch((error: unknown) => {
      this.log.warn(`Failed to count the missing days: ${String(error)}`);
    });
  }
}
