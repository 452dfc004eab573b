import { Injectable } from '@nestjs/common';
import { cleanDeviceCode, DEVICE_TEXTS, isDeviceCode } from '@tessera/contracts/constants';
import { Clock } from '../platform/clock/clock.js';
import { AppError } from '../platform/requests/app-error.js';
import type { DeviceCaller } from './device-caller.js';
import { DeviceCodeGuesses } from './device-code-guesses.js';
import { DeviceCodeHash, DeviceCodesStore, type DeviceCode } from './device-codes.store.js';

export interface FoundCode extends DeviceCode {
  codeHash: string;
}

export const unknownCode = () => new AppError('DEVICE_CODE_UNKNOWN', { field: 'code' });

/**
 * Finds the code that a device gives, if it may be used there: not by the player's own device, and not by a player
 * with an account. Only the device that has used a code finds it again, in case it didn't get the response.
 */
@Injectable()
export class FindDeviceCode {
  constructor(
    private readonly codes: DeviceCodesStore,
    private readonly hash: DeviceCodeHash,
    private readonly guesses: DeviceCodeGuesses,
    private readonly clock: Clock,
  ) {}

  execute({ playerUUID, hasAccount, limitKeys }: DeviceCaller, typed: string): Promise<FoundCode> {
    if (hasAccount) throw new AppError('SIGN_IN_INSTEAD', { message: DEVICE_TEXTS.signOutFirst });
    return this.guesses.run(limitKeys, async () => {
      const code = cleanDeviceCode(typed);
      if (!isDeviceCode(code)) throw unknownCode();
      const codeHash = this.hash.of(code);
      const found = await this.codes.find(codeHash, new Date(this.clock.now()));
      if (!found) throw unknownCode();
      const isOwn = found.playerUUID === playerUUID;
      if (isOwn && found.usedAt === null) throw new AppError('ALREADY_LINKED');
      if (!isOwn && found.usedAt !== null) throw unknownCode();
      return { ...found, codeHash };
    });
  }
}
