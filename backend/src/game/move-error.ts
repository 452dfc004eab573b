import { BAD_LETTER, TEXTS } from '@tessera/contracts/constants';
import type { LiveRefusal, SimpleRefusal } from '@tessera/rules';
import { invalidField, AppError } from '../platform/http/app-error.js';

/** What the rules refuse, as the doors say it. */
export function moveError(refusal: LiveRefusal | SimpleRefusal): AppError {
  switch (refusal) {
    case 'BAD_LETTER':
      return invalidField('letter', BAD_LETTER);
    case 'BAD_CELL':
      return invalidField('cellIndex', TEXTS.invalidCell);
    default:
      return new AppError(refusal);
  }
}
