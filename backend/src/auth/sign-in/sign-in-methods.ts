import { Inject, Injectable } from '@nestjs/common';
import type { ResponseOf, CALLS } from '@tessera/contracts';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { AppError } from '../../platform/requests/app-error.js';
import { isAdmin } from '../user.view.js';
import type { UserEntity } from '../user.entity.js';

/** The ways to sign in to an account besides the password. */
export type Listed = Omit<ResponseOf<typeof CALLS.signInMethods>, 'success' | 'hasPassword'>;

const NONE: Listed = { identities: [], passkeys: [] };

/** A way to sign in besides the password. */
export interface SignInMethod {
  /** Those of an account, as its owner sees them. */
  list(userId: string): Promise<Partial<Listed>>;
  /** How many of these sign in to the account. */
  count(transaction: Transaction, userId: string): Promise<number>;
  /**
   * Removes the methods that may have been added by someone who created the account without owning its mailbox.
   * `all` leaves none.
   */
  revokeUnproven(transaction: Transaction, user: UserEntity, all: boolean): Promise<void>;
  /** Removes those that may be on a lost device. */
  revokeDevices?(transaction: Transaction, userId: string): Promise<void>;
}

/** Features that offer another way to sign in register it here at startup. */
@Injectable()
export class SignInMethods {
  private readonly all: SignInMethod[] = [];

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  add(method: SignInMethod): void {
    this.all.push(method);
  }

  /**
   * Called once somebody has proved that the mailbox is theirs. Admin accounts keep none, because whatever was
   * added before would become an admin's.
   */
  async revokeUnproven(transaction: Transaction, user: UserEntity): Promise<void> {
    const isForAdmin = this.config.adminEmails.includes(user.email);
    for (const method of this.all) await method.revokeUnproven(transaction, user, isForAdmin);
  }

  /**
   * For an owner who may have lost a device. Where admins need a second factor, access to the mailbox isn't
   * enough to remove an admin's passkeys.
   */
  async revokeDevices(transaction: Transaction, user: UserEntity): Promise<void> {
    if (this.config.needsSecondFactor && isAdmin(user, this.config)) throw new AppError('PASSKEYS_STAY');
    for (const method of this.all) await method.revokeDevices?.(transaction, user.id);
  }

  /** Throws if nothing signs in to the account, which the caller has locked. */
  async requireOne(transaction: Transaction, user: UserEntity): Promise<void> {
    if (this.config.hasPasswordLogin && user.passwordHash !== null) return;
    for (const method of this.all) if ((await method.count(transaction, user.id)) > 0) return;
    throw new AppError('LAST_SIGN_IN_METHOD');
  }

  async list(userId: string): Promise<Listed> {
    const lists = await Promise.all(this.all.map((method) => method.list(userId)));
    return Object.assign({ ...NONE }, ...lists) as Listed;
  }
}
