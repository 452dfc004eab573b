import { CODE_ALPHABET } from '@tessera/contracts/devices';
import { LIMITS } from '@tessera/contracts/wire';
import { customAlphabet } from 'nanoid';

const FORM = new RegExp(`^[${CODE_ALPHABET}]{${LIMITS.INVITE_CODE_LENGTH}}$`);

/** Whether this can be a code. Nothing else is looked up. */
export const isInviteCode = (text: string): boolean => FORM.test(text);

/** One of about a billion codes, drawn unpredictably. */
export const drawCode = customAlphabet(CODE_ALPHABET, LIMITS.INVITE_CODE_LENGTH);

/** A code that no group has. With many groups, a draw occasionally hits a code that is in use. */
export async function newInviteCode(
  isTaken: (code: string) => Promise<boolean>,
  draw: () => string = drawCode,
): Promise<string> {
  let code = draw();
  while (await isTaken(code)) code = draw();
  return code;
}
