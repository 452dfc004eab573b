import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { isDatabaseUnavailable } from '../../platform/database/database-unavailable.js';
import { AppError } from '../../platform/http/app-error.js';
import { MovesStore, type Move } from './moves.store.js';

interface Waiting {
  readonly move: Move;
  /**
   * Called with whether the move was committed; false if the game was no longer in the state that the move
   * had seen.
   */
  readonly settle: (landed: boolean) => void;
  readonly fail: (error: unknown) => void;
}

/** The games whose move was committed, or the error that leaves this unknown. */
type Outcome = { landed: ReadonlySet<string> } | { error: unknown };

/** The maximum number of moves per commit. */
const LARGEST_BATCH = 200;
const RETRY_AFTER_SECONDS = 2;

/**
 * Commits moves. Moves of different games that are waiting at the same time share a statement and a commit:
 * while one batch is being committed, the next one collects moves. A single move is never delayed.
 */
@Injectable()
export class MoveBatcher implements BeforeApplicationShutdown {
  private waiting: Waiting[] = [];
  private running: Promise<void> | undefined;

  constructor(private readonly moves: MovesStore) {}

  /** Resolves with true once the move is durable, or with false if the game has changed in the meantime. */
  add(move: Move): Promise<boolean> {
    return new Promise((settle, fail) => {
      this.waiting.push({ move, settle, fail });
      this.running ??= this.drain();
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.running;
  }

  private async drain(): Promise<void> {
    let batch = this.takeBatch();
    let outcome = this.commit(batch);
    // Moves added while the last batch is being settled still belong to this run.
    while (batch.length > 0 || this.waiting.length > 0) {
      const done = await outcome;
      // Starts the next commit before this batch's players get their responses.
      const next = this.takeBatch();
      outcome = this.commit(next);
      await this.settle(batch, done);
      batch = next;
    }
    this.running = undefined;
  }

  /** The first waiting move of each game, up to the limit. */
  private takeBatch(): Waiting[] {
    const games = new Set<string>();
    const batch: Waiting[] = [];
    const later: Waiting[] = [];
    for (const entry of this.waiting) {
      const { gameId } = entry.move;
      if (games.has(gameId) || batch.length === LARGEST_BATCH) later.push(entry);
      else {
        games.add(gameId);
        batch.push(entry);
      }
    }
    this.waiting = later;
    return batch;
  }

  private async commit(batch: readonly Waiting[]): Promise<Outcome> {
    if (batch.length === 0) return { landed: new Set() };
    try {
      return { landed: await this.moves.commit(batch.map(({ move }) => move)) };
    } catch (error) {
      return { error };
    }
  }

  private async settle(batch: readonly Waiting[], outcome: Outcome): Promise<void> {
    if ('landed' in outcome) {
      for (const { move, settle } of batch) settle(outcome.landed.has(move.gameId));
    } else if (isDatabaseUnavailable(outcome.error)) {
      // Their outcome is unknown. Clients retry, and repeats are recognized.
      for (const { fail } of batch) {
        fail(new AppError('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS }));
      }
    } else if (batch.length === 1) {
      for (const { fail } of batch) fail(outcome.error);
    } else {
      // One of them is invalid, which must not affect the others.
      for (const entry of batch) await this.settle([entry], await this.commit([entry]));
    }
  }
}
