import { Injectable, type OnModuleInit } from '@nestjs/common';
import { cleanDeviceCode, DEVICE_TEXTS, isDeviceCode, type Device } from '@tessera/contracts/devices';
import { DEVICE_CODE_MISSES, IPV6_SITE_FACTOR, LIMITS } from '@tessera/contracts/wire';
import { Clock } from '../platform/clock/clock.js';
import { AppError } from '../platform/requests/app-error.js';
import { Transactions, type Transaction } from '../platform/database/transactions.js';
import { PlayersRepository } from '../players/index.js';
import {
  MergePlayer,
  LiveSessions,
  AccountDataHandlers,
  type AccountDataHandler,
  type PlayerMerge,
} from '../auth/index.js';
import type { Source } from '../platform/limits/allowance.js';
import { FailureLimits } from '../platform/limits/failure-limits.js';
import { RateLimits } from '../platform/limits/rate-limits.js';
import type { LimitKeys } from '../platform/requests/address-key.js';
import { Deletions } from '../platform/backups/deletions.js';
import { PushDevices } from '../push/index.js';
import type { DeviceCaller } from './device-caller.js';
import { DeviceCodesRepository, type DeviceCode, drawDeviceCode } from './device-codes.repository.js';
import { DevicesRepository } from './devices.repository.js';

type FoundCode = DeviceCode & { codeHash: string };

const unknownCode = () => new AppError('DEVICE_CODE_UNKNOWN', { field: 'code' });

const DEVICE = 'device';

const { points, seconds } = DEVICE_CODE_MISSES;
const SCOPES = [
  ['address', points],
  ['site', points * IPV6_SITE_FACTOR],
] as const;

/** Playing as one player on several devices. */
@Injectable()
export class DevicesService implements OnModuleInit, AccountDataHandler {
  private readonly failures = new FailureLimits({
    countsFirst: true,
    isFailure: (error) => error instanceof AppError && error.code === 'DEVICE_CODE_UNKNOWN',
  });

  constructor(
    private readonly codes: DeviceCodesRepository,
    private readonly devices: DevicesRepository,
    private readonly players: PlayersRepository,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly mergePlayer: MergePlayer,
    private readonly pushDevices: PushDevices,
    private readonly live: LiveSessions,
    private readonly deletions: Deletions,
    private readonly accountData: AccountDataHandlers,
    private readonly limits: RateLimits,
  ) {}

  /** Creates a code with which another device can play as this player. It replaces the previous one. */
  async createCode(caller: DeviceCaller): Promise<{ code: string; expiresAt: string }> {
    const { playerUUID, capability, deviceName: name } = caller;
    if (caller.hasAccount) throw new AppError('SIGN_IN_INSTEAD');
    const code = drawDeviceCode();
    const now = this.clock.now();
    const expiresAt = new Date(now + LIMITS.DEVICE_CODE_VALID_MS);
    await this.transactions.run(async (transaction) => {
      await this.players.ensureLocked(transaction, playerUUID);
      const codeHash = this.codes.hashOf(code);
      const isOwn = await this.codes.replace(transaction, { playerUUID, codeHash, expiresAt });
      if (!isOwn) throw new AppError('SIGN_IN_INSTEAD');
      await this.devices.add(transaction, { playerUUID, capability, name, at: new Date(now) });
    });
    return { code, expiresAt: expiresAt.toISOString() };
  }

  /** Says whose code it is, before the device's own games are merged into those of that player. */
  async checkCode(caller: DeviceCaller, typed: string): Promise<{ playerName: string | null }> {
    const { playerUUID } = await this.findCode(caller, typed);
    const { name } = await this.players.publicIdentityOf(playerUUID);
    return { playerName: name };
  }

  /**
   * Makes a device play as the player whose code it gives. Its own player is merged into that one, as when signing
   * in; the UUID that it presents stays the same, but means that player from now on.
   */
  async link(caller: DeviceCaller, typed: string): Promise<{ playerName: string | null }> {
    const { codeHash, playerUUID: to, usedAt } = await this.findCode(caller, typed);
    if (usedAt === null) await this.useCode(caller, { to, codeHash });
    const { name } = await this.players.publicIdentityOf(to);
    return { playerName: name };
  }

  /** The devices of a player; none if there has never been a second one. */
  async list({ playerUUID, capability: own }: DeviceCaller): Promise<Device[]> {
    const devices = await this.devices.of([playerUUID]);
    return devices.map(({ capability, ...device }) => ({ ...device, isThis: capability === own }));
  }

  onModuleInit(): void {
    this.deletions.register(DEVICE, (hashes) => this.devices.forgetAgain(hashes, new Date(this.clock.now())));

    this.accountData.add(this);
  }

  /** Forgets one of a player's devices, which can't play as them any more. One always remains. */
  async forget({ playerUUID }: DeviceCaller, deviceId: string): Promise<void> {
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

  /** A player with an account has none here: theirs become browsers that are linked to the account and need its session. */
  async dataOf(playerUUIDs: readonly string[]) {
    const devices = await this.devices.of(playerUUIDs);
    return {
      devices: devices.map(({ name, linkedOn, lastSeenOn }) => ({ name, linkedOn, lastSeenOn })),
    };
  }

  async release(transaction: Transaction, playerUUIDs: readonly string[]): Promise<void> {
    await this.codes.remove(transaction, playerUUIDs);
    await this.devices.remove(transaction, playerUUIDs);
  }

  /** Limits wrong codes from one network. An attempt counts until it has turned out to be right. */
  private guess<Answer>(limitKeys: LimitKeys = {}, work: () => Promise<Answer>): Promise<Answer> {
    if (this.limits.areOff) return work();
    const sources = SCOPES.flatMap(([scope, max]): Source[] => {
      const key = limitKeys[scope];
      const settings = { name: `device-code:${scope}`, points: max, seconds };
      return key === undefined ? [] : [{ allowance: this.limits.allowance(settings), key }];
    });
    return this.failures.run({ sources }, work);
  }

  private async useCode(
    { playerUUID: from, capability, deviceName: name }: DeviceCaller,
    { to, codeHash }: { to: string; codeHash: string },
  ): Promise<void> {
    const now = new Date(this.clock.now());
    const afterCommit = await this.transactions.run((transaction) =>
      this.mergePlayer.between(transaction, { from, to }, async () => {
        if (!(await this.codes.use(transaction, { playerUUID: to, codeHash, now }))) throw unknownCode();
        // If this player already has several devices, the merge moves all of them.
        await this.devices.add(transaction, { playerUUID: from, capability, name, at: now });
        return true;
      }),
    );
    // The device was linked to someone else at the same moment, or its player to an account.
    if (!afterCommit) throw new AppError('UNAVAILABLE', { retryAfterSeconds: 1 });
    afterCommit();
  }

  /**
   * Finds the code that a device gives, if it may be used there: not by the player's own device, and not by a player
   * with an account. Only the device that has used a code finds it again, in case it didn't get the response.
   */
  private findCode({ playerUUID, hasAccount, limitKeys }: DeviceCaller, typed: string): Promise<FoundCode> {
    if (hasAccount) throw new AppError('SIGN_IN_INSTEAD', { message: DEVICE_TEXTS.signOutFirst });
    return this.guess(limitKeys, async () => {
      const code = cleanDeviceCode(typed);
      if (!isDeviceCode(code)) throw unknownCode();
      const codeHash = this.codes.hashOf(code);
      const found = await this.codes.find(codeHash, new Date(this.clock.now()));
      if (!found) throw unknownCode();
      const isOwn = found.playerUUID === playerUUID;
      if (isOwn && found.usedAt === null) throw new AppError('ALREADY_LINKED');
      if (!isOwn && found.usedAt !== null) throw unknownCode();
      return { ...found, codeHash };
    });
  }
}
