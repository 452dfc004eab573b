// `npm run offsets -w libs/solver` prints how much less positions are worth than the learned tables say if the
// player doesn't choose the letters of even rounds (see src/letter-order.ts). It uses the built library.
import { parseArgs } from 'node:util';
import { CELLS } from '@tessera/rules';
import { Board } from '../dist/board.js';
import { BLIND_ODDS, LETTER_CODES } from '../dist/letter-codes.js';
import { EVEN_ROUNDS, orderOf } from '../dist/letter-order.js';
import { masterTables } from '../dist/master.js';
import { seededRandom } from '../dist/random.js';
import { OWN_CHOICE, createSearch } from '../dist/search.js';

const { values } = parseArgs({ options: { games: { type: 'string', default: '4000' } } });
const games = Number(values.games);
const DEPTH = { plies: 2, width: 6 };
const NO_OFFSETS = new Array(CELLS + 1).fill(0);

const tables = masterTables();

function drawLetter(random) {
  let left = random();
  for (let code = 1; code <= LETTER_CODES; code++) if ((left -= BLIND_ODDS[code]) < 0) return code;
  return LETTER_CODES;
}

/** By letters on the board: the final score minus what the tables said, on average. */
function missingIn({ isOwn }) {
  const random = seededRandom(1);
  const search = createSearch(tables, { isOwn, offsets: NO_OFFSETS });
  const missing = new Array(CELLS + 1).fill(0);
  for (let game = 0; game < games; game++) {
    const board = new Board();
    const said = [board.sum(tables[0])];
    while (board.filled < CELLS) {
      const { cell, code } = search.decide(
        board,
        isOwn(board.filled) ? OWN_CHOICE : drawLetter(random),
        DEPTH,
      );
      board.put(cell, code);
      said.push(board.sum(tables[board.filled]));
    }
    for (const [filled, value] of said.entries()) missing[filled] += (said[CELLS] - value) / games;
  }
  return missing;
}

const usual = missingIn(EVEN_ROUNDS);
for (const [name, order] of Object.entries({
  ODD_ROUNDS: orderOf([0, 1], 0),
  NO_ROUNDS: orderOf(['blind', 0], 1),
})) {
  const offsets = missingIn(order).map((points, filled) => (points - usual[filled]).toFixed(2));
  console.log(`${name}: [${offsets.map(Number).join(', ')}]`);
}
