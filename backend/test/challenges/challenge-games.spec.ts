import { aPlayer, startApp, type TestApp } from '../support/app.js';
import {
  BAD_GRID,
  CHALLENGE_GRID,
  CHALLENGE_LETTERS,
  challengeGameOf,
  challengeOf,
  completeChallenge,
  FAIR_GRID,
  getChallenge,
  getChallengeGame,
  makeChallenge,
  rejectionOf,
  startChallenge,
} from '../support/challenges.js';
import { ALIEN_GRID, fixLetters } from '../support/dailies.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  await fixLetters(app);
});
afterAll(() => app.close());

describe('playing a challenge', () => {
  test("starts as a daily does, resumes, and follows the daily's rules", async () => {
    const code = await makeChallenge(app, {}, aPlayer());
    const player = aPlayer();
    const first = await startChallenge(app, code, player);
    expect([first.status, challengeGameOf(first)]).toMatchObject([
      201,
      {
        gameId: `PML-${code}`,
        code,
        playerUUID: player,
        status: 'active',
        currentRound: 1,
        currentLetter: 'C',
        finalScore: null,
        completedAt: null,
        letterSequence: [...CHALLENGE_LETTERS, '', '', '', '', '', '', '', ''],
      },
    ]);
    const again = await startChallenge(app, code, player);
    expect([again.status, challengeGameOf(again)]).toEqual([200, challengeGameOf(first)]);
    expect(challengeGameOf(await getChallengeGame(app, code, player))).toEqual(challengeGameOf(first));

    const alien = await completeChallenge(app, code, ALIEN_GRID, { player });
    expect(rejectionOf(alien)).toEqual([400, 'GRID_LACKS_LETTERS', 'playerGrid']);
    const completed = await completeChallenge(app, code, CHALLENGE_GRID, { player });
    expect(challengeGameOf(completed)).toMatchObject({
      status: 'completed',
      finalScore: 32,
      playerGrid: CHALLENGE_GRID,
    });
    const repeated = await completeChallenge(app, code, CHALLENGE_GRID, { player });
    expect([repeated.status, repeated.body]).toEqual([200, completed.body]);
    const other = await completeChallenge(app, code, BAD_GRID, { player });
    expect(rejectionOf(other)).toEqual([409, 'GRID_DIFFERS', 'playerGrid']);
    expect(challengeGameOf(await startChallenge(app, code, player))).toEqual(challengeGameOf(completed));
    expect(challengeOf(await getChallenge(app, code, player))).toMatchObject({
      state: 'completed',
      score: 32,
      playedBy: 1,
    });
  });

  test('is possible once per player, even ten times at once', async () => {
    const code = await makeChallenge(app, {}, aPlayer());
    const player = aPlayer();
    const started = await Promise.all(Array.from({ length: 10 }, () => startChallenge(app, code, player)));
    expect(started.filter(({ status }) => status === 201)).toHaveLength(1);
    const completed = await Promise.all(
      [CHALLENGE_GRID, FAIR_GRID].map((grid) => completeChallenge(app, code, grid, { player })),
    );
    expect(completed.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('stores the rounds that agree with the grid, and no others', async () => {
    const code = await makeChallenge(app, {}, aPlayer());
    const blind = CHALLENGE_LETTERS.map((letter, cellIndex) => ({ letter, cellIndex }));
    const own = CHALLENGE_GRID.flat()
      .map((letter, cellIndex) => ({ letter, cellIndex }))
      .slice(8);
    const history = blind.flatMap((move, i) => [move, own[i]!]).map((move, i) => ({ round: i + 1, ...move }));
    const player = aPlayer();
    await startChallenge(app, code, player);
    const completed = await completeChallenge(app, code, CHALLENGE_GRID, { player, roundHistory: history });
    expect(challengeGameOf(completed).roundHistory).toMatchObject(history);
    const liar = aPlayer();
    await startChallenge(app, code, liar);
    const lie = history.toReversed().map((move, i) => ({ ...move, round: i + 1 }));
    const accepted = await completeChallenge(app, code, CHALLENGE_GRID, { player: liar, roundHistory: lie });
    expect([accepted.status, challengeGameOf(accepted).roundHistory]).toEqual([200, []]);
  });

  test('has to be started, and not by the player who chose the letters', async () => {
    const maker = aPlayer();
    const code = await makeChallenge(app, {}, maker);
    expect(rejectionOf(await startChallenge(app, code, maker))).toEqual([409, 'OWN_CHALLENGE', 'code']);
    const stranger = aPlayer();
    expect(rejectionOf(await getChallengeGame(app, code, stranger))).toEqual([404, 'GAME_NOT_FOUND', 'code']);
    expect(rejectionOf(await completeChallenge(app, code, CHALLENGE_GRID, { player: stranger }))).toEqual([
      404,
      'GAME_NOT_FOUND',
      'code',
    ]);
  });
});
