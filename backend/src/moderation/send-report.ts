import { Injectable } from '@nestjs/common';
import type { BodyOf, CALLS } from '@tessera/contracts';
import { Clock } from '../platform/clock/clock.js';
import { Transactions } from '../platform/database/transactions.js';
import { ReportTargets } from './report-targets.js';
import { ReportsStore } from './reports.store.js';
import { senderOf } from './sender.js';

/**
 * Reports something. Each player counts once for each thing, and the response doesn't reveal whether they had
 * already reported it.
 */
@Injectable()
export class SendReport {
  constructor(
    private readonly targets: ReportTargets,
    private readonly reports: ReportsStore,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async execute(
    playerUUID: string,
    { kind, target, reason, note }: BodyOf<typeof CALLS.sendReport>,
  ): Promise<void> {
    const found = await this.targets.find(kind, target, playerUUID);
    const at = new Date(this.clock.now());
    const sending = { sender: senderOf(playerUUID), reason, note: note === '' ? null : (note ?? null), at };
    await this.transactions.run((transaction) => this.reports.add(transaction, found, sending));
  }
}
