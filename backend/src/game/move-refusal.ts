import { BAD_LETTER, TEXTS } from '@tessera/contracts/constants';
import type { LiveRefusal, SimpleRefusal } from '@tessera/rules';
import { badField, Refusal } from '../platform/http/refusal.js';

/** What the rules refuse, as the doors say it. */
export function moveRefusal(refusal: LiveRefusal | SimpleRefusal): Refusal {
  switch (refusal) {
    case 'BAD_LETTER':
      return badField('letter', BAD_LETTER);
    case 'BAD_CELL':
      return badField('cellIndex', TEXTS.invalidCell);
    default:
      return new Refusal(refusal);
  }
}
