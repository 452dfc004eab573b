import { buildLineScores } from '@tessera/rules';
import { CORE_WORDS, VALID_WORDS } from '@tessera/words';
import { estimatedTables } from './value-tables.js';

/** Makes a table when it is first wanted, and keeps it: nobody pays for one that he does not use. */
function once<Table>(make: () => Table): () => Table {
  let made: Table | undefined;
  return () => (made ??= make());
}

/** What every line scores by the lexicon: 1 MB, made in a few milliseconds. */
export const validScores = once(() => buildLineScores(VALID_WORDS));
/** The same for a player who knows the common words only. */
export const coreScores = once(() => buildLineScores(CORE_WORDS));

/** What every line is worth before it is full: 8 MB, made in some tens of milliseconds. */
export const validEstimates = once(() => estimatedTables(validScores()));
export const coreEstimates = once(() => estimatedTables(coreScores()));
