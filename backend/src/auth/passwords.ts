import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { HashQueue } from './hash-queue.js';

const queue = new HashQueue();

/** The rank of whoever hasn't just made other attempts. */
const FIRST_ATTEMPT = 1;

/** What is hashed, so that a password is the same on every keyboard (NIST SP 800-63B, section 3.1.1.2). */
const normalized = (password: string): string => password.normalize('NFKC');

/** Argon2id with the package's recommended parameters: 19 MiB, two passes. */
export const hashPassword = (password: string): Promise<string> =>
  queue.run(FIRST_ATTEMPT, () => hash(normalized(password)));

/** Earlier passwords were hashed as they were typed, composed or not. All are one text for most passwords. */
const formsOf = (password: string): string[] => [
  ...new Set([normalized(password), password, password.normalize('NFC'), password.normalize('NFD')]),
];

let nobodys: string | undefined;

/**
 * Takes the same time without a hash, so that response times don't reveal which accounts have no password. If
 * many passwords wait to be checked, those with a lower rank go first.
 */
export async function isPassword(
  password: string,
  passwordHash: string | null,
  rank: number = FIRST_ATTEMPT,
): Promise<boolean> {
  nobodys ??= await hashPassword(randomUUID());
  const known = passwordHash ?? nobodys;
  for (const form of formsOf(password)) {
    if (await queue.run(rank, () => verify(known, form))) return passwordHash !== null;
  }
  return false;
}
