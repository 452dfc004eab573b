import { CALLS } from '@tessera/contracts/calls';
import { PERFECT_SCORE } from '@tessera/rules';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import {
  BAD_GRID,
  CHALLENGE_GRID,
  FAIR_GRID,
  gridsOf,
  makeChallenge,
  playChallenge,
  startChallenge,
} from '../support/challenges.js';
import { fixLetters } from '../support/dailies.js';
import { takeName } from '../support/groups.js';
import { publicIdOf } from '../support/reports.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  await fixLetters(app);
});
afterAll(() => app.close());

const later = () => (app.clock.time += 1000);

/** A challenge that three players have completed, one of them with a name. */
async function aPlayedChallenge() {
  const maker = new Browser(app);
  await takeName(maker);
  const code = await makeChallenge(maker);
  const [fair, bad] = [await playChallenge(app, code, FAIR_GRID), await playChallenge(app, code, BAD_GRID)];
  later();
  const perfect = new Browser(app);
  const name = await takeName(perfect);
  await playChallenge(app, code, CHALLENGE_GRID, perfect.player);
  return { maker, code, fair, bad, perfect, name };
}

test('who has completed a challenge sees the grids of all, the best first', async () => {
  const { code, fair, bad, perfect, name } = await aPlayedChallenge();
  const { challenge, grids, own, perfectGrid, hasMore } = await gridsOf(app, code, fair);
  expect(challenge).toMatchObject({ code, playedBy: 3, state: 'completed' });
  expect(grids.map(({ playerUUID }) => playerUUID)).toEqual([
    await publicIdOf(app, perfect.player),
    fair,
    await publicIdOf(app, bad),
  ]);
  expect(grids[0]).toMatchObject({
    playerName: name,
    score: 32,
    place: 1,
    isOwn: false,
    isMakers: false,
    playerGrid: CHALLENGE_GRID,
    completedAt: new Date(app.clock.time).toISOString(),
  });
  expect(grids.map(({ place }) => place)).toEqual([1, 2, 3]);
  expect([own, hasMore]).toEqual([grids[1], false]);
  expect(perfectGrid?.flat()).toHaveLength(16);
  const secrets = [perfect.player, bad, challenge.maker.playerUUID === fair ? '' : 'playerUUID of nobody'];
  for (const secret of secrets) expect(JSON.stringify(grids)).not.toContain(secret);
});

test('nobody else sees any of them, except for the maker', async () => {
  const { maker, code } = await aPlayedChallenge();
  const started = aPlayer();
  await startChallenge(app, code, started);
  for (const player of [aPlayer(), started]) {
    const { status, body } = await app.call(CALLS.challengeGrids, { player, params: { code } });
    expect([status, body.code, Object.keys(body as object).includes('grids')]).toEqual([
      403,
      'CHALLENGE_NOT_PLAYED',
      false,
    ]);
  }
  const seen = await gridsOf(app, code, maker.player);
  expect([seen.grids.length, seen.own, seen.challenge.isOwn]).toEqual([3, null, true]);
});

test('equal scores share a place, the earlier one first', async () => {
  const code = await makeChallenge(app, {}, aPlayer());
  const players: string[] = [];
  for (const grid of [FAIR_GRID, CHALLENGE_GRID, CHALLENGE_GRID]) {
    players.push(await playChallenge(app, code, grid));
    later();
  }
  const { grids, own } = await gridsOf(app, code, players[2]);
  expect(grids.map(({ place, score }) => [place, score === PERFECT_SCORE])).toEqual([
    [1, true],
    [1, true],
    [3, false],
  ]);
  expect(own).toEqual(grids[1]);
});

test('there are fifty to a page, and everybody finds their own', async () => {
  const code = await makeChallenge(app, {}, aPlayer());
  await app.sql(
    `WITH others AS (
       INSERT INTO players ("playerUUID", "publicId") SELECT gen_random_uuid(), gen_random_uuid()
         FROM generate_series(1, 1005) RETURNING "playerUUID")
     INSERT INTO challenge_games (code, "playerUUID", status, "playerGrid", "playerScore", "letterSequence",
                                  "createdAt", "completedAt")
     SELECT $1, "playerUUID", 'completed', 'CARDAREAREARDART', 31, 'CARDAREAREARDART', now(), now() FROM others`,
    [code],
  );
  const [best, worst] = [
    await playChallenge(app, code, CHALLENGE_GRID),
    await playChallenge(app, code, BAD_GRID),
  ];
  const first = await gridsOf(app, code, worst);
  expect([first.grids.length, first.hasMore, first.challenge.playedBy]).toEqual([50, true, 1000]);
  expect(first.own).toMatchObject({ isOwn: true, place: null, playerUUID: worst });
  const last = await gridsOf(app, code, best, 20);
  expect([last.grids.length, last.hasMore, last.own?.place]).toEqual([50, false, 1]);
  const query = { page: 21 };
  const beyond = await app.call(CALLS.challengeGrids, { player: best, params: { code }, query });
  expect(beyond.status).toBe(400);
});

test('players can take their grid off the list, but not play again', async () => {
  const { code, fair, perfect } = await aPlayedChallenge();
  const withdraw = () => app.call(CALLS.withdrawChallengeGame, { player: fair, params: { code } });
  expect([(await withdraw()).status, (await withdraw()).status]).toEqual([200, 200]);
  const seen = await gridsOf(app, code, perfect.player);
  expect([seen.grids.length, seen.challenge.playedBy]).toEqual([2, 2]);
  const own = await gridsOf(app, code, fair);
  expect([own.own, own.grids.length]).toEqual([null, 2]);
  expect((await startChallenge(app, code, fair)).body.game.status).toBe('completed');
  const { body } = await app.call(CALLS.listChallenges, { player: fair, query: { list: 'played' } });
  expect(body.challenges).toEqual([]);
});

test('others neither see nor count the grid of a player whom an admin has left out', async () => {
  const { code, fair, perfect } = await aPlayedChallenge();
  await app.sql('UPDATE players SET "isLeftOut" = true WHERE "playerUUID" = $1', [fair]);
  const [others, own] = [await gridsOf(app, code, perfect.player), await gridsOf(app, code, fair)];
  expect([others.grids.length, others.challenge.playedBy]).toEqual([2, 2]);
  expect([own.grids.length, own.challenge.playedBy]).toEqual([3, 3]);
  const { body } = await app.call(CALLS.getChallenge, { params: { code } });
  expect(body.challenge.playedBy).toBe(2);
});
