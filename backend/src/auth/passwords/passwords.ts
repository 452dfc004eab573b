import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { HashQueue } from './hash-queue.js';

const queue = new HashQueue();

/** The rank of whoever hasn't just made other attempts. */
const FIRST_ATTEMPT = 1;

/** Argon2id with the package's recommended parameters: 19 MiB, two passes. */
export const hashPassword = (password: string): Promise<string> =>
  queue.run(FIRST_ATTEMPT, () => hash(password));

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
  const isRight = await queue.run(rank, () => verify(known, password));
  return passwordHash !== null && isRight;
}
