import { buildLineScores } from '@tessera/rules';
import { CORE_WORDS, knownVersion, LEXICON, validWordsOf } from '@tessera/words';
import { estimatedTables } from './value-tables.js';

/** Builds a table on first use and caches it, so that unused tables cost nothing. */
export function once<Table>(make: () => Table): () => Table {
  let made: Table | undefined;
  return () => (made ??= make());
}

/** The same, with one table for each version of the lexicon that is known, whatever a client calls its own. */
export function oncePerVersion<Table>(make: (version: string) => Table): (version?: string) => Table {
  const made = new Map<string, Table>();
  return (named = LEXICON.version) => {
    const version = knownVersion(named);
    const table = made.get(version) ?? make(version);
    made.set(version, table);
    return table;
  };
}

/** The score of every line pattern, by a version of the lexicon: 1 MB, built in a few milliseconds. */
export const validScores = oncePerVersion((version) => buildLineScores(validWordsOf(version)));
/** The same for a player who knows only the common words. */
export const coreScores = once(() => buildLineScores(CORE_WORDS));

/**
 * The estimated value of every line pattern before the line is full: 8 MB, built in some tens of
 * milliseconds.
 */
export const validEstimates = once(() => estimatedTables(validScores()));
export const coreEstimates = once(() => estimatedTables(coreScores()));
