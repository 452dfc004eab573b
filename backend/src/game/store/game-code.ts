import { GAME_CODE_LENGTH, UPPERCASE_ALPHANUMERIC } from '@tessera/contracts/wire';
import { customAlphabet } from 'nanoid';

/** A random code, which may have been used before. */
export const newCode = customAlphabet(UPPERCASE_ALPHANUMERIC, GAME_CODE_LENGTH);
