import { LIMITS } from '@tessera/contracts/constants';
import { createCodeFinder } from '../../ui/form/find-code';

/** The invite code in a pasted or typed text. Null if there is none. */
export const inviteCodeIn = createCodeFinder({ length: LIMITS.INVITE_CODE_LENGTH, inLink: '[?&]invite=' });
