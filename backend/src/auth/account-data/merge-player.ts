import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { type Transaction, Transactions } from '../../platform/database/transactions.js';
import { PlayersService, type KnownPlayer } from '../../players/index.js';
import { AppError } from '../../platform/requests/app-error.js';
import type { AccountSession } from '../../platform/requests/request.js';
import { AccountDataHandlers, type PlayerMerge } from './account-data-handlers.js';
import { LiveSessions } from '../sessions/live-sessions.js';
import type { UserEntity } from '../user.entity.js';
import { UsersRepository } from '../users.repository.js';

/** Merges a browser's player into another one, usually that of an account. */
@Injectable()
export class MergePlayer {
  constructor(
    private readonly users: UsersRepository,
    private readonly players: PlayersService,
    private readonly accountData: AccountDataHandlers,
    private readonly live: LiveSessions,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Merges a browser's player into another one, usually that of an account, within the transaction of a login.
   * Returns a function to call after the commit, or null if the player belongs to another account. The caller has
   * locked the account.
   */
  async within(
    transaction: Transaction,
    { id, playerUUID: to }: UserEntity,
    from: string,
  ): Promise<(() => void) | null> {
    const owner = (await this.users.ownersOf([from], transaction)).get(from);
    if (owner !== undefined) return owner === id ? () => undefined : null;
    return this.between(transaction, { from, to }, async () => {
      const linked = await this.users.link(transaction, id, from, new Date(this.clock.now()));
      return linked === id;
    });
  }

  /**
   * Merges one player into the other, unless `allows` says no once both are locked. Returns a function to call after
   * the commit, or null.
   */
  async between(
    transaction: Transaction,
    { from, to }: PlayerMerge,
    allows: () => Promise<boolean>,
  ): Promise<(() => void) | null> {
    await this.accountData.lock(transaction, [from, to]);
    if (!(await this.players.lockForMerge(transaction, from, to))) return null;
    // Again, for rows that were inserted before the players were locked: their transactions must end first.
    await this.accountData.lock(transaction, [from, to]);
    if (!(await allows())) return null;
    await this.players.merge(transaction, from, to);
    const afterCommit = await this.accountData.merge(transaction, { from, to });
    return () => {
      afterCommit();
      // Its connections were opened in its own name, without a session.
      this.live.end({ players: [from] });
    };
  }

  /** Links a browser's player to the account that is signed in there. */
  async link({ userId }: AccountSession, playerUUID: string): Promise<void> {
    const afterCommit = await this.transactions.run(async (transaction) => {
      const user = await this.users.lock(transaction, userId);
      return user && this.within(transaction, user, playerUUID);
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
