import { LIMITS } from '@tessera/contracts/constants';
import { customAlphabet } from 'nanoid';

/** Without characters that are easily confused when read aloud or written down: I and 1, O and 0. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const FORM = new RegExp(`^[${ALPHABET}]{${LIMITS.INVITE_CODE_LENGTH}}$`);

/** Whether this can be a code. Nothing else is looked up. */
export const isInviteCode = (text: string): boolean => FORM.test(text);

/** One of about a billion codes, drawn unpredictably. */
export const drawCode = customAlphabet(ALPHABET, LIMITS.INVITE_CODE_LENGTH);

/** A code that no group has. With many groups, a draw occasionally hits a code that is in use. */
export async function newInviteCode(
  isTaken: (code: string) => Promise<boolean>,
  draw: () => string = drawCode,
): Promise<string> {
  let code = draw();
  while (await isTaken(code)) code = draw();
  return code;
}
