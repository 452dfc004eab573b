import { Injectable } from '@nestjs/common';
import { Transactions } from '../../platform/database/transactions.js';
import { AppError } from '../../platform/requests/app-error.js';
import type { AccountSession } from '../../platform/requests/request.js';
import type { KnownPlayer } from '../../players/index.js';
import { MergePlayer } from './merge-player.js';
import { UsersStore } from '../users.store.js';

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
  isElsewhere(player: KnownPlayer | null | undefined, account: AccountSession | undefined): boolean {
    const owner = player?.userId ?? null;
    return owner !== null && owner !== account?.userId;
  }
}
