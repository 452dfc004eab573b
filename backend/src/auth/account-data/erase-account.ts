import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Deletions } from '../../platform/backups/deletions.js';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';
import { PlayersService } from '../../players/index.js';
import { AccountDataHandlers } from './account-data-handlers.js';
import { SessionsStore } from '../sessions/sessions.store.js';
import { UsersStore } from '../users.store.js';

const ACCOUNT = 'account';
/** By public ID. In a backup, the account's players may still be without an account. */
const PLAYER = 'player';

/** What deleting an account removes, now and again after an older backup was restored. */
@Injectable()
export class EraseAccount implements OnModuleInit {
  constructor(
    private readonly users: UsersStore,
    private readonly sessions: SessionsStore,
    private readonly players: PlayersService,
    private readonly accountData: AccountDataHandlers,
    private readonly deletions: Deletions,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    this.deletions.register(ACCOUNT, async (hashes) => {
      for (const userId of await this.users.withHashes(hashes)) await this.execute(userId);
    });
    this.deletions.register(PLAYER, async (hashes) => {
      for (const playerUUID of await this.players.withHashes(hashes)) await this.erasePlayer(playerUUID);
    });
  }

  /** Returns the sessions that have ended, and what to call after the commit. */
  execute(userId: string): Promise<{ sessions: string[]; afterCommit: () => void }> {
    return this.transactions.run(async (transaction) => {
      const account = await this.users.lock(transaction, userId);
      if (!account) return { sessions: [], afterCommit: () => undefined };
      const players = await this.users.playersOf(userId, transaction);
      await this.deletions.note(transaction, ACCOUNT, [userId]);
      await this.lock(transaction, players);
      const afterCommit = await this.accountData.release(transaction, players);
      const sessions = await this.sessions.end(transaction, userId, 'reset');
      await this.users.remove(transaction, userId);
      await this.removePersonalData(transaction, players);
      return { sessions, afterCommit };
    });
  }

  /** A player without an account. Returns what to call after the commit. */
  async erasePlayer(playerUUID: string): Promise<() => void> {
    return this.transactions.run(async (transaction) => {
      const players = [playerUUID];
      await this.lock(transaction, players);
      const afterCommit = await this.accountData.release(transaction, players);
      await this.removePersonalData(transaction, players);
      return afterCommit;
    });
  }

  /** In the same order as in a merge: rows that others may be changing, then the players, then their data. */
  private async lock(transaction: Transaction, players: readonly string[]): Promise<void> {
    await this.accountData.lock(transaction, players);
    for (const playerUUID of players.toSorted()) await this.players.lock(transaction, playerUUID);
  }

  private async removePersonalData(transaction: Transaction, players: readonly string[]): Promise<void> {
    const publicIds = await this.players.publicIdsOf(transaction, players);
    await this.deletions.note(transaction, PLAYER, publicIds);
    for (const playerUUID of players) await this.players.removePersonalData(transaction, playerUUID);
  }
}
