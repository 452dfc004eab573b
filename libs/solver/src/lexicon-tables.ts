import { buildLineScores } from '@tessera/rules';
import { CORE_WORDS, VALID_WORDS } from '@tessera/words';
import { estimatedTables } from './value-tables.js';

/** Builds a table on first use and caches it, so that unused tables cost nothing. */
function once<Table>(make: () => Table): () => Table {
  let made: Table | undefined;
  return () => (made ??= make());
}

/** The score of every line pattern: 1 MB, built in a few milliseconds. */
export const validScores = once(() => buildLineScores(VALID_WORDS));
/** The same for a player who knows only the common words. */
export const coreScores = once(() => buildLineScores(CORE_WORDS));

/**
 * The estimated value of every line pattern before the line is full: 8 MB, built in some tens of
 * milliseconds.
 */
export const validEstimates = once(() => estimatedTables(validScores()));
export const coreEstimates = once(() => estimatedTables(coreScores()));
