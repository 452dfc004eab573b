import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the parameters that the package recommends: 19 MiB, two passes. */
export const hashPassword = (password: string): Promise<string> => hash(password);

let nobodys: string | undefined;

/** Without a hash it takes as long: the time of a refusal must not tell which accounts have no password. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  nobodys ??= await hashPassword(randomUUID());
  const isRight = await verify(passwordHash ?? nobodys, password);
  return passwordHash !== null && isRight;
}
