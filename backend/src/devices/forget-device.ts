import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LiveSessions } from '../auth/index.js';
import { Deletions } from '../platform/backups/deletions.js';
import { Clock } from '../platform/clock/clock.js';
import { Transactions } from '../platform/database/transactions.js';
import { AppError } from '../platform/requests/app-error.js';
import { PlayersService } from '../players/index.js';
import { PushDevices } from '../push/index.js';
import type { DeviceCaller } from './device-caller.js';
import { DeviceCodesStore } from './device-codes.store.js';
import { DevicesStore } from './devices.store.js';

const DEVICE = 'device';

/** Forgets one of a player's devices, which can't play as them any more. One always remains. */
@Injectable()
export class ForgetDevice implements OnModuleInit {
  constructor(
    private readonly devices: DevicesStore,
    private readonly codes: DeviceCodesStore,
    private readonly players: PlayersService,
    private readonly pushDevices: PushDevices,
    private readonly live: LiveSessions,
    private readonly deletions: Deletions,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.deletions.register(DEVICE, (hashes) => this.devices.forgetAgain(hashes, new Date(this.clock.now())));
  }

  async execute({ playerUUID }: DeviceCaller, deviceId: string): Promise<void> {
    const capability = await this.transactions.run(async (transaction) => {
      await this.players.lock(transaction, playerUUID);
      const deviceIds = await this.devices.idsOf(transaction, playerUUID);
      if (!deviceIds.includes(deviceId)) throw new AppError('DEVICE_NOT_FOUND');
      if (deviceIds.length === 1) throw new AppError('LAST_DEVICE');
      // The device may have created the player's code.
      await this.codes.remove(transaction, [playerUUID]);
      const forgotten = await this.devices.forget(transaction, deviceId, new Date(this.clock.now()));
      await this.deletions.note(transaction, DEVICE, [deviceId]);
      if (forgotten !== undefined) await this.pushDevices.remove(transaction, playerUUID, forgotten);
      return forgotten;
    });
    if (capability !== undefined) this.live.end({ devices: [capability] });
  }
}
