import { Inject, Injectable } from '@nestjs/common';
import { isAdmin, type UserEntity } from '../auth/index.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { AppError } from '../platform/requests/app-error.js';
import type { AccountSession } from '../platform/requests/request.js';
import type { StoredPasskey } from './passkeys.store.js';

/** Where admins need a second factor, a stolen password must not be enough to replace it. */
@Injectable()
export class SecondFactor {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** The first passkey needs no other. */
  requireToChange(user: UserEntity, session: AccountSession, known: readonly StoredPasskey[]): void {
    const isNeeded = this.config.needsSecondFactor && isAdmin(user, this.config) && known.length > 0;
    if (isNeeded && !session.withPasskey) throw new AppError('SECOND_FACTOR_REQUIRED');
  }
}
