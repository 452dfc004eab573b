import { BAD_LETTER, TEXTS } from '@tessera/contracts/constants';
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
