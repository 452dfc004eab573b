import { Injectable } from '@nestjs/common';
import { CompleteGrid, type CompleteGridCommand } from '../solo-games/index.js';
import type { PracticeEntity } from './practice.entity.js';
import { PracticeStore } from './practice.store.js';

/** Completes a practice game like a daily, except that it counts for nothing. */
@Injectable()
export class CompletePractice {
  constructor(
    private readonly completeGrid: CompleteGrid,
    private readonly games: PracticeStore,
  ) {}

  execute(command: CompleteGridCommand): Promise<PracticeEntity> {
    return this.completeGrid.execute(command, this.games, (transaction, { gameId }, finished) =>
      this.games.complete(transaction, gameId, finished),
    );
  }
}
