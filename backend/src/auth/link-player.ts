import { Injectable } from '@nestjs/common';
import { Transactions } from '../platform/database/transactions.js';
import { AppError } from '../platform/http/app-error.js';
import type { AccountSession } from '../platform/http/request.js';
import { MergePlayer } from './merge-player.js';
import { UsersStore } from './users.store.js';

/** Links a browser's player to the account that is signed in there. */
@Injectable()
export class LinkPlayer {
  constructor(
    private readonly users: UsersStore,
    private readonly mergePlayer: MergePlayer,
    private readonly transactions: Transactions,
  ) {}

  async execute({ userId }: AccountSession, playerUUID: string): Promise<void> {
    const afterCommit = await this.transactions.run(async (transaction) => {
      const user = await this.users.lock(transaction, userId);
      return user && this.mergePlayer.within(transaction, user, playerUUID);
    });
    if (!afterCommit) throw new AppError('UUID_TAKEN', { field: 'playerUUID' });
    afterCommit();
  }

  /** Whether the player belongs to an account other than that of this session. */
  async isElsewhere(playerUUID: string | undefined, account: AccountSession | undefined): Promise<boolean> {
    if (playerUUID === undefined) return false;
    const owner = (await this.users.ownersOf([playerUUID])).get(playerUUID);
    return owner !== undefined && owner !== account?.userId;
  }
}
