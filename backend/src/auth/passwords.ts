import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the parameters that the package recommends: 19 MiB, two passes. */
export const hashPassword = (password: string): Promise<string> => hash(password);

export const isPassword = (password: string, passwordHash: string | null): Promise<boolean> =>
  passwordHash === null ? Promise.resolve(false) : verify(passwordHash, password);
