import { Module } from '@nestjs/common';
import { LIMITS } from '@tessera/contracts/wire';
import { AuthModule } from '../auth/auth.module.js';
import { PlayersModule } from '../players/players.module.js';
import { PushModule } from '../push/push.module.js';
import { retain, retainBy } from '../platform/retention/retention.js';
import { DevicesService } from './devices.service.js';
import { DeviceCodesRepository } from './device-codes.repository.js';
import { DevicesController } from './devices.controller.js';
import { DevicesRepository } from './devices.repository.js';
import { daysBefore } from '../platform/clock/clock.js';

@Module({
  imports: [AuthModule, PlayersModule, PushModule],
  controllers: [DevicesController],
  providers: [
    DevicesRepository,
    DeviceCodesRepository,
    DevicesService,
    retain({ name: 'expired device codes', table: 'device_codes', column: 'expiresAt', days: 0 }),
    retainBy([DevicesRepository], (devices) => [
      {
        name: 'names of forgotten devices',
        removeExpired: (now, max) =>
          devices.clearForgotten(daysBefore(now, LIMITS.FORGOTTEN_DEVICES_KEPT_DAYS), max),
      },
    ]),
  ],
})
export class DevicesModule {}
