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
    return this.completeGrid.execute(command, {
      findOwn: (gameId, playerUUID) => this.games.findOwn(gameId, playerUUID),
      complete: (game: PracticeEntity, finished) => this.games.complete(game, finished),
    });
  }
}
