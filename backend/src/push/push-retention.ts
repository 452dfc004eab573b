import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LIMITS } from '@tessera/contracts/constants';
import { daysBefore } from '../platform/clock/days.js';
import { Retention } from '../platform/retention/retention.js';
import { OutboxStore } from './outbox.store.js';
import { SubscriptionsStore } from './subscriptions.store.js';

/** Deletes devices that nothing reaches any more, and what the others were told some days ago. */
@Injectable()
export class PushRetention implements OnModuleInit {
  constructor(
    private readonly retention: Retention,
    private readonly subscriptions: SubscriptionsStore,
    private readonly outbox: OutboxStore,
  ) {}

  onModuleInit(): void {
    this.retention.add(
      {
        name: 'push devices that could no longer be reached',
        removeExpired: (now, max) =>
          this.subscriptions.removeUnreached(daysBefore(now, LIMITS.PUSH_KEPT_DAYS), max),
      },
      {
        name: 'old push notices',
        removeExpired: (now, max) =>
          this.outbox.removeOld(daysBefore(now, LIMITS.PUSH_NOTICES_KEPT_DAYS), max),
      },
    );
  }
}
