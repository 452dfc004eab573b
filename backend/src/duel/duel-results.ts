import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PLAYER_SEAT, liveGrid } from '@tessera/rules';
import { DailyResults, type ResultMode } from '../daily/daily.module.js';
import type { DuelEntity } from './duel.entity.js';
import { isDuelId } from './duel-id.js';
import { duelOf } from './duel.view.js';
import { DuelsStore } from './duels.store.js';

/** Results of duels, for their player to share: only the player's own grid, nothing of the bot's. */
@Injectable()
export class DuelResults implements ResultMode<DuelEntity>, OnModuleInit {
  readonly gameMode = 'daily_challenge';

  constructor(
    private readonly results: DailyResults,
    private readonly duels: DuelsStore,
  ) {}

  onModuleInit(): void {
    this.results.add(this);
  }

  owns(gameId: string): boolean {
    return isDuelId(gameId);
  }

  find(gameId: string): Promise<DuelEntity | null> {
    return this.duels.find(gameId);
  }

  allOf(playerUUIDs: readonly string[]): Promise<DuelEntity[]> {
    return this.duels.allOf(undefined, playerUUIDs);
  }

  outcomeOf(duel: DuelEntity) {
    const grid = liveGrid(duelOf(duel), PLAYER_SEAT);
    return { grid, words: duel.playerWords, score: duel.playerScore };
  }
}
