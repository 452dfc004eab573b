import { CALLS } from '@tessera/contracts/calls';
import type { DailyGame } from '@tessera/contracts/daily';
import type { PerfectClubEntry } from '@tessera/contracts/leaderboards';
import { LIMITS } from '@tessera/contracts/wire';
import { DAY_MS, HOUR_MS } from '@tessera/rules';
import type { TestApp } from '../support/app.js';
import { startGuardedApp } from '../support/callers.js';
import { computedGrid, HUMAN_MS, modestGrid, Networked, playAtOnce } from '../support/fair-play.js';
import { periodBoard } from '../support/periods.js';

const PERFECT = 32;
const ATTACKERS = 22;
const AHEAD = 'Pacific/Kiritimati';

let app: TestApp;
let address: string;
let addresses = 0;
beforeAll(async () => {
  app = await startGuardedApp('2026-11-01T11:00:00Z', { env: { LIMITS: '1', TRUST_PROXY: '1' } });
});
beforeEach(() => {
  // A week and a network of its own for each test.
  app.clock.time += 7 * DAY_MS;
  addresses += 1;
  address = `203.0.113.${addresses}`;
});
afterAll(() => app.close());

/** Three days on each of which everybody completes a daily. */
async function playThreeDays(players: readonly Networked[], after: number): Promise<void> {
  for (let day = 0; day < LIMITS.NEW_PLAYER_DAILIES; day++) {
    const morning = app.clock.time;
    await playAtOnce(app, players, { after, grid: modestGrid });
    app.clock.time = morning + DAY_MS;
  }
}

/** Between 10:00 and 12:00 UTC, three dates are open. Afterward, a fourth one begins in the east. */
async function playDatesOpenAtOnce(players: readonly Networked[]): Promise<void> {
  const morning = app.clock.time;
  const started: DailyGame[][] = [];
  for (const zone of ['Pacific/Pago_Pago', 'UTC', AHEAD])
    started.push(await Promise.all(players.map((player) => player.start(zone))));
  app.clock.time += HUMAN_MS;
  for (const games of started) {
    const completed = await Promise.all(games.map((game, i) => players[i]!.finish(game, modestGrid(game))));
    expect(completed.every(({ heldBack }) => heldBack === undefined)).toBe(true);
  }
  app.clock.time = morning + DAY_MS;
}

const counted = (games: readonly DailyGame[]) => games.filter(({ heldBack }) => heldBack === undefined);

/** How many of the players are listed with a perfect score. */
async function listedOn(viewer: Networked, players: readonly Networked[], zone: string) {
  const names = new Set(players.map(({ name }) => name));
  const { leaderboard } = await viewer.leaderboard('today-score', zone);
  const week = await periodBoard(viewer.browser, { period: 'week', timezone: zone, limit: 20 });
  const club = (await app.call(CALLS.perfectClub)).body.leaderboard as PerfectClubEntry[];
  return {
    today: leaderboard.filter(({ todayScore }) => todayScore === PERFECT).length,
    week: week.leaderboard.filter(({ sum }) => sum >= PERFECT).length,
    club: club.filter(({ playerName }) => names.has(playerName)).length,
  };
}

const WAYS: readonly [string, (players: readonly Networked[]) => Promise<void>, string][] = [
  ['three dates in an instant', (players) => playThreeDays(players, 1800), 'UTC'],
  ['the three dates that are open at once', playDatesOpenAtOnce, AHEAD],
  ['three days at a human pace', (players) => playThreeDays(players, HUMAN_MS), 'UTC'],
];

test.each(WAYS)('after %s, one network adds five computed grids to a date', async (_, getKnown, zone) => {
  const players = await Networked.all(app, ATTACKERS, address);
  await getKnown(players);
  const games = await playAtOnce(app, players, { after: HUMAN_MS, grid: computedGrid, zone });
  expect(games.map(({ playerScore }) => playerScore)).toEqual(games.map(() => PERFECT));
  expect(counted(games)).toHaveLength(LIMITS.NETWORK_HIGH_SCORES);
  expect(new Set(games.map(({ heldBack }) => heldBack))).toEqual(new Set([undefined, 'many-high-scores']));
  const viewer = await Networked.at(app, '198.51.100.1');
  expect(await listedOn(viewer, players, zone)).toEqual({
    today: LIMITS.NETWORK_HIGH_SCORES,
    week: LIMITS.NETWORK_HIGH_SCORES,
    club: LIMITS.NETWORK_HIGH_SCORES,
  });
});

test('dates that were held back leave a player new, and those that counted do not', async () => {
  const [fast, patient, stranger] = await Networked.all(app, 3, address);
  await playThreeDays([fast!], 1800);
  app.clock.time -= LIMITS.NEW_PLAYER_DAILIES * DAY_MS;
  await playThreeDays([patient!], HUMAN_MS);
  await playAtOnce(app, [stranger!], { after: HUMAN_MS, grid: modestGrid });
  await app.sql('UPDATE network_counts SET played = $1', [LIMITS.NETWORK_NEW_PLAYERS]);
  const games = await playAtOnce(app, [fast!, patient!], { after: HUMAN_MS, grid: modestGrid });
  expect(games.map(({ heldBack }) => heldBack)).toEqual(['many-new-players', undefined]);
});

test('new players of a network take no places from its other players', async () => {
  const regulars = await Networked.all(app, 3, address);
  await playThreeDays(regulars, HUMAN_MS);
  const strangers = await Networked.all(app, 9, address);
  const of = { after: HUMAN_MS, grid: computedGrid };
  const evening = app.clock.time + HOUR_MS;
  expect(counted(await playAtOnce(app, strangers, of))).toHaveLength(LIMITS.NETWORK_HIGH_SCORES);
  app.clock.time = evening;
  expect(counted(await playAtOnce(app, regulars, of))).toHaveLength(regulars.length);
});
