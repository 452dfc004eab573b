import { Injectable } from '@nestjs/common';
import { Transactions } from '../platform/database/transactions.js';
import { ReplaySharesStore } from './replay-shares.store.js';
import { Replays } from './replays.js';

/** Ends a player's share of a replay. The link never leads to it again, not even if it is shared again. */
@Injectable()
export class StopSharingReplay {
  constructor(
    private readonly replays: Replays,
    private readonly shares: ReplaySharesStore,
    private readonly transactions: Transactions,
  ) {}

  async execute(gameId: string, playerUUID: string): Promise<void> {
    await this.replays.requireOwn(gameId, playerUUID);
    // Reports of the share are deleted with it, while an admin may be acting on them.
    await this.transactions.run((transaction) => this.shares.remove(transaction, gameId, playerUUID));
  }
}
