import { CELLS } from '@tessera/rules';
import { PATTERNS } from './board.js';
import { openPatterns, type ValueTables } from './value-tables.js';

/** The stages of a game by the letters on the board at the end of each. */
const STAGE_ENDS = [4, 8, 12, 15];
export const STAGES = STAGE_ENDS.length;

/** The stage of a position that has so many letters, at most 15. */
export const stageOf = (filled: number): number => STAGE_ENDS.findIndex((end) => filled <= end);

/**
 * What was learned in one stage: for each pattern with a blank, in the order of `openPatterns`, one character that says
 * how far its value lies from the estimate. White space does not count.
 */
export interface LearnedStage {
  /** The difference that the first mark of the alphabet stands for, in points. */
  lowest: number;
  /** The difference between one mark and the next. */
  step: number;
  marks: string;
}

/** Marks that need no escape in a template literal. Plain text, so that the web server's compression does the packing. */
export const ALPHABET =
  '!"#%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}~';

/** The tables that these marks mean, on top of the estimates that they were learned from. */
export function decodeValueTables(stages: readonly LearnedStage[], estimates: ValueTables): ValueTables {
  const tables = stages.map((stage) => decodeStage(stage, estimates[0]!));
  const plain = estimates[CELLS]!;
  return [...Array.from({ length: CELLS }, (_, filled) => tables[stageOf(filled)]!), plain];
}

function decodeStage({ lowest, step, marks }: LearnedStage, estimate: Float32Array): Float32Array {
  const ranks = new Map([...ALPHABET].map((mark, rank) => [mark.charCodeAt(0), rank]));
  const patterns = openPatterns();
  const packed = marks.replace(/\s/g, '');
  if (packed.length !== patterns.length) throw new RangeError('these are not the values of all patterns');
  const values = new Float32Array(PATTERNS);
  values.set(estimate);
  for (const [at, pattern] of patterns.entries()) {
    values[pattern]! += lowest + step * ranks.get(packed.charCodeAt(at))!;
  }
  return values;
}
