import { Injectable } from '@nestjs/common';
import type { Transaction } from '../platform/database/transactions.js';

/** One player's data go over to another, the account's own. */
export interface PlayerMerge {
  readonly from: string;
  readonly to: string;
}

type AfterCommit = () => void;
type Row = Readonly<Record<string, unknown>>;

/** What a feature keeps of players, and what becomes of it. */
export interface AccountDataHandler {
  /** Holds what of these players others may be changing, before any player is held. */
  hold?(transaction: Transaction, playerUUIDs: readonly string[]): Promise<void>;
  /** Links the player to a newly registered account. The returned function is called once that is committed. */
  claim?(transaction: Transaction, playerUUID: string): Promise<AfterCommit | void>;
  /** Makes what is the one's the other's. What it answers is called once that is certain. */
  merge?(transaction: Transaction, merge: PlayerMerge): Promise<AfterCommit | void>;
  /** All that is kept of a player, by kind, without what is another's. */
  dataOf(playerUUIDs: readonly string[], userId: string): Promise<Record<string, Row[]>>;
  /** Before the players become nobody: what must not stay. What it answers is called afterwards. */
  release?(transaction: Transaction, playerUUIDs: readonly string[]): Promise<AfterCommit | void>;
}

/** Everybody who keeps something of players says so here at the start. */
@Injectable()
export class AccountDataHandlers {
  private readonly all: AccountDataHandler[] = [];

  add(handler: AccountDataHandler): void {
    this.all.push(handler);
  }

  async hold(transaction: Transaction, playerUUIDs: readonly string[]): Promise<void> {
    for (const handler of this.all) await handler.hold?.(transaction, playerUUIDs);
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
