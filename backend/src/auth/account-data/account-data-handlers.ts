import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/transactions.js';

/** Transfers one player's data to another one, the account's own player. */
export interface PlayerMerge {
  readonly from: string;
  readonly to: string;
}

type AfterCommit = () => void;
type Row = Readonly<Record<string, unknown>>;

/** How a feature exports, merges and deletes the data of a player. */
export interface AccountDataHandler {
  /**
   * Locks the rows of these players that others may be changing, before the players themselves are locked.
   */
  lock?(transaction: Transaction, playerUUIDs: readonly string[]): Promise<void>;
  /** Links the player to a newly registered account. The returned function is called after the commit. */
  claim?(transaction: Transaction, playerUUID: string): Promise<AfterCommit | void>;
  /** Transfers the data of one player to the other. The returned function is called after the commit. */
  merge?(transaction: Transaction, merge: PlayerMerge): Promise<AfterCommit | void>;
  /** Everything that is stored about these players, by kind, without the data of others. */
  dataOf(playerUUIDs: readonly string[], userId: string): Promise<Record<string, Row[]>>;
  /**
   * Removes what must not remain when the players become anonymous. The returned function is called after the
   * commit.
   */
  release?(transaction: Transaction, playerUUIDs: readonly string[]): Promise<AfterCommit | void>;
}

/** Features that store data about players register here at startup. */
@Injectable()
export class AccountDataHandlers {
  private readonly all: AccountDataHandler[] = [];

  add(handler: AccountDataHandler): void {
    this.all.push(handler);
  }

  async lock(transaction: Transaction, playerUUIDs: readonly string[]): Promise<void> {
    for (const handler of this.all) await handler.lock?.(transaction, playerUUIDs);
  }

  claim(transaction: Transaction, playerUUID: string): Promise<AfterCommit> {
    return this.each((handler) => handler.claim?.(transaction, playerUUID));
  }

  merge(transaction: Transaction, merge: PlayerMerge): Promise<AfterCommit> {
    return this.each((handler) => handler.merge?.(transaction, merge));
  }

  release(transaction: Transaction, playerUUIDs: readonly string[]): Promise<AfterCommit> {
    return this.each((handler) => handler.release?.(transaction, playerUUIDs));
  }

  async dataOf(playerUUIDs: readonly string[], userId: string): Promise<Record<string, Row[]>> {
    const parts = await Promise.all(this.all.map((handler) => handler.dataOf(playerUUIDs, userId)));
    return Object.assign({}, ...parts) as Record<string, Row[]>;
  }

  private async each(
    work: (handler: AccountDataHandler) => Promise<AfterCommit | void> | undefined,
  ): Promise<AfterCommit> {
    const callbacks: AfterCommit[] = [];
    for (const handler of this.all) {
      const afterCommit = await work(handler);
      if (afterCommit) callbacks.push(afterCommit);
    }
    return () => callbacks.forEach((afterCommit) => afterCommit());
  }
}
