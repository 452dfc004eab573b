import { Injectable } from '@nestjs/common';
import { MergePlayer } from '../auth/index.js';
import { Clock } from '../platform/clock/clock.js';
import { Transactions } from '../platform/database/transactions.js';
import { AppError } from '../platform/requests/app-error.js';
import { PlayersService } from '../players/index.js';
import type { DeviceCaller } from './device-caller.js';
import { DeviceCodesStore } from './device-codes.store.js';
import { DevicesStore } from './devices.store.js';
import { FindDeviceCode, unknownCode } from './find-device-code.js';

/**
 * Makes a device play as the player whose code it gives. Its own player is merged into that one, as when signing in; the
 * UUID that it presents stays the same, but means that player from now on.
 */
@Injectable()
export class LinkDevice {
  constructor(
    private readonly findCode: FindDeviceCode,
    private readonly codes: DeviceCodesStore,
    private readonly devices: DevicesStore,
    private readonly players: PlayersService,
    private readonly mergePlayer: MergePlayer,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async execute(caller: DeviceCaller, typed: string): Promise<{ playerName: string | null }> {
    const { codeHash, playerUUID: to, usedAt } = await this.findCode.execute(caller, typed);
    if (usedAt === null) await this.link(caller, { to, codeHash });
    const { name } = await this.players.publicIdentityOf(to);
    return { playerName: name };
  }

  private async link(
    { playerUUID: from, capability, deviceName: name }: DeviceCaller,
    { to, codeHash }: { to: string; codeHash: string },
  ): Promise<void> {
    const now = new Date(this.clock.now());
    const afterCommit = await this.transactions.run(async (transaction) => {
      const merged = await this.mergePlayer.between(transaction, { from, to }, async () => {
        if (!(await this.codes.use(transaction, { playerUUID: to, codeHash, now }))) throw unknownCode();
        // If this player already has several devices, the merge moves all of them.
        await this.devices.add(transaction, { playerUUID: from, capability, name, at: now });
        return true;
      });
      return merged;
    });
    // The device was linked to someone else at the same moment, or its player to an account.
    if (!afterCommit) throw new AppError('UNAVAILABLE', { retryAfterSeconds: 1 });
    afterCommit();
  }
}
