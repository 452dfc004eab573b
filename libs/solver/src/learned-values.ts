import { CELLS } from '@tessera/rules';
import { openPatterns, type ValueTables } from './value-tables.js';

/** The stages of a game, by the number of letters on the board at the end of each. */
const STAGE_ENDS = [4, 8, 12, 15];
export const STAGES = STAGE_ENDS.length;

/** The stage of a position with this many letters, at most 15. */
export const stageOf = (filled: number): number => STAGE_ENDS.findIndex((end) => filled <= end);

/**
 * The learned values of one stage: for each pattern with an empty cell, in the order of `openPatterns`, one
 * character that encodes the difference between its value and the estimate. White space is ignored.
 */
export interface LearnedStage {
  /** The difference, in points, that the first character of the alphabet stands for. */
  lowest: number;
  /** The difference, in points, between one character and the next. */
  step: number;
  marks: string;
}

/**
 * Characters that need no escaping in a template literal. This is plain text because the web server
 * compresses it.
 */
export const ALPHABET =
  '!"#%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}~';

/**
 * Decodes learned values into tables; `estimates` are the tables on which the training was based. Throws a
 * RangeError unless each stage has a value for every pattern.
 */
export function decodeValueTables(stages: readonly LearnedStage[], estimates: ValueTables): ValueTables {
  const patterns = Int32Array.from(openPatterns());
  const tables = stages.map((stage) => decodeStage(stage, estimates[0]!, patterns));
  const plain = estimates[CELLS]!;
  return [...Array.from({ length: CELLS }, (_, filled) => tables[stageOf(filled)]!), plain];
}

function decodeStage(
  { lowest, step, marks }: LearnedStage,
  estimate: Float32Array,
  patterns: Int32Array,
): Float32Array {
  const differences = new Float64Array(128);
  for (const [rank, mark] of [...ALPHABET].entries()) differences[mark.charCodeAt(0)] = lowest + step * rank;
  const packed = marks.replace(/\s/g, '');
  if (packed.length !== patterns.length) throw new RangeError('these are not the values of all patterns');
  const values = estimate.slice();
  for (let at = 0; at < patterns.length; at++) {
    values[patterns[at]!]! += differences[packed.charCodeAt(at)]!;
  }
  return values;
}
