import type { OnModuleInit } from '@nestjs/common';
import type { AccountDataHandler, AccountDataHandlers, PlayerMerge } from '../auth/index.js';
import type { Transaction } from '../platform/database/transactions.js';
import type { DatedGame } from './dated-game.js';
import type { DatedGamesStore } from './dated-games.store.js';
import { mergeGames } from './merge-games.js';

type DataOf = AccountDataHandler['dataOf'];

/** Handles one mode's games when their player is merged into an account or its data is exported. */
export abstract class DatedAccountData<Game extends DatedGame> implements AccountDataHandler, OnModuleInit {
  constructor(
    private readonly handlers: AccountDataHandlers,
    protected readonly games: DatedGamesStore<Game>,
  ) {}

  onModuleInit(): void {
    this.handlers.add(this);
  }

  async merge(transaction: Transaction, merge: PlayerMerge): Promise<void> {
    await mergeGames(this.games, transaction, merge);
  }

  abstract dataOf(...player: Parameters<DataOf>): ReturnType<DataOf>;
}
