import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import {
  addDays,
  daysBetween,
  earliestToday,
  gameNumberOf,
  latestToday,
  type PlainDate,
} from '@tessera/rules';
import { Clock } from '../platform/clock/clock.js';
import { CONFIG, ConfigError, type Config } from '../platform/config/config.js';
import { type Transaction, Transactions } from '../platform/database/transactions.js';
import { AppError } from '../platform/http/app-error.js';
import { PATTERN_DAYS } from './drawing-rules.js';
import { DrawingPool } from './drawing-pool.js';
import { SequencesStore, type UpcomingDaily, type Expectation, type Sequence } from './sequences.store.js';

/** Letters are drawn this long ahead of the first zone's today. */
const DAYS_AHEAD = 3;
/** Dates of one transaction: a tenth of a second of searching. */
const BATCH_DAYS = 100;

/** The letters of every date from launch to some days ahead, made once and then only read. */
@Injectable()
export class Sequences implements OnApplicationBootstrap {
  private underWay: Promise<void> | undefined;

  constructor(
    private readonly store: SequencesStore,
    private readonly pool: DrawingPool,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.prepare();
  }

  /** The letters of a date up to the latest today; a rejection before launch. */
  async on(date: PlainDate): Promise<Sequence> {
    if (date < this.config.launchDate) throw new AppError('NO_DAILY_THAT_DAY', { field: 'date' });
    const sequence =
      (await this.store.find(date)) ?? (await this.prepared(date)) ?? (await this.prepared(date));
    if (!sequence) throw new Error(`no letters for ${date}`);
    return sequence;
  }

  /** What is to be expected of these dates, as far as they have letters; oldest first. */
  expectations(dates: readonly PlainDate[]): Promise<Expectation[]> {
    return this.store.expectations(dates);
  }

  /** What admins may know of dates that are not over everywhere: how hard they are, and never the letters. */
  async upcoming(): Promise<UpcomingDaily[]> {
    const rows = await this.store.upcomingFrom(earliestToday(this.clock.now()));
    return rows.map(({ date, gameNumber, difficulty, expectedScore, commitment }) => ({
      ...{ date, gameNumber, difficulty, expectedScore, commitment },
    }));
  }

  /** Draws for every date that lacks letters, oldest first; what is there stays as it is. All who ask at once wait for the same. */
  prepare(): Promise<void> {
    this.underWay ??= this.drawMissing().finally(() => (this.underWay = undefined));
    return this.underWay;
  }

  /** The first time this may have waited for a preparation that began the day before. */
  private async prepared(date: PlainDate): Promise<Sequence | null> {
    await this.prepare();
    return this.store.find(date);
  }

  private async drawMissing(): Promise<void> {
    while (await this.transactions.run((transaction) => this.drawBatch(transaction)));
  }

  /** Draws some; tells whether there are more to come. */
  private async drawBatch(transaction: Transaction): Promise<boolean> {
    const now = this.clock.now();
    await this.store.lockGeneration(transaction);
    await this.rejectMovedLaunch(transaction);
    const before = await this.store.newest(transaction, PATTERN_DAYS);
    const newest = before.at(-1)?.date;
    const from = newest === undefined ? this.config.launchDate : addDays(newest, 1);
    const missing = daysBetween(from, addDays(latestToday(now), DAYS_AHEAD)) + 1;
    if (missing <= 0) return false;
    const drawn = await this.pool.draw({
      ...{ from, days: Math.min(missing, BATCH_DAYS), ratedFrom: earliestToday(now) },
      seed: await this.store.seed(transaction),
      before: before.map(({ letters }) => letters),
    });
    const createdAt = new Date(now);
    await this.store.insert(
      transaction,
      drawn.map((daily) => ({
        ...daily,
        ...{ gameNumber: gameNumberOf(daily.date, this.config.launchDate), createdAt },
      })),
    );
    return missing > BATCH_DAYS;
  }

  /** Another launch date would give every stored game another number. */
  private async rejectMovedLaunch(transaction: Transaction): Promise<void> {
    const stored = await this.store.firstDate(transaction);
    if (stored !== null && stored !== this.config.launchDate) {
      throw new ConfigError(
        `LAUNCH_DATE: is ${this.config.launchDate}, but game #1 of this database was on ${stored}`,
      );
    }
  }
}
