import { Injectable } from '@nestjs/common';
import { LIMITS } from '@tessera/contracts/constants';
import { daysBefore } from '../clock/days.js';
import type { Transaction } from '../database/transactions.js';
import { Retention } from '../retention/retention.js';
import type { ListedDeletion } from './deletion-list.js';
import { DeletionsStore } from './deletions.store.js';

/** Deletes something by the ID under which its deletion was noted; does nothing if it isn't there. */
type Repeat = (subject: string) => Promise<void>;

/**
 * Deletions that have to be repeated if an older backup is restored. The IDs of what was deleted must not say anything
 * about a person, since they are kept longer.
 */
@Injectable()
export class Deletions {
  private readonly kinds = new Map<string, Repeat>();

  constructor(
    private readonly store: DeletionsStore,
    retention: Retention,
  ) {
    retention.add({
      name: 'notes of deletions',
      removeExpired: (now, most) => this.store.removeOlder(daysBefore(now, LIMITS.DELETIONS_KEPT_DAYS), most),
    });
  }

  /** Registers a kind of thing that can be deleted, at startup. */
  register(kind: string, repeat: Repeat): void {
    this.kinds.set(kind, repeat);
  }

  /** Notes deletions, in the transaction that makes them. */
  async note(transaction: Transaction, kind: string, ...subjects: readonly string[]): Promise<void> {
    if (!this.kinds.has(kind)) throw new Error(`The kind of deletion ${kind} isn't registered`);
    await this.store.insert(transaction, kind, subjects);
  }

  /** Deletes it all again. Kinds of other releases are ignored. */
  async repeat(deletions: readonly ListedDeletion[]): Promise<void> {
    const once = new Map(deletions.map((deletion) => [`${deletion.kind} ${deletion.subject}`, deletion]));
    for (const { kind, subject } of once.values()) await this.kinds.get(kind)?.(subject);
  }
}
