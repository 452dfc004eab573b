import { CALLS } from '@tessera/contracts/calls';
import { DAY_MS, HOUR_MS } from '@tessera/rules';
import fc from 'fast-check';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { completeDaily, fixLetters, GOOD_GRID, POOR_GRID, startDaily } from '../support/dailies.js';
import { forAWhile } from '../support/in-time.js';

const FIRST_DAY = Date.parse('2026-06-01T00:00:00Z');

/** Time zones without daylight saving time, with their hours ahead of UTC. */
const ZONES = { 'Pacific/Kiritimati': 14, UTC: 0, 'Etc/GMT+8': -8, 'Etc/GMT+12': -12 } as const;
type Zone = keyof typeof ZONES;

/**
 * When a game is started, in hours after 0:00 UTC of its date. The first is when the date begins in that
 * zone.
 */
const BEGUN = { 'Pacific/Kiritimati': -12.5, UTC: 8, 'Etc/GMT+8': 10 } as const;

/**
 * When a game is finished, in hours after 0:00 UTC of its date. The next day's may be started and finished
 * before.
 */
const FINISHED = {
  atOnce: undefined,
  afterTheNext: 35,
  whenOverEverywhere: 36,
  muchLater: 110,
  never: Infinity,
};

interface Day {
  day: number;
  good: boolean;
  zone: keyof typeof BEGUN;
  finished: keyof typeof FINISHED;
}

interface Event {
  at: number;
  kind: 'begin' | 'finish';
  game: Day;
}

const often = <T>(usual: fc.Arbitrary<T>, other: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 3, arbitrary: usual }, { weight: 1, arbitrary: other });

const aDay = fc.record({
  day: often(fc.nat(5), fc.nat(30)),
  good: often(fc.constant(true), fc.constant(false)),
  zone: fc.constantFrom(...(Object.keys(BEGUN) as (keyof typeof BEGUN)[])),
  finished: often(
    fc.constant('atOnce' as const),
    fc.constantFrom(...(Object.keys(FINISHED) as (keyof typeof FINISHED)[])),
  ),
});

const startOf = (day: number): number => FIRST_DAY + day * DAY_MS;

/** All actions of the player, in chronological order. */
const eventsOf = (days: readonly Day[]): Event[] =>
  days
    .flatMap((game): Event[] => {
      const begin = startOf(game.day) + BEGUN[game.zone] * HOUR_MS;
      const after = FINISHED[game.finished];
      const finish = after === undefined ? begin : startOf(game.day) + after * HOUR_MS;
      return [
        { at: begin, kind: 'begin', game },
        { at: finish, kind: 'finish', game },
      ];
    })
    .filter(({ at }) => Number.isFinite(at))
    .sort((a, b) => a.at - b.at);

/** The definition, newest first: games of 20 or more, each at most three days before the next newer one. */
function walk(games: readonly Day[]): number {
  let count = 0;
  const newestFirst = [...games].sort((a, b) => b.day - a.day);
  for (const [i, { day, good }] of newestFirst.entries()) {
    const newer = newestFirst[i - 1];
    if (!good || (newer && newer.day - day > 3)) break;
    count++;
  }
  return count;
}

/** What a player who has finished these games should see on a day. */
function expected(finished: readonly (Day & { counts: boolean })[], today: number) {
  const counting = finished.filter(({ counts }) => counts);
  const isAlive = counting.some(({ day }) => today - day <= 3);
  const upTo = counting.map((last) => walk(counting.filter(({ day }) => day <= last.day)));
  const completed = [0, 1, 2].map((back) => finished.some(({ day }) => day === today - back));
  return {
    currentStreak: isAlive ? walk(counting) : 0,
    bestStreak: Math.max(0, ...upTo),
    playedOfLastThree: completed.filter(Boolean).length,
    completed,
  };
}

let app: TestApp;

beforeAll(async () => {
  app = await startApp({ now: '2026-12-31T12:00:00Z' });
  await fixLetters(app);
});
afterAll(() => app.close());

async function seen(player: string, timezone: Zone | undefined) {
  const query = timezone && { timezone };
  const { stats } = (await app.call(CALLS.playerStats, { player, query })).body;
  const { completed } = (await app.call(CALLS.lastThreeDailies, { player, query })).body;
  const { currentStreak, bestStreak, playedOfLastThree } = stats;
  return { currentStreak, bestStreak, playedOfLastThree, completed };
}

test('a traveler sees streaks as defined, after every game and in whatever order games are finished', async () => {
  const isTime = forAWhile();
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(aDay, { selector: ({ day }) => day, minLength: 1, maxLength: 10 }),
      async (days) => {
        if (!isTime()) return;
        const player = aPlayer();
        const gameIds = new Map<number, string>();
        const finished: (Day & { counts: boolean })[] = [];
        let lastZone: Zone = 'UTC';
        for (const { at, kind, game } of eventsOf(days)) {
          app.clock.time = at;
          if (kind === 'begin') {
            lastZone = game.zone;
            gameIds.set(game.day, await startDaily(app, player, game.zone));
          } else {
            const grid = game.good ? GOOD_GRID : POOR_GRID;
            const { status } = await completeDaily(app, player, gameIds.get(game.day) ?? '', grid);
            expect(status).toBe(200);
            // A date is over everywhere once it ends twelve hours behind UTC.
            finished.push({ ...game, counts: at < startOf(game.day) + 36 * HOUR_MS });
          }
          for (const zone of [undefined, 'Pacific/Kiritimati', 'Etc/GMT+12'] as const) {
            const ahead = ZONES[zone ?? lastZone];
            const there = Math.floor((at + ahead * HOUR_MS - FIRST_DAY) / DAY_MS);
            // After traveling west, the newest daily remains today's.
            const today = Math.max(there, ...gameIds.keys());
            expect(await seen(player, zone)).toEqual(expected(finished, today));
          }
        }
      },
    ),
    { numRuns: 30 },
  );
});
