import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LIMITS } from '@tessera/contracts/constants';
import { daysBefore } from '../platform/clock/days.js';
import { Retention } from '../platform/retention/retention.js';
import { DeviceCodesStore } from './device-codes.store.js';
import { DevicesStore } from './devices.store.js';

/** Deletes expired codes, and what is stored about forgotten devices. */
@Injectable()
export class DevicesRetention implements OnModuleInit {
  constructor(
    private readonly retention: Retention,
    private readonly codes: DeviceCodesStore,
    private readonly devices: DevicesStore,
  ) {}

  onModuleInit(): void {
    this.retention.add(
      { name: 'expired device codes', removeExpired: (now, max) => this.codes.removeExpired(now, max) },
      {
        name: 'names of forgotten devices',
        removeExpired: (now, max) =>
          this.devices.clearForgotten(daysBefore(now, LIMITS.FORGOTTEN_DEVICES_KEPT_DAYS), max),
      },
    );
  }
}
