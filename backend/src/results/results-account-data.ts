import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountDataHandlers, type AccountDataHandler } from '../auth/index.js';
import { GameResults } from '../solo-games/index.js';
import { PublicResultsStore } from './public-results.store.js';

/** The share IDs of a player's games. They are transferred and deleted with the games. */
@Injectable()
export class ResultsAccountData implements AccountDataHandler, OnModuleInit {
  constructor(
    private readonly accountData: AccountDataHandlers,
    private readonly games: GameResults,
    private readonly store: PublicResultsStore,
  ) {}

  onModuleInit(): void {
    this.accountData.add(this);
  }

  async dataOf(playerUUIDs: readonly string[]) {
    const shared = await this.store.of(await this.games.idsOf(playerUUIDs));
    return {
      sharedResults: shared.map(({ shareId, gameId, createdAt, endedAt }) => ({
        shareId,
        gameId,
        endedAt: endedAt?.toISOString() ?? null,
        createdAt: createdAt.toISOString(),
      })),
    };
  }
}
