import { Injectable } from '@nestjs/common';
import type { Batcher } from '../../platform/database/batcher.js';
import { Statements } from '../../platform/database/statements.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { Tracing } from '../../platform/tracing/tracing.js';
import { commitStatement } from './commit-moves.js';
import type { MoveChain } from './move-chain.js';

/** The hot path of a live game: moves that are waiting at the same time share a commit. */
@Injectable()
export class MovesStore {
  private readonly batcher: Batcher<MoveChain, boolean>;
  private readonly committed: { inc(count: number): void };
  private readonly commits: { observe(seconds: number): void };

  constructor(
    private readonly statements: Statements,
    metrics: Metrics,
    private readonly tracing: Tracing,
  ) {
    this.batcher = statements.batcher(
      (chains) => this.commitAll(chains),
      ({ gameId }) => gameId,
    );
    this.committed = metrics.counter({ name: 'moves_total', help: 'Moves committed by this process' });
    this.commits = metrics.durations({
      name: 'move_commit_seconds',
      help: 'Time taken to commit a batch of moves',
    });
  }

  /** Resolves with true once the moves are durable, or with false if the game has changed in the meantime. */
  commit(chain: MoveChain): Promise<boolean> {
    return this.batcher.add(chain);
  }

  private async commitAll(chains: readonly MoveChain[]): Promise<boolean[]> {
    for (const chain of chains) chain.seal();
    const { statement, values } = commitStatement(chains);
    const startedAt = performance.now();
    const rows = await this.tracing.span('commit moves', { moves: countMoves(chains) }, () =>
      this.statements.rows<{ gameId: string }>(statement, values),
    );
    this.commits.observe((performance.now() - startedAt) / 1000);
    const updated = new Set(rows.map(({ gameId }) => gameId));
    this.committed.inc(countMoves(chains.filter(({ gameId }) => updated.has(gameId))));
    return chains.map(({ gameId }) => updated.has(gameId));
  }
}

const countMoves = (chains: readonly MoveChain[]): number =>
  chains.reduce((count, { moves }) => count + moves.length, 0);
