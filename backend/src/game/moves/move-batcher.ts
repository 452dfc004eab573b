import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { isDatabaseUnavailable } from '../../platform/database/database-unavailable.js';
import { AppError } from '../../platform/http/app-error.js';
import { MovesStore, type Move } from './moves.store.js';

interface Waiting {
  readonly move: Move;
  /** Told whether the move landed: false if the game was not in the state that the move had seen. */
  readonly settle: (landed: boolean) => void;
  readonly fail: (error: unknown) => void;
}

/** The games whose move landed, or why nothing is known of them. */
type Outcome = { landed: ReadonlySet<string> } | { error: unknown };

/** So many moves share one commit at most. */
const LARGEST_BATCH = 200;
const RETRY_AFTER_SECONDS = 2;

/**
 * Commits moves. Those of different games that wait at the same moment share a statement and a commit:
 * one batch is under way, the next takes what gathered meanwhile, and a lone move is never delayed.
 */
@Injectable()
export class MoveBatcher implements BeforeApplicationShutdown {
  private waiting: Waiting[] = [];
  private running: Promise<void> | undefined;

  constructor(private readonly moves: MovesStore) {}

  /** Resolves when the move is durable (true), or was not taken because the game has gone on (false). */
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
    // What is added while the last batch's players are told still belongs to this run.
    while (batch.length > 0 || this.waiting.length > 0) {
      const done = await outcome;
      // The database gets the next batch before this one's players are told.
      const next = this.takeBatch();
      outcome = this.commit(next);
      await this.settle(batch, done);
      batch = next;
    }
    this.running = undefined;
  }

  /** The first waiting move of each game. */
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
      // What became of them nobody knows; the clients ask again, and a repeat is recognised.
      for (const { fail } of batch) {
        fail(new AppError('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS }));
      }
    } else if (batch.length === 1) {
      for (const { fail } of batch) fail(outcome.error);
    } else {
      // One of them is at fault: the others must not suffer for it.
      for (const entry of batch) await this.settle([entry], await this.commit([entry]));
    }
  }
}
