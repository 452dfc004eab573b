// A door of its own: the learned values are 300 kB of text, which nobody shall load who does not play the master
// or review a game.
import { decodeValueTables } from './learned-values.js';
import { validEstimates } from './lexicon-tables.js';
import { MASTER_VALUES } from './generated/master-values.js';
import type { ValueTables } from './value-tables.js';

let tables: ValueTables | undefined;

/** What the master bot plays by, and the review judges by: 20 MB in memory, decoded at the first call. */
export const masterTables = (): ValueTables =>
  (tables ??= decodeValueTables(MASTER_VALUES, validEstimates()));
