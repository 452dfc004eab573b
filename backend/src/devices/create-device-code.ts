import { Injectable } from '@nestjs/common';
import { LIMITS } from '@tessera/contracts/constants';
import { Clock } from '../platform/clock/clock.js';
import { Transactions } from '../platform/database/transactions.js';
import { AppError } from '../platform/requests/app-error.js';
import { PlayersService } from '../players/index.js';
import type { DeviceCaller } from './device-caller.js';
import { DeviceCodeHash, drawDeviceCode, DeviceCodesStore } from './device-codes.store.js';
import { DevicesStore } from './devices.store.js';

/** Creates a code with which another device can play as this player. It replaces the previous one. */
@Injectable()
export class CreateDeviceCode {
  constructor(
    private readonly codes: DeviceCodesStore,
    private readonly devices: DevicesStore,
    private readonly players: PlayersService,
    private readonly hash: DeviceCodeHash,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async execute(caller: DeviceCaller): Promise<{ code: string; expiresAt: string }> {
    const { playerUUID, capability, deviceName: name } = caller;
    if (caller.hasAccount) throw new AppError('SIGN_IN_INSTEAD');
    const code = drawDeviceCode();
    const now = this.clock.now();
    const expiresAt = new Date(now + LIMITS.DEVICE_CODE_VALID_MS);
    await this.transactions.run(async (transaction) => {
      await this.players.ensureLocked(transaction, playerUUID);
      const codeHash = this.hash.of(code);
      const isOwn = await this.codes.replace(transaction, { playerUUID, codeHash, expiresAt });
      if (!isOwn) throw new AppError('SIGN_IN_INSTEAD');
      await this.devices.add(transaction, { playerUUID, capability, name, at: new Date(now) });
    });
    return { code, expiresAt: expiresAt.toISOString() };
  }
}
