import { ECDH } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { CALLS } from '@tessera/contracts/calls';
import type { PushWishes } from '@tessera/contracts/push';
import type { InputOf } from '@tessera/contracts/wire';
import { zoneOf } from '@tessera/rules';
import { Clock } from '../platform/clock/clock.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Transactions, type Transaction } from '../platform/database/transactions.js';
import { AppError, invalidField } from '../platform/requests/app-error.js';
import { PlayersRepository } from '../players/index.js';
import { serviceOf } from './push-request.js';
import { SubscriptionsRepository } from './subscriptions.repository.js';
import { AccountDataHandlers, type AccountDataHandler, type PlayerMerge } from '../auth/index.js';

interface Device extends InputOf<typeof CALLS.savePushSubscription> {
  playerUUID: string;
  capability: string;
  /** The address of the app on this device. */
  origin: string;
}

/** The devices of a player that get push notifications. */
@Injectable()
export class SubscriptionsService implements AccountDataHandler, OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'isPushOn' | 'pushServices'>,
    private readonly subscriptions: SubscriptionsRepository,
    private readonly players: PlayersRepository,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly accountData: AccountDataHandlers,
  ) {}

  /** Sends notices to a device from now on, or changes which ones. */
  async save({ kinds: wanted, reminder: wished, ...device }: Device): Promise<PushWishes> {
    if (!this.config.isPushOn) throw new AppError('PUSH_OFF');
    const service = serviceOf(device.endpoint, this.config.pushServices);
    if (service === null) throw new AppError('PUSH_SERVICE_UNKNOWN', { field: 'endpoint' });
    if (!isOnCurve(device.keys.p256dh)) throw invalidField('keys', "This isn't a valid key");
    const kinds = [...new Set(wanted)];
    const reminder = wished && { ...wished, timeZone: zoneOf(wished.timeZone) };
    const now = new Date(this.clock.now());
    await this.transactions.run(async (transaction) => {
      // Locks the player, so that simultaneous requests are counted correctly.
      await this.players.ensureLocked(transaction, device.playerUUID);
      await this.subscriptions.save(transaction, { ...device, kinds, reminder, service, now });
    });
    return { kinds, reminder };
  }

  onModuleInit(): void {
    this.accountData.add(this);
  }

  async merge(transaction: Transaction, { from, to }: PlayerMerge): Promise<void> {
    await this.subscriptions.move(transaction, from, to);
  }

  async dataOf(playerUUIDs: readonly string[]) {
    const devices = await this.subscriptions.ofPlayers(playerUUIDs);
    return {
      notifiedDevices: devices.map(({ createdAt, reachedAt, ...device }) => ({
        ...device,
        createdAt: createdAt.toISOString(),
        reachedAt: reachedAt.toISOString(),
      })),
    };
  }

  async release(transaction: Transaction, playerUUIDs: readonly string[]): Promise<void> {
    await this.subscriptions.removeOf(transaction, playerUUIDs);
  }
}

/** Whether the key is a point on P-256. Nothing can be encrypted for any other key. */
function isOnCurve(publicKey: string): boolean {
  try {
    ECDH.convertKey(publicKey, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}
