// `npm run train -w libs/solver` learns the values for the master bot and writes
// src/generated/master-values.ts. It uses the built library. The same number of games and the same seed
// produce the same file.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { LEXICON } from '@tessera/words';
import { createBot } from '../dist/bot.js';
import { decodeValueTables } from '../dist/learned-values.js';
import { letterOf } from '../dist/letter-codes.js';
import { validEstimates, validScores } from '../dist/lexicon-tables.js';
import { Board } from '../dist/board.js';
import { playDaily } from '../dist/play-daily.js';
import { seededRandom } from '../dist/random.js';
import { encodeStages, moduleText } from './encode.mjs';
import { drawBlind, learn } from './learner.mjs';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '12000000' },
    seed: { type: 'string', default: '2026' },
    trial: { type: 'string', default: '400' },
  },
});
const [games, seed, trial] = [values.games, values.seed, values.trial].map(Number);

const start = performance.now();
const seconds = () => `${((performance.now() - start) / 1000).toFixed(0)} s`;
const report = (game, mean) =>
  console.log(`${game} games, mean of the last tenth ${mean.toFixed(2)}, ${seconds()}`);

const estimates = validEstimates();
const stages = encodeStages(learn({ estimates, games, seed, report }), estimates[0]);
const origin = `Learned from ${games} games of self-play, seed ${seed}, lexicon ${LEXICON.version}.`;
writeFileSync(new URL('../src/generated/master-values.ts', import.meta.url), moduleText(stages, origin));

const master = createBot('master', decodeValueTables(stages, estimates));
const random = seededRandom(seed + 1);
let total = 0;
for (let game = 0; game < trial; game++) {
  const blind = drawBlind(random).map(letterOf);
  total += Board.of(playDaily(master, blind, random).grid).sum(validScores());
}
console.log(
  `the master, with what is written: mean ${(total / trial).toFixed(2)} of ${trial} games, ${seconds()}`,
);
