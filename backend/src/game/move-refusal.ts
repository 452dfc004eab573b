import type { LiveRefusal, SimpleRefusal } from '@tessera/rules';
import { badField, Refusal } from '../platform/http/refusal.js';

/** What the rules refuse, as the doors say it. */
export function moveRefusal(refusal: LiveRefusal | SimpleRefusal): Refusal {
  switch (refusal) {
    case 'BAD_LETTER':
      return badField('letter', 'must be a letter A-Z');
    case 'BAD_CELL':
      return badField('cellIndex', 'must be 0-15');
    default:
      return new Refusal(refusal);
  }
}
