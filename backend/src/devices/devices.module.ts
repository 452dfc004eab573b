import { Module } from '@nestjs/common';
import { LIMITS } from '@tessera/contracts/wire';
import { AuthModule } from '../auth/auth.module.js';
import { PlayersModule } from '../players/players.module.js';
import { PushModule } from '../push/push.module.js';
import { retain, retainBy } from '../platform/retention/retention.js';
import { DevicesService } from './devices.service.js';
import { DeviceAccountData } from './device-account-data.js';
import { DeviceCodeGuesses, DeviceCodeHash, DeviceCodesStore } from './device-codes.store.js';
import { DevicesController } from './devices.controller.js';
import { DevicesStore } from './devices.store.js';
import { daysBefore } from '../platform/clock/clock.js';

@Module({
  imports: [AuthModule, PlayersModule, PushModule],
  controllers: [DevicesController],
  providers: [
    DevicesStore,
    DeviceCodesStore,
    DeviceCodeHash,
    DeviceCodeGuesses,
    DevicesService,
    DeviceAccountData,
    retain({ name: 'expired device codes', table: 'device_codes', column: 'expiresAt', days: 0 }),
    retainBy([DevicesStore], (devices) => [
      {
        name: 'names of forgotten devices',
        removeExpired: (now, max) =>
          devices.clearForgotten(daysBefore(now, LIMITS.FORGOTTEN_DEVICES_KEPT_DAYS), max),
      },
    ]),
  ],
})
export class DevicesModule {}
