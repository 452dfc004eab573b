import { CELLS, SIDE, type Letter } from '@tessera/rules';
import { SHIFTS } from './board.js';
import { codeOf } from './letter-codes.js';
import type { Random } from './random.js';

/** Sixteen letter codes in reading order, and their score. */
export interface ScoredCodes {
  score: number;
  codes: Uint8Array;
}

const { exp } = Math;

const BEST_SCORE = CELLS * 2;

// Temperatures in points of the score, found by experiment: hot enough to break up whole words, cold enough
// to settle.
const HOT = 1.2;
const COLD = 0.15;
const STEPS_PER_DEGREE = 64;

/**
 * Finds a good arrangement of these 16 letters by simulated annealing (Kirkpatrick et al. 1983): swaps random
 * pairs of cells, and accepts losses while the temperature is high. Stops early at a perfect grid. `scores`
 * has the score of each line pattern.
 */
export function anneal(
  letters: readonly Letter[],
  scores: Uint8Array,
  steps: number,
  random: Random,
): ScoredCodes {
  const codes = Uint8Array.from(letters, codeOf);
  const lines = patternsOf(codes);
  let score = lines.reduce((sum, pattern) => sum + scores[pattern]!, 0);
  const best: ScoredCodes = { score, codes: codes.slice() };

  const cooling = (COLD / HOT) ** (STEPS_PER_DEGREE / steps);
  const chances = new Float64Array(BEST_SCORE + 1);
  let temperature = HOT;
  for (let step = 0; step < steps && best.score < BEST_SCORE; step++) {
    if (step % STEPS_PER_DEGREE === 0) {
      temperature *= cooling;
      for (let loss = 0; loss <= BEST_SCORE; loss++) chances[loss] = exp(-loss / temperature);
    }
    const pair = (random() * CELLS * CELLS) | 0;
    const a = pair >> 4;
    const b = pair & 15;
    const change = codes[a]! ^ codes[b]!;
    if (change === 0) continue;
    const gain = flip(lines, scores, a, b, change);
    if (gain < 0 && random() >= chances[-gain]!) {
      flip(lines, scores, a, b, change);
      continue;
    }
    codes[a]! ^= change;
    codes[b]! ^= change;
    score += gain;
    if (score > best.score) {
      best.score = score;
      best.codes.set(codes);
    }
  }
  return best;
}

/** The patterns of the four rows, then of the four columns. */
function patternsOf(codes: Uint8Array): Int32Array {
  const lines = new Int32Array(2 * SIDE);
  for (const [cell, code] of codes.entries()) {
    lines[cell >> 2]! |= code << SHIFTS[cell & 3]!;
    lines[SIDE + (cell & 3)]! |= code << SHIFTS[cell >> 2]!;
  }
  return lines;
}

/**
 * Swaps the letters of cells `a` and `b`, whose codes differ by the bits in `change`, in the lines through
 * them. Returns the gain in points.
 */
function flip(lines: Int32Array, scores: Uint8Array, a: number, b: number, change: number): number {
  const rowA = a >> 2;
  const rowB = b >> 2;
  const columnA = SIDE + (a & 3);
  const columnB = SIDE + (b & 3);
  const atA = change << SHIFTS[a & 3]!;
  const atB = change << SHIFTS[b & 3]!;
  const downA = change << SHIFTS[rowA]!;
  const downB = change << SHIFTS[rowB]!;
  let gain = -scores[lines[rowA]!]! - scores[lines[columnA]!]!;
  if (rowA !== rowB) gain -= scores[lines[rowB]!]!;
  if (columnA !== columnB) gain -= scores[lines[columnB]!]!;
  lines[rowA]! ^= atA;
  lines[rowB]! ^= atB;
  lines[columnA]! ^= downA;
  lines[columnB]! ^= downB;
  gain += scores[lines[rowA]!]! + scores[lines[columnA]!]!;
  if (rowA !== rowB) gain += scores[lines[rowB]!]!;
  if (columnA !== columnB) gain += scores[lines[columnB]!]!;
  return gain;
}
