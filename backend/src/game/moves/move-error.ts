import { BAD_LETTER, TEXTS } from '@tessera/contracts/texts';
import type { LiveRejection, SimpleRejection } from '@tessera/rules';
import { invalidField, AppError } from '../../platform/requests/app-error.js';

/** The error for a command that the rules reject. */
export function moveError(rejection: LiveRejection | SimpleRejection): AppError {
  switch (rejection) {
    case 'BAD_LETTER':
      return invalidField('letter', BAD_LETTER);
    case 'BAD_CELL':
      return invalidField('cellIndex', TEXTS.invalidCell);
    default:
      return new AppError(rejection);
  }
}
