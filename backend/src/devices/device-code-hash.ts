import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CODE_ALPHABET, LIMITS } from '@tessera/contracts/constants';
import { customAlphabet } from 'nanoid';
import { sessionSecretOf } from '../auth/index.js';
import { CONFIG, type Config } from '../platform/config/config.js';

/** One of 32⁸, about a million million, drawn unpredictably. */
export const drawDeviceCode = customAlphabet(CODE_ALPHABET, LIMITS.DEVICE_CODE_LENGTH);

/** Hashes codes with a key that isn't in the database, since so short a text could be found from a plain hash. */
@Injectable()
export class DeviceCodeHash {
  private readonly key: Buffer;

  constructor(@Inject(CONFIG) config: Config) {
    this.key = createHmac('sha256', sessionSecretOf(config)).update('device codes').digest();
  }

  of(code: string): string {
    return createHmac('sha256', this.key).update(code).digest('base64url');
  }
}
