// The cost of the solver and the strength of its bots. Needs the built libraries (`npm run build`).
// bench/README.md explains the output.
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { BAG, BLIND_LETTERS, BOT_LEVELS, CELLS, EMPTY_GRID, createScorer, withLetter } from '@tessera/rules';
import {
  annealedPar,
  createBot,
  expectedScore,
  par,
  playDaily,
  findPerfectGrid,
  reviewGame,
  reviewReplay,
  seededRandom,
} from '@tessera/solver';
import { masterTables } from '@tessera/solver/master';
import { VALID_WORDS } from '@tessera/words';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '200' }, sets: { type: 'string', default: '100' } },
});
const [GAMES, SETS] = [values.games, values.sets].map(Number);
const SEED = 20_250_101;
// What a careless player picks.
const COMMON = [...'EEEAAASSSTTTRROLLNIIND'];

const { scoreGrid } = createScorer(VALID_WORDS);

function draw(random, count = BLIND_LETTERS) {
  const bag = [...BAG];
  return Array.from({ length: count }, () => bag.splice(Math.floor(random() * bag.length), 1)[0]);
}

/** The CPU time of `work` in milliseconds, and its result. */
function timed(work) {
  const before = process.cpuUsage();
  const value = work();
  const { user, system } = process.cpuUsage(before);
  return { ms: (user + system) / 1000, value };
}

const mean = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
const part = (numbers, share) =>
  numbers.toSorted((a, b) => a - b)[Math.min(Math.floor(share * numbers.length), numbers.length - 1)];
const times = (results) => {
  const all = results.map(({ ms }) => ms);
  return [0.5, 0.9, 1]
    .map((share) =>
      part(all, share)
        .toFixed(share === 1 ? 0 : 1)
        .padStart(8),
    )
    .join('');
};
const percent = (count, all) => `${((100 * count) / all).toFixed(1)} %`;

console.log(`${cpus()[0].model}, Node ${process.version}; CPU time in milliseconds\n`);

const bots = Object.fromEntries(
  BOT_LEVELS.map((level) => {
    const { ms, value } = timed(() => createBot(level, level === 'master' ? masterTables() : undefined));
    console.log(`${`createBot ${level}`.padEnd(20)} ${ms.toFixed(0).padStart(6)} ms, once`);
    return [level, value];
  }),
);

console.log(
  `\n${'bot'.padEnd(12)}${'games'.padStart(6)}${'mean'.padStart(8)}${'± error'.padStart(9)}  perfect ms per move`,
);
const played = Object.fromEntries(
  BOT_LEVELS.map((level) => {
    const random = seededRandom(SEED);
    const blinds = Array.from({ length: GAMES }, () => draw(random));
    const { ms, value: grids } = timed(() =>
      blinds.map((blind) => playDaily(bots[level], blind, random).grid),
    );
    const scores = grids.map((grid) => scoreGrid(grid).total);
    const spread = Math.sqrt(mean(scores.map((score) => (score - mean(scores)) ** 2)) / GAMES);
    const perfect = percent(scores.filter((score) => score === 32).length, GAMES);
    console.log(
      `${level.padEnd(12)}${String(GAMES).padStart(6)}${mean(scores).toFixed(2).padStart(8)}${spread.toFixed(2).padStart(9)}` +
        `  ${perfect.padEnd(7)} ${(ms / GAMES / CELLS).toFixed(3)}`,
    );
    return [level, grids];
  }),
);

const random = seededRandom(SEED + 1);
const letterSets = {
  'from the strong bot': played.strong.slice(0, SETS),
  'from the keen bot': played.keen.slice(0, SETS),
  'from the gentle bot': played.gentle.slice(0, SETS),
  'blind and common': Array.from({ length: SETS }, () => [
    ...draw(random),
    ...Array.from({ length: BLIND_LETTERS }, () => COMMON[Math.floor(random() * COMMON.length)]),
  ]),
};
console.log(`\n${'par of letters'.padEnd(20)}  median     p90     max  exact    annealed: ms   optimal  gap`);
for (const [name, sets] of Object.entries(letterSets)) {
  const exact = sets.map((letters) => timed(() => par(letters)));
  const quick = sets.map((letters) => timed(() => annealedPar(letters, random)));
  const gaps = exact.map(({ value }, at) => value.upTo - quick[at].value.score);
  const isExact = exact.filter(({ value }) => value.isExact).length;
  const optimal = percent(gaps.filter((gap) => gap === 0).length, sets.length);
  console.log(
    `${name.padEnd(20)}${times(exact)}  ${percent(isExact, sets.length).padEnd(8)} ` +
      `${mean(quick.map(({ ms }) => ms))
        .toFixed(1)
        .padStart(11)}   ${optimal.padEnd(8)} ${mean(gaps).toFixed(2)}`,
  );
}

const draws = Array.from({ length: 5 * SETS }, () => draw(random));
const proofs = draws.map((blind) => timed(() => findPerfectGrid(blind)));
const found = proofs.filter(({ value }) => value.grid !== null);
console.log(
  `\n${'perfect grid: found'.padEnd(20)}${times(found)}  ${percent(found.length, draws.length)} of draws`,
);
console.log(`${'perfect grid: all'.padEnd(20)}${times(proofs)}`);
console.log(
  `${'expectedScore'.padEnd(20)}${times(draws.slice(0, SETS).map((blind) => timed(() => expectedScore(blind))))}`,
);

/** A live game between two bots. */
function playLive(bot) {
  const grids = [EMPTY_GRID, EMPTY_GRID];
  const game = { letters: [], chosenBy: [], cells: [[], []] };
  for (let round = 1; round <= CELLS; round++) {
    const chooser = (round + 1) % 2;
    const { letter } = bot.move(grids[chooser], null, random);
    game.letters.push(letter);
    game.chosenBy.push(chooser);
    for (const side of [0, 1]) {
      const { cell } = bot.move(grids[side], letter, random);
      game.cells[side].push(cell);
      grids[side] = withLetter(grids[side], cell, letter);
    }
  }
  return game;
}

const tables = masterTables();
const dailies = draws.slice(0, SETS).map((blind) => playDaily(bots.keen, blind, random).moves);
const games = Array.from({ length: SETS }, () => playLive(bots.keen));
console.log(
  `${'review of a daily'.padEnd(20)}${times(dailies.map((moves) => timed(() => reviewGame(moves, tables))))}`,
);
console.log(
  `${'review of a game'.padEnd(20)}${times(games.map((game) => timed(() => reviewReplay(game, tables))))}`,
);
