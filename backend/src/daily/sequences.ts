import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { addDays, gameNumberOf, latestToday, type PlainDate } from '@tessera/rules';
import { Clock } from '../platform/clock/clock.js';
import { CONFIG, ConfigError, type Config } from '../platform/config/config.js';
import { type Transaction, Transactions } from '../platform/database/transactions.js';
import { Refusal } from '../platform/http/refusal.js';
import { drawDaily, type Draw } from './draw-letters.js';
import { SequencesStore, type Sequence } from './sequences.store.js';

/** Letters are drawn this long ahead of the first zone's today. */
const DAYS_AHEAD = 3;

/** The letters of every date from launch to some days ahead, made once and then only read. */
@Injectable()
export class Sequences implements OnApplicationBootstrap {
  constructor(
    private readonly store: SequencesStore,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.prepare();
  }

  /** Makes what is missing up to some days ahead. */
  prepare(): Promise<void> {
    return this.generate();
  }

  /** The letters of a date up to the latest today; a refusal before launch. */
  async on(date: PlainDate): Promise<Sequence> {
    if (date < this.config.launchDate) throw new Refusal('NO_DAILY_THAT_DAY', { field: 'date' });
    const stored = await this.store.find(date);
    if (stored) return stored;
    await this.generate();
    const made = await this.store.find(date);
    if (!made) throw new Error(`no letters for ${date}`);
    return made;
  }

  /** Draws for every date that lacks letters, oldest first; what is there stays as it is. */
  private async generate(): Promise<void> {
    const now = this.clock.now();
    const last = addDays(latestToday(now), DAYS_AHEAD);
    const createdAt = new Date(now);
    await this.transactions.run(async (transaction) => {
      await this.store.lockGeneration(transaction);
      await this.refuseMovedLaunch(transaction);
      const newest = await this.store.newestDate(transaction);
      const seed = await this.store.seed(transaction);
      const first = newest === null ? this.config.launchDate : addDays(newest, 1);
      for (let date = first; date <= last; date = addDays(date, 1)) {
        const gameNumber = gameNumberOf(date, this.config.launchDate);
        await this.store.insert(transaction, { date, gameNumber, createdAt }, this.draw(seed, date));
      }
    });
  }

  /** The solver's proof belongs here: it will refuse draws that allow no perfect grid, attempt by attempt. */
  private draw(seed: Uint8Array, date: PlainDate): Draw {
    return drawDaily(seed, date, 0);
  }

  /** Another launch date would give every stored game another number. */
  private async refuseMovedLaunch(transaction: Transaction): Promise<void> {
    const stored = await this.store.firstDate(transaction);
    if (stored !== null && stored !== this.config.launchDate) {
      throw new ConfigError(
        `LAUNCH_DATE: is ${this.config.launchDate}, but game #1 of this database was on ${stored}`,
      );
    }
  }
}
