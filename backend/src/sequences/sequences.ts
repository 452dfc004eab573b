import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import {
  addDays,
  daysBetween,
  earliestToday,
  gameNumberOf,
  latestToday,
  plainDate,
  type PlainDate,
} from '@tessera/rules';
import { LEXICON } from '@tessera/words';
import { Clock } from '../platform/clock/clock.js';
import { CONFIG, ConfigError, type Config } from '../platform/config/config.js';
import { type Transaction, Transactions } from '../platform/database/transactions.js';
import type { Job } from '../platform/jobs/job-queue.js';
import { AppError } from '../platform/requests/app-error.js';
import { PATTERN_DAYS } from './draw-solvable.js';
import { DrawingPool } from './drawing-pool.js';
import {
  SequencesRepository,
  type UpcomingDaily,
  type Expectation,
  type Sequence,
} from './sequences.repository.js';

/** Draws the letters of the next days, every night (UTC). After a missed night, they are drawn on demand. */
export const prepareDailies: Job = { name: 'prepare-dailies', cron: '15 3 * * *' };

/** Letters are drawn this many days ahead of the latest today on earth. */
const DAYS_AHEAD = 3;
/** The number of dates per transaction: a tenth of a second of searching. */
const BATCH_DAYS = 100;

/**
 * Rates dates that have only letters: past ones after the first start, and those drawn by an older release.
 */
export const rateDailies: Job = { name: 'rate-dailies', cron: '*/10 * * * *' };

/** Takes a few seconds. The next run of the job rates the rest. */
const MAX_AT_A_TIME = 100;

/** The letters of every date from launch to some days ahead. They are drawn once and then only read. */
@Injectable()
export class Sequences implements OnApplicationBootstrap {
  private underWay: Promise<void> | undefined;

  /** Letters never change once they are drawn. */
  private readonly drawn = new Map<PlainDate, Sequence>();

  constructor(
    private readonly repository: SequencesRepository,
    private readonly pool: DrawingPool,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.prepare();
  }

  /** The letters of a date, up to the latest today on earth. Throws an AppError before launch. */
  async on(date: PlainDate): Promise<Sequence> {
    if (date < this.config.launchDate) throw new AppError('NO_DAILY_THAT_DAY', { field: 'date' });
    const known = this.drawn.get(date);
    if (known) return known;
    const sequence =
      (await this.repository.find(date)) ?? (await this.prepared(date)) ?? (await this.prepared(date));
    if (!sequence) throw new Error(`No letters for ${date}`);
    this.drawn.set(date, sequence);
    return sequence;
  }

  /** The expected scores of those of these dates that have letters, oldest first. */
  expectations(dates: readonly PlainDate[]): Promise<Expectation[]> {
    return this.repository.expectations(dates);
  }

  /**
   * What admins may know about dates that aren't over everywhere: their difficulty, but never the letters.
   */
  async upcoming(): Promise<UpcomingDaily[]> {
    const rows = await this.repository.upcomingFrom(earliestToday(this.clock.now()));
    return rows.map(({ date, gameNumber, difficulty, expectedScore, commitment }) => ({
      date,
      gameNumber,
      difficulty,
      expectedScore,
      commitment,
    }));
  }

  /**
   * Until which date there are proved letters, without a gap; null if there are none for a date that is today
   * somewhere. The dailies are ready if tomorrow's are there, wherever tomorrow begins first.
   */
  async readiness(): Promise<{ isReady: boolean; readyUntil: PlainDate | null }> {
    const now = this.clock.now();
    const [today, launch] = [earliestToday(now), plainDate(this.config.launchDate)];
    const first = today < launch ? launch : today;
    const proved = await this.repository.provedFrom(first);
    const gap = proved.findIndex((date, at) => date !== addDays(first, at));
    const readyUntil = (gap === -1 ? proved : proved.slice(0, gap)).at(-1) ?? null;
    return { isReady: readyUntil !== null && readyUntil >= addDays(latestToday(now), 1), readyUntil };
  }

  /**
   * Draws letters for every date without any, oldest first. Existing letters are kept. Simultaneous calls
   * share one run.
   */
  prepare(): Promise<void> {
    this.underWay ??= this.drawMissing().finally(() => (this.underWay = undefined));
    return this.underWay;
  }

  /**
   * Rates dates whose ratings weren't worth waiting for when they were drawn, or were unknown to an older
   * release.
   */
  async rate(): Promise<void> {
    const unrated = await this.repository.unrated(MAX_AT_A_TIME);
    if (unrated.length === 0) return;
    const ratings = await this.pool.rate(unrated.map(({ letters, lexicon }) => ({ letters, lexicon })));
    for (const [i, rating] of ratings.entries()) {
      const { date } = unrated[i]!;
      await this.repository.addRating(date, rating);
    }
  }

  /** May have waited for a run that started the day before, so it is called twice. */
  private async prepared(date: PlainDate): Promise<Sequence | null> {
    await this.prepare();
    return this.repository.find(date);
  }

  private async drawMissing(): Promise<void> {
    while (await this.transactions.run((transaction) => this.drawBatch(transaction)));
  }

  /** Draws a batch. Returns whether there are more dates. */
  private async drawBatch(transaction: Transaction): Promise<boolean> {
    const now = this.clock.now();
    await this.repository.lockGeneration(transaction);
    await this.rejectMovedLaunch(transaction);
    const before = await this.repository.newest(transaction, PATTERN_DAYS);
    const newest = before.at(-1)?.date;
    const from = newest === undefined ? this.config.launchDate : addDays(newest, 1);
    const missing = daysBetween(from, addDays(latestToday(now), DAYS_AHEAD)) + 1;
    if (missing <= 0) return false;
    const drawn = await this.pool.draw({
      from,
      days: Math.min(missing, BATCH_DAYS),
      ratedFrom: earliestToday(now),
      seed: await this.repository.seed(transaction),
      before: before.map(({ letters }) => letters),
    });
    const createdAt = new Date(now);
    await this.repository.insert(
      transaction,
      drawn.map((daily) => ({
        ...daily,
        gameNumber: gameNumberOf(daily.date, this.config.launchDate),
        lexicon: LEXICON.version,
        createdAt,
      })),
    );
    return missing > BATCH_DAYS;
  }

  /** A different launch date would change the number of every stored game. */
  private async rejectMovedLaunch(transaction: Transaction): Promise<void> {
    const stored = await this.repository.firstDate(transaction);
    if (stored !== null && stored !== this.config.launchDate) {
      throw new ConfigError(
        `LAUNCH_DATE: is ${this.config.launchDate}, but game #1 of this database was on ${stored}`,
      );
    }
  }
}
