import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the package's recommended parameters: 19 MiB, two passes. */
export const hashPassword = (password: string): Promise<string> => hash(password);

let nobodys: string | undefined;

/**
 * Takes the same time without a hash, so that response times don't reveal which accounts have no password.
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  nobodys ??= await hashPassword(randomUUID());
  const isRight = await verify(passwordHash ?? nobodys, password);
  return passwordHash !== null && isRight;
}
