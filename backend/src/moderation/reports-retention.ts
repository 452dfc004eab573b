import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LIMITS } from '@tessera/contracts/constants';
import { daysBefore } from '../platform/clock/days.js';
import { Transactions } from '../platform/database/transactions.js';
import { Retention } from '../platform/retention/retention.js';
import { ReportsStore } from './reports.store.js';

const before = (now: Date): Date => daysBefore(now, LIMITS.REPORTS_KEPT_DAYS);

/**
 * Deletes dismissed reports after a while, and who reported what was acted on. What was done stays as long as it is
 * in effect, because it can be undone.
 */
@Injectable()
export class ReportsRetention implements OnModuleInit {
  constructor(
    private readonly retention: Retention,
    private readonly reports: ReportsStore,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    this.retention.add(
      {
        name: 'dismissed reports',
        removeExpired: (now, max) =>
          this.transactions.run((transaction) => this.reports.removeDismissed(transaction, before(now), max)),
      },
      {
        name: 'reporter hashes of handled reports',
        removeExpired: (now, max) =>
          this.transactions.run((transaction) => this.reports.removeSenders(transaction, before(now), max)),
      },
    );
  }
}
