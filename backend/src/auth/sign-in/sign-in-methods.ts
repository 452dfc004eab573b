import { Inject, Injectable } from '@nestjs/common';
import { type OtherMethods, SIGN_IN_META } from '@tessera/contracts/accounts';
import type { CALLS } from '@tessera/contracts/calls';
import { type AnswerOf, PAGES } from '@tessera/contracts/wire';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { AppError } from '../../platform/requests/app-error.js';
import { isAdmin, isForAdmin } from '../user.view.js';
import type { UserEntity } from '../user.entity.js';
import type { PageFacts } from '../../platform/http/documents.js';

type Options = AnswerOf<typeof CALLS.signInOptions>;

/** The ways to sign in to this server. */
export const signInOptions = ({ oidc, hasPasswordLogin, hasPasskeys }: Config): Options => ({
  password: hasPasswordLogin,
  provider: oidc ? { name: oidc.name } : null,
  passkeys: hasPasskeys,
});

/**
 * Also written into pages, so that the sign-in form is right from the start. The prerendered one has only
 * passwords.
 */
export function signInFacts(config: Config): PageFacts | undefined {
  const options = signInOptions(config);
  if (options.password && !options.provider && !options.passkeys) return undefined;
  return { meta: { [SIGN_IN_META]: JSON.stringify(options) }, withoutContent: [PAGES.auth] };
}

const NONE: OtherMethods = { identities: [], passkeys: [] };

/** A way to sign in besides the password. */
export interface SignInMethod {
  readonly kind: keyof OtherMethods;
  /** Those of an account, as its owner sees them. */
  list(userId: string): Promise<Partial<OtherMethods>>;
  /** How many of these sign in to the account. */
  count(transaction: Transaction, userId: string): Promise<number>;
  /**
   * Removes the methods that may have been added by someone who created the account without owning its mailbox.
   * `all` leaves none.
   */
  revokeUnproven(transaction: Transaction, user: UserEntity, all: boolean): Promise<void>;
  removeAll(transaction: Transaction, userId: string): Promise<void>;
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
    const leavesNone = isForAdmin(user, this.config);
    for (const method of this.all) await method.revokeUnproven(transaction, user, leavesNone);
  }

  /**
   * For an owner who may have lost a device, or found a stranger's way in. Where admins need a second factor, access
   * to the mailbox isn't enough to remove an admin's passkeys.
   */
  async removeAll(transaction: Transaction, user: UserEntity, kind: keyof OtherMethods): Promise<void> {
    const isFactor = kind === 'passkeys' && this.config.needsSecondFactor;
    if (isFactor && isAdmin(user, this.config)) throw new AppError('PASSKEYS_STAY');
    await this.removeAllByOperator(transaction, user.id, kind);
  }

  /** For an operator, who has made sure that the owner asks for it. */
  async removeAllByOperator(
    transaction: Transaction,
    userId: string,
    kind: keyof OtherMethods,
  ): Promise<void> {
    for (const method of this.all) if (method.kind === kind) await method.removeAll(transaction, userId);
  }

  /** Throws if nothing signs in to the account, which the caller has locked. */
  async requireOne(transaction: Transaction, user: UserEntity): Promise<void> {
    if (this.config.hasPasswordLogin && user.passwordHash !== null) return;
    for (const method of this.all) if ((await method.count(transaction, user.id)) > 0) return;
    throw new AppError('LAST_SIGN_IN_METHOD');
  }

  async list(userId: string): Promise<OtherMethods> {
    const lists = await Promise.all(this.all.map((method) => method.list(userId)));
    return Object.assign({ ...NONE }, ...lists) as OtherMethods;
  }
}
