import type { Transaction } from '../../platform/database/transactions.js';
import type { UserEntity } from '../user.entity.js';
import { AppError } from '../../platform/requests/app-error.js';

/** In addition to the field, these errors have the `errorType` that the sign-in form needs. */
export const unknownEmail = (): AppError =>
  new AppError('UNKNOWN_EMAIL', { field: 'email', extra: { errorType: 'email' } });

export const wrongPassword = (): AppError =>
  new AppError('WRONG_PASSWORD', { field: 'password', extra: { errorType: 'password' } });

/** What somebody has just shown in order to sign in to an account. */
export interface SignInProof {
  readonly userId: string;
  readonly withPasskey: boolean;
  /** The locked account; null if it has been deleted. Throws if the proof no longer holds. */
  check(transaction: Transaction, user: UserEntity | null): UserEntity | Promise<UserEntity>;
}

/** The account's password, which has just been verified. */
export const passwordProof = ({ id, passwordHash }: UserEntity): SignInProof => ({
  userId: id,
  withPasskey: false,
  check: (_, user) => {
    // The account may have been deleted or got another password since then.
    if (!user) throw unknownEmail();
    if (user.passwordHash !== passwordHash) throw wrongPassword();
    return user;
  },
});
