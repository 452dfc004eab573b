// Learns the values of line patterns by playing dailies with random blind letters: TD(0) on the position
// after each move, with temporal coherence learning rates (Beal & Smith 1999), which change a value fast if
// its errors agree in direction, and slowly if they don't. The eight lines share one table in each stage of
// the game.
import { BAG, BLIND_LETTERS, CELLS, ROUNDS, isOddRound } from '@tessera/rules';
import { Board, PATTERNS } from '../dist/board.js';
import { STAGES, stageOf } from '../dist/learned-values.js';
import { codeOf } from '../dist/letter-codes.js';
import { below, seededRandom } from '../dist/random.js';
import { OWN_CHOICE, createSearch } from '../dist/search.js';

const FIRST_SIGHT = { plies: 1, width: 1 };
// Occasional early moves that are merely promising, so that such positions are learned too.
const EXPLORED_ROUNDS = 6;
const EXPLORED_SHARE = 0.1;
const EXPLORED_MOVES = 8;

const hasBlank = (pattern) => !(pattern & 31 && (pattern >> 5) & 31 && (pattern >> 10) & 31 && pattern >> 15);

export function drawBlind(random) {
  const bag = [...BAG];
  return Array.from({ length: BLIND_LETTERS }, () => {
    const at = below(bag.length, random);
    const letter = bag[at];
    bag[at] = bag.at(-1);
    bag.pop();
    return codeOf(letter);
  });
}

/** Returns the learned table of each stage. `report(game, mean)` is called ten times on the way. */
export function learn({ estimates, games, seed, report }) {
  const random = seededRandom(seed);
  const stages = Array.from({ length: STAGES }, () => estimates[0].slice());
  const drift = stages.map(() => new Float32Array(PATTERNS));
  const travel = stages.map(() => new Float32Array(PATTERNS));
  const plain = estimates[CELLS];
  const stageBy = Array.from({ length: CELLS }, (_, filled) => stageOf(filled));
  const tables = stageBy.map((stage) => stages[stage]);
  const search = createSearch([...tables, plain]);
  const open = new Int32Array(8);

  /** Moves the position's value toward the target. Full lines keep their score. */
  const correct = (board, target) => {
    const stage = stageBy[board.filled];
    const values = stages[stage];
    let count = 0;
    let value = 0;
    for (const lines of [board.rows, board.columns]) {
      for (let i = 0; i < lines.length; i++) {
        value += values[lines[i]];
        if (hasBlank(lines[i])) open[count++] = lines[i];
      }
    }
    const share = (target - value) / count;
    for (let i = 0; i < count; i++) {
      const pattern = open[i];
      const way = travel[stage][pattern];
      values[pattern] += way > 0 ? (Math.abs(drift[stage][pattern]) / way) * share : share;
      drift[stage][pattern] += share;
      travel[stage][pattern] = way + Math.abs(share);
    }
  };

  const play = () => {
    const board = new Board();
    const blind = drawBlind(random);
    for (let round = 1; round <= ROUNDS; round++) {
      const code = isOddRound(round) ? blind[round >> 1] : OWN_CHOICE;
      const explores = round <= EXPLORED_ROUNDS && random() < EXPLORED_SHARE;
      const moves = explores ? search.top(board, code, EXPLORED_MOVES) : [];
      const move = explores ? moves[below(moves.length, random)] : search.decide(board, code, FIRST_SIGHT);
      if (!explores && round > 1) correct(board, move.value);
      board.put(move.cell, move.code);
    }
    return board.sum(plain);
  };

  const block = Math.ceil(games / 10);
  let total = 0;
  for (let game = 1; game <= games; game++) {
    total += play();
    if (game % block === 0) {
      report(game, total / block);
      total = 0;
    }
  }
  return stages;
}
