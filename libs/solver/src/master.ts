// A separate entry point, because the learned values are 300 kB of text that only the master bot and the
// review need.
import { CELLS } from '@tessera/rules';
import { LEXICON } from '@tessera/words';
import { decodeValueTables } from './learned-values.js';
import { once, oncePerVersion, validEstimates, validScores } from './lexicon-tables.js';
import { MASTER_VALUES } from './generated/master-values.js';
import type { ValueTables } from './value-tables.js';

const learned = once(() => decodeValueTables(MASTER_VALUES, validEstimates()));

/**
 * The tables for the master bot and the review: 20 MB in memory, decoded on first use. Only the final scores depend on
 * the version of the lexicon with which a game began.
 */
export const masterTables = oncePerVersion((version): ValueTables =>
  version === LEXICON.version
    ? learned()
    : [...learned().slice(0, CELLS), Float32Array.from(validScores(version))],
);
