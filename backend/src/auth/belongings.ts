import { Injectable } from '@nestjs/common';
import type { Transaction } from '../platform/database/transactions.js';

/** One player's belongings go over to another, the account's own. */
export interface Adoption {
  readonly from: string;
  readonly to: string;
}

type Told = () => void;
type Row = Readonly<Record<string, unknown>>;

/** What a feature keeps of players, and what becomes of it. */
export interface Belongings {
  /** Holds what of these players others may be changing, before any player is held. */
  hold?(transaction: Transaction, playerUUIDs: readonly string[]): Promise<void>;
  /** Links the player to a newly registered account. The returned function is called once that is committed. */
  claim?(transaction: Transaction, playerUUID: string): Promise<Told | void>;
  /** Makes what is the one's the other's. What it answers is called once that is certain. */
  adopt?(transaction: Transaction, adoption: Adoption): Promise<Told | void>;
  /** All that is kept of a player, by kind, without what is another's. */
  dataOf(playerUUIDs: readonly string[], userId: string): Promise<Record<string, Row[]>>;
  /** Before the players become nobody: what must not stay. What it answers is called afterwards. */
  release?(transaction: Transaction, playerUUIDs: readonly string[]): Promise<Told | void>;
}

/** Everybody who keeps something of players says so here at the start. */
@Injectable()
export class AllBelongings {
  private readonly all: Belongings[] = [];

  add(belongings: Belongings): void {
    this.all.push(belongings);
  }

  async hold(transaction: Transaction, playerUUIDs: readonly string[]): Promise<void> {
    for (const belongings of this.all) await belongings.hold?.(transaction, playerUUIDs);
  }

  claim(transaction: Transaction, playerUUID: string): Promise<Told> {
    return this.each((belongings) => belongings.claim?.(transaction, playerUUID));
  }

  adopt(transaction: Transaction, adoption: Adoption): Promise<Told> {
    return this.each((belongings) => belongings.adopt?.(transaction, adoption));
  }

  release(transaction: Transaction, playerUUIDs: readonly string[]): Promise<Told> {
    return this.each((belongings) => belongings.release?.(transaction, playerUUIDs));
  }

  async dataOf(playerUUIDs: readonly string[], userId: string): Promise<Record<string, Row[]>> {
    const parts = await Promise.all(this.all.map((belongings) => belongings.dataOf(playerUUIDs, userId)));
    return Object.assign({}, ...parts) as Record<string, Row[]>;
  }

  private async each(work: (belongings: Belongings) => Promise<Told | void> | undefined): Promise<Told> {
    const told: Told[] = [];
    for (const belongings of this.all) {
      const tell = await work(belongings);
      if (tell) told.push(tell);
    }
    return () => told.forEach((tell) => tell());
  }
}
