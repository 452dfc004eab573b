import { Module } from '@nestjs/common';
import { LIMITS } from '@tessera/contracts/wire';
import { AuthModule } from '../auth/auth.module.js';
import { PlayersModule } from '../players/players.module.js';
import { PresenceModule } from '../presence/presence.module.js';
import { retain } from '../platform/retention/retention.js';
import { DeliverPushes } from './deliver-pushes.js';
import { OutboxRepository } from './outbox.repository.js';
import { SubscriptionsService } from './subscriptions.service.js';
import { PushDevices } from './push-devices.js';
import { PushKeys } from './push-keys.js';
import { PushSources } from './push-sources.js';
import { PushController } from './push.controller.js';
import { Pushes } from './pushes.js';
import { SendNotice } from './send-notice.js';
import { SubscriptionsRepository } from './subscriptions.repository.js';

@Module({
  imports: [AuthModule, PlayersModule, PresenceModule],
  controllers: [PushController],
  providers: [
    SubscriptionsRepository,
    OutboxRepository,
    PushDevices,
    PushKeys,
    PushSources,
    SubscriptionsService,
    Pushes,
    DeliverPushes,
    SendNotice,
    retain(
      {
        name: 'push devices that could no longer be reached',
        table: 'push_subscriptions',
        column: 'reachedAt',
        days: LIMITS.PUSH_KEPT_DAYS,
      },
      {
        name: 'old push notices',
        table: 'push_outbox',
        column: 'createdAt',
        days: LIMITS.PUSH_NOTICES_KEPT_DAYS,
      },
    ),
  ],
  exports: [PushDevices, PushKeys, Pushes, PushSources],
})
export class PushModule {}
