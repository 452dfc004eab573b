import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountDataHandlers, type AccountDataHandler, type PlayerMerge } from '../auth/index.js';
import type { Transaction } from '../platform/database/transactions.js';
import { PlayersService } from '../players/index.js';
import { DeviceCodesStore } from './device-codes.store.js';
import { DevicesStore } from './devices.store.js';

/**
 * A player with an account has no devices here: theirs become browsers that are linked to the account and need its
 * session. So there is nothing to export and nothing to delete.
 */
@Injectable()
export class DeviceAccountData implements AccountDataHandler, OnModuleInit {
  constructor(
    private readonly accountData: AccountDataHandlers,
    private readonly devices: DevicesStore,
    private readonly codes: DeviceCodesStore,
    private readonly players: PlayersService,
  ) {}

  onModuleInit(): void {
    this.accountData.add(this);
  }

  async claim(transaction: Transaction, playerUUID: string): Promise<void> {
    await this.codes.remove(transaction, [playerUUID]);
    await this.devices.linkToAccount(transaction, playerUUID, playerUUID);
  }

  async merge(transaction: Transaction, { from, to }: PlayerMerge): Promise<void> {
    await this.codes.remove(transaction, [from]);
    const moved =
      (await this.devices.linkToAccount(transaction, from, to)) ??
      (await this.devices.move(transaction, from, to));
    await this.players.setMergedInto(transaction, moved, to);
  }

  dataOf(): Promise<Record<string, never>> {
    return Promise.resolve({});
  }
}
