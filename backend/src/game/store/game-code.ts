import { customAlphabet } from 'nanoid';

/** A random code, which may have been used before. */
export const newCode = customAlphabet('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', 5);
