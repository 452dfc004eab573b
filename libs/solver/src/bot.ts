import { BAG, CELLS, type BotLevel, type Grid, type Letter } from '@tessera/rules';
import { Board } from './board.js';
import { codeOf, letterOf } from './letter-codes.js';
import { coreEstimates, coreScores, validEstimates } from './lexicon-tables.js';
import { below, type Random } from './random.js';
import { OWN_CHOICE, createSearch, type Candidate, type Depth } from './search.js';
import { greedyTables, type ValueTables } from './value-tables.js';

export interface BotMove {
  letter: Letter;
  cell: number;
  /** The final score (0-32) that the bot expects after this move. */
  value: number;
}

/** Plays a daily one move at a time. It stores nothing between moves, and sees only what it is given. */
export interface Bot {
  /**
   * @param grid with at least one empty cell, otherwise throws a RangeError
   * @param letter the blind letter of an odd round; null in an even round, where the bot chooses
   * @param random breaks ties between similar moves, and decides when a weaker bot slips
   */
  readonly move: (grid: Grid, letter: Letter | null, random: Random) => BotMove;
}

interface Style {
  depth: Depth;
  /** The depth once half of the grid is full, if it differs. */
  late?: Depth;
  /** In points: how much worse a move may be and still be played occasionally. */
  temperature: number;
  /**
   * How often it places the letter on a random cell, and in even rounds chooses a random letter from the bag.
   */
  slips: number;
}

type FreeLevel = Exclude<BotLevel, 'master'>;

const STYLES: Readonly<Record<BotLevel, Style>> = {
  gentle: { depth: { plies: 1, width: 60 }, temperature: 0.01, slips: 0.3 },
  keen: { depth: { plies: 1, width: 30 }, temperature: 0.25, slips: 0 },
  strong: { depth: { plies: 3, width: 6 }, temperature: 0, slips: 0 },
  master: { depth: { plies: 3, width: 8 }, late: { plies: 4, width: 6 }, temperature: 0, slips: 0 },
};

const TABLES: Readonly<Record<FreeLevel, () => ValueTables>> = {
  gentle: () => greedyTables(coreScores()),
  keen: coreEstimates,
  strong: validEstimates,
};

/**
 * Creates a bot. Its tables are built once, so reuse it. The levels score about 21, 25.5, 29 and 29.7 on
 * average. The master plays by learned tables, which come from `@tessera/solver/master`, and throws a
 * TypeError without them; the others have their own.
 */
export function createBot(level: FreeLevel): Bot;
export function createBot(level: 'master', learned: ValueTables): Bot;
export function createBot(level: BotLevel, learned?: ValueTables): Bot;
export function createBot(level: BotLevel, learned?: ValueTables): Bot {
  const tables = level === 'master' ? learned : TABLES[level]();
  if (!tables) throw new TypeError('the master needs its learned tables');
  const { depth, late = depth, temperature, slips } = STYLES[level];
  const search = createSearch(tables);

  const choose = (board: Board, code: number, random: Random): Candidate => {
    if (temperature === 0) return search.decide(board, code, board.filled < CELLS / 2 ? depth : late);
    if (random() >= slips) return pickByValue(search.top(board, code, depth.width), temperature, random);
    const letter = code === OWN_CHOICE ? codeOf(BAG[below(BAG.length, random)]!) : code;
    const moves = search.top(board, letter, CELLS);
    return moves[below(moves.length, random)]!;
  };

  return {
    move: (grid, letter, random) => {
      const board = Board.of(grid);
      if (board.filled === CELLS) throw new RangeError('a full grid has no move left');
      const code = letter === null ? OWN_CHOICE : codeOf(letter);
      const { cell, code: chosen, value } = choose(board, code, random);
      return { letter: letterOf(chosen), cell, value };
    },
  };
}

/**
 * Picks one of the moves at random, better ones with a higher probability (softmax). The first is the best.
 */
function pickByValue(moves: readonly Candidate[], temperature: number, random: Random): Candidate {
  const best = moves[0]!;
  const weights = moves.map(({ value }) => Math.exp((value - best.value) / temperature));
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  return moves.find((_, at) => (left -= weights[at]!) < 0) ?? best;
}
