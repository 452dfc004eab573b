import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SIMPLE_DAILY_ID } from '@tessera/contracts/constants';
import { gridFromText } from '@tessera/rules';
import { DailyResults, type ResultMode } from '../daily/daily.module.js';
import type { SimpleGameEntity } from './simple-game.entity.js';
import { SimpleGamesStore } from './simple-games.store.js';

/** Results of simple dailies, for their player to share. */
@Injectable()
export class SimpleResults implements ResultMode<SimpleGameEntity>, OnModuleInit {
  readonly gameMode = 'daily_challenge';

  constructor(
    private readonly results: DailyResults,
    private readonly games: SimpleGamesStore,
  ) {}

  onModuleInit(): void {
    this.results.add(this);
  }

  owns(gameId: string): boolean {
    return SIMPLE_DAILY_ID.test(gameId);
  }

  find(gameId: string): Promise<SimpleGameEntity | null> {
    return this.games.find(gameId);
  }

  allOf(playerUUIDs: readonly string[]): Promise<SimpleGameEntity[]> {
    return this.games.allOf(undefined, playerUUIDs);
  }

  outcomeOf({ playerGrid, playerWords, playerScore }: SimpleGameEntity) {
    return { grid: gridFromText(playerGrid), words: playerWords, score: playerScore };
  }
}
