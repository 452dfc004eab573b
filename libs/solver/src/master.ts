// A separate entry point, because the learned values are 300 kB of text that only the master bot and the
// review need.
import { decodeValueTables } from './learned-values.js';
import { validEstimates } from './lexicon-tables.js';
import { MASTER_VALUES } from './generated/master-values.js';
import type { ValueTables } from './value-tables.js';

let tables: ValueTables | undefined;

/** The tables for the master bot and the review: 20 MB in memory, decoded on first use. */
export const masterTables = (): ValueTables =>
  (tables ??= decodeValueTables(MASTER_VALUES, validEstimates()));
