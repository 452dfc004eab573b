import { isDatabaseUnavailable } from './database-errors.js';

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly settle: (result: Result) => void;
  readonly fail: (error: unknown) => void;
}

/** The results of a batch in the order of its items, or the error that leaves them unknown. */
type Outcome<Result> = { results: readonly Result[] } | { error: unknown };

/** Waits until the event loop has handled what has already arrived, which takes far less time than a statement. */
const afterArrivals = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The maximum number of items per batch. */
const LARGEST_BATCH = 200;

/**
 * Lets callers who wait at the same time share a statement: the first batch has what arrives in the same turn of
 * the event loop, and what arrives while it runs goes with the next one. There is no timer, and nothing is ever
 * stale, because a statement starts only after everyone who shares it has asked.
 */
export class Batcher<Item, Result> {
  private waiting: Waiting<Item, Result>[] = [];
  private running: Promise<void> | undefined;

  /**
   * `run` returns one result per item, in the same order. If it fails, it is called again for each item alone,
   * so that an invalid one doesn't affect the others. Items with the same key are never in the same batch, and
   * a batch is in the order of its keys, so that the statements of two instances wait for each other's rows
   * instead of deadlocking.
   */
  constructor(
    private readonly run: (items: readonly Item[]) => Promise<readonly Result[]>,
    private readonly keyOf?: (item: Item) => string,
  ) {}

  add(item: Item): Promise<Result> {
    return new Promise((settle, fail) => {
      this.waiting.push({ item, settle, fail });
      this.running ??= afterArrivals().then(() => this.drain());
    });
  }

  /** Resolves when nothing is waiting or running. */
  async idle(): Promise<void> {
    await this.running;
  }

  private async drain(): Promise<void> {
    let batch = this.takeBatch();
    let outcome = this.runAll(batch);
    // Items added while the last batch is being settled still belong to this run.
    while (batch.length > 0 || this.waiting.length > 0) {
      const done = await outcome;
      if (batch.length === 0) await afterArrivals();
      // Starts the next batch before the callers of this one continue.
      const next = this.takeBatch();
      outcome = this.runAll(next);
      await this.settle(batch, done);
      batch = next;
    }
    this.running = undefined;
  }

  private takeBatch(): Waiting<Item, Result>[] {
    const { keyOf } = this;
    if (!keyOf) return this.waiting.splice(0, LARGEST_BATCH);
    const batch = new Map<string, Waiting<Item, Result>>();
    const later: Waiting<Item, Result>[] = [];
    for (const entry of this.waiting) {
      const key = keyOf(entry.item);
      if (batch.has(key) || batch.size === LARGEST_BATCH) later.push(entry);
      else batch.set(key, entry);
    }
    this.waiting = later;
    return [...batch].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
  }

  private async runAll(batch: readonly Waiting<Item, Result>[]): Promise<Outcome<Result>> {
    if (batch.length === 0) return { results: [] };
    try {
      return { results: await this.run(batch.map(({ item }) => item)) };
    } catch (error) {
      return { error };
    }
  }

  private async settle(batch: readonly Waiting<Item, Result>[], outcome: Outcome<Result>): Promise<void> {
    if ('results' in outcome) {
      batch.forEach(({ settle }, i) => settle(outcome.results[i] as Result));
    } else if (batch.length === 1 || isDatabaseUnavailable(outcome.error)) {
      // If the database is unavailable, the outcome is unknown. Clients retry, and repeats are recognized.
      for (const { fail } of batch) fail(outcome.error);
    } else {
      for (const entry of batch) await this.settle([entry], await this.runAll([entry]));
    }
  }
}
