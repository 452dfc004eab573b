import { BAD_LETTER, TEXTS } from '@tessera/contracts/constants';
import type { LiveRejection, SimpleRejection } from '@tessera/rules';
import { invalidField, AppError } from '../../platform/http/app-error.js';

/** What the rules reject, as the doors say it. */
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
