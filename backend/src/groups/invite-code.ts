import { LIMITS } from '@tessera/contracts/constants';
import { customAlphabet } from 'nanoid';

/** Without those that are taken for each other when read aloud or written down: I and 1, O and 0. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const FORM = new RegExp(`^[${ALPHABET}]{${LIMITS.INVITE_CODE_LENGTH}}$`);

/** Could there be such a code? Nothing else is looked up. */
export const isInviteCode = (text: string): boolean => FORM.test(text);

/** One of a milliard codes, not to be foreseen. */
export const newInviteCode = customAlphabet(ALPHABET, LIMITS.INVITE_CODE_LENGTH);
