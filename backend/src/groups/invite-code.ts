import { LIMITS } from '@tessera/contracts/constants';
import { customAlphabet } from 'nanoid';

/** Without those that are taken for each other when read aloud or written down: I and 1, O and 0. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const FORM = new RegExp(`^[${ALPHABET}]{${LIMITS.INVITE_CODE_LENGTH}}$`);

/** Could there be such a code? Nothing else is looked up. */
export const isInviteCode = (text: string): boolean => FORM.test(text);

/** One of a milliard codes, not to be foreseen. */
const drawCode = customAlphabet(ALPHABET, LIMITS.INVITE_CODE_LENGTH);

/** A code that no group has: with many groups a draw hits one of theirs now and then. */
export async function newInviteCode(
  isTaken: (code: string) => Promise<boolean>,
  draw: () => string = drawCode,
): Promise<string> {
  let code = draw();
  while (await isTaken(code)) code = draw();
  return code;
}
