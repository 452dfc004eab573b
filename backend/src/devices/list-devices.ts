import { Injectable } from '@nestjs/common';
import type { Device } from '@tessera/contracts';
import type { DeviceCaller } from './device-caller.js';
import { DevicesStore } from './devices.store.js';

/** The devices of a player; none if there has never been a second one. */
@Injectable()
export class ListDevices {
  constructor(private readonly devices: DevicesStore) {}

  async execute({ playerUUID, capability: own }: DeviceCaller): Promise<Device[]> {
    const devices = await this.devices.of(playerUUID);
    return devices.map(({ capability, ...device }) => ({ ...device, isThis: capability === own }));
  }
}
