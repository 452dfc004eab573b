// Mixed load with one fault per minute. Checks that nothing acknowledged is lost, that every player recovers and that
// memory does not grow. See bench/README.md.
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Player } from './player.mjs';
import { findLost } from './proof.mjs';
import { startSystem } from './system.mjs';
import { foundGroup, playDailies } from './visitors.mjs';

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '20' },
    pairs: { type: 'string', default: '20' },
    visitors: { type: 'string', default: '4' },
    /** `cluster` or `single`. */
    redis: { type: 'string', default: 'cluster' },
    /** How long a player thinks about a move, in milliseconds. */
    pace: { type: 'string', default: '300' },
  },
});
const MAX_MINUTES = 30;
const MINUTE_MS = 60_000;
/** When in a minute the fault is injected: early enough for the recovery to belong to the same minute. */
const FAULT_AFTER_MS = 10_000;
const RECOVERED_WITHIN_MS = 10_000;
/** Memory is compared from here on, when caches are filled and code is compiled. */
const WARM_MINUTES = 3;
const MAX_GROWTH = 1.15;

const minutes = Math.min(MAX_MINUTES, Number(options.minutes));
const tally = newTally();
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const row = (cells) => console.log(`| ${cells.join(' | ')} |`);

function newTally() {
  return {
    isOver: false,
    moves: [],
    latencies: [],
    dailies: [],
    rejections: [],
    reconnections: 0,
    requests: 0,
    retries: 0,
    games: 0,
    move(ms, move) {
      this.latencies.push(ms);
      this.moves.push(move);
    },
  };
}

/** Plays one game after the other until the test is over; the last one is played to its end. */
async function keepPlaying(pair) {
  while (!tally.isOver) {
    const gameId = await pair[0].create();
    if (gameId === undefined) continue;
    const others = pair[1].play(gameId, true);
    await Promise.all([pair[0].play(gameId, false), others]);
    tally.games += 1;
  }
  for (const player of pair) player.isFinished = true;
}

const system = await startSystem({ isCluster: options.redis === 'cluster' });
let isSound;
try {
  const pairs = Array.from({ length: Number(options.pairs) }, () =>
    [1, 2].map((seat) => new Player(seat, system.urls, tally, Number(options.pace))),
  );
  const players = pairs.flat();
  const readGroup = await foundGroup(system.urls, tally);
  const work = [
    ...pairs.map(keepPlaying),
    ...Array.from({ length: Number(options.visitors) }, () => playDailies(system.urls, tally)),
    readGroup(),
  ];
  row([
    'minute',
    'fault',
    'recovery s',
    'moves',
    'p50 ms',
    'p99 ms',
    'dailies',
    'requests',
    'retries',
    'reconnects',
    'memory MiB',
  ]);
  row(Array(11).fill('--:'));

  const unrecovered = [];
  const memory = [];
  const faults = Object.entries(system.faults);
  for (let minute = 1; minute <= minutes; minute++) {
    const before = { ...tally, moves: tally.moves.length, dailies: tally.dailies.length };
    tally.latencies = [];
    const next = performance.now() + MINUTE_MS;
    await sleep(FAULT_AFTER_MS);
    const [name, fault] = faults[(minute - 1) % faults.length];
    await fault();
    const seconds = await recovery(players);
    if (seconds === undefined) unrecovered.push(name);
    await sleep(Math.max(0, next - performance.now()));
    memory.push(await system.memory());
    const sorted = tally.latencies.toSorted((a, b) => a - b);
    const quantile = (share) => sorted[Math.floor((sorted.length - 1) * share)]?.toFixed(1) ?? '-';
    row([
      minute,
      name,
      seconds?.toFixed(1) ?? 'never',
      tally.moves.length - before.moves,
      quantile(0.5),
      quantile(0.99),
      tally.dailies.length - before.dailies,
      tally.requests - before.requests,
      tally.retries - before.retries,
      tally.reconnections - before.reconnections,
      memory.at(-1).toFixed(0),
    ]);
  }
  tally.isOver = true;
  const isInTime = await Promise.race([Promise.all(work).then(() => true), sleep(MINUTE_MS, false)]);
  const stuck = isInTime ? 0 : players.filter(({ isFinished }) => !isFinished).length;
  players.forEach((player) => player.close());
  const lost = await findLost(system.databaseUrl, tally);
  const counted = memory.slice(Math.min(WARM_MINUTES, memory.length - 1));
  const half = Math.ceil(counted.length / 2);
  const growth = median(counted.slice(-half)) / median(counted.slice(0, half));
  console.log(`
${tally.games} games, ${tally.moves.length} acknowledged moves, ${tally.dailies.length} dailies
acknowledged but lost: ${lost.length}${lost
    .slice(0, 5)
    .map((what) => `\n  ${what}`)
    .join('')}
faults and players without recovery: ${unrecovered.length + stuck}
rejected without cause: ${tally.rejections.length}${tally.rejections
    .slice(0, 5)
    .map((what) => `\n  ${what}`)
    .join('')}
memory of the instance that was never stopped, later half relative to earlier half: ${growth.toFixed(2)}`);
  isSound = lost.length + unrecovered.length + stuck + tally.rejections.length === 0 && growth < MAX_GROWTH;
} finally {
  await system.stop();
}
console.log(isSound ? '\npassed' : '\nFAILED');
process.exit(isSound ? 0 : 1);

/** Seconds until every player's game has continued, or undefined. */
async function recovery(players) {
  const startedAt = performance.now();
  const before = players.map(({ gameId, position }) => `${gameId} ${position?.version}`);
  const isBack = ({ gameId, position }, i) => `${gameId} ${position?.version}` !== before[i];
  while (!players.every(isBack)) {
    if (performance.now() - startedAt > RECOVERED_WITHIN_MS) return undefined;
    await sleep(50);
  }
  return (performance.now() - startedAt) / 1000;
}
