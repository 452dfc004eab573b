// The cost of scoring a grid: the table of line scores compared with slices looked up in a Set.
// Needs the built libraries (`npm run build`). README.md in this folder explains the output.
import { cpus } from 'node:os';
import { CELLS, SIDE, createScorer, gridFromText, textFromGrid } from '@tessera/rules';
import { VALID_WORDS } from '@tessera/words';

const GRIDS = 1 << 12;
// A turn takes about four milliseconds, so most of them run without interruption.
const ROUNDS = 101;

const words = [...VALID_WORDS];
const scorer = createScorer(words);

/** A generator of 32-bit numbers with a fixed seed, so that every run scores the same grids (mulberry32). */
function randomNumbers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/** Full grids whose rows are four-letter words, with one letter in eight replaced: about as good as players' grids. */
function makeGrids() {
  const random = randomNumbers(20_250_101);
  const rows = words.filter((word) => word.length === SIDE);
  const letter = () => String.fromCharCode(65 + (random() % 26));
  return Array.from({ length: GRIDS }, () => {
    const text = Array.from({ length: SIDE }, () => rows[random() % rows.length]).join('');
    return gridFromText([...text].map((mark) => (random() % 8 === 0 ? letter() : mark)).join(''));
  });
}

/** The obvious implementation: for each line, the first word among its runs of 4, 3 and 2 letters. */
function naiveScorer(list) {
  const valid = new Set(list);
  const lineScore = (line) => {
    for (let length = SIDE; length >= 2; length--) {
      for (let start = 0; start + length <= SIDE; start++) {
        if (valid.has(line.slice(start, start + length))) return length;
      }
    }
    return 0;
  };
  return (text) => {
    let total = 0;
    for (let i = 0; i < SIDE; i++) {
      total += lineScore(text.slice(i * SIDE, (i + 1) * SIDE));
      total += lineScore(text[i] + text[i + 4] + text[i + 8] + text[i + 12]);
    }
    return total;
  };
}

/** Sums the scores of all inputs `repeats` times. The sum proves that the work was done. */
function sumOf(score, inputs, repeats) {
  let sum = 0;
  for (let repeat = 0; repeat < repeats; repeat++) {
    for (let i = 0; i < inputs.length; i++) sum += score(inputs[i]);
  }
  return sum;
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

/** The duration of `work` in milliseconds, and its result. */
function timed(work) {
  const start = performance.now();
  const value = work();
  return { ms: performance.now() - start, value };
}

const grids = makeGrids();
const codes = grids.map((grid) => Uint8Array.from(grid, (cell) => cell.charCodeAt(0) - 64));
const naive = naiveScorer(words);

const contestants = [
  { name: 'scoreCodes (table)', score: scorer.scoreCodes, inputs: codes, repeats: 60 },
  { name: 'scoreGrid (words too)', score: (grid) => scorer.scoreGrid(grid).total, inputs: grids, repeats: 1 },
  { name: 'naive (slices in a Set)', score: naive, inputs: grids.map(textFromGrid), repeats: 1 },
].map((contestant) => ({ ...contestant, times: [], checksum: 0 }));

// All scorers take turns in every round, so a busy machine slows all of them alike.
for (let round = 0; round < ROUNDS; round++) {
  for (const contestant of contestants) {
    const { score, inputs, repeats } = contestant;
    const { ms, value } = timed(() => sumOf(score, inputs, repeats));
    contestant.times.push((ms * 1e6) / (inputs.length * repeats));
    contestant.checksum = value / repeats;
  }
}
const builds = Array.from({ length: 7 }, () => timed(() => createScorer(words)).ms);

const fastest = (times) => Math.min(...times);
const naiveTime = fastest(contestants.at(-1).times);
console.log(`${cpus()[0].model}, Node ${process.version}`);
console.log(
  `${words.length} words, ${GRIDS} grids of ${CELLS} letters, median of ${ROUNDS} rounds (fastest)\n`,
);
for (const { name, times, checksum } of contestants) {
  const ratio = (naiveTime / fastest(times)).toFixed(1);
  console.log(
    `${name.padEnd(24)} ${median(times).toFixed(1).padStart(8)} ns per grid (${fastest(times).toFixed(1)})` +
      `  ${ratio.padStart(6)} times as fast as naive  checksum ${checksum}`,
  );
}
console.log(`${'createScorer'.padEnd(24)} ${median(builds).toFixed(1).padStart(8)} ms to build the table`);

if (new Set(contestants.map(({ checksum }) => checksum)).size > 1) {
  console.error('The scorers disagree.');
  process.exitCode = 1;
}
