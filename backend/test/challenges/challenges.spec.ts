import { randomUUID } from 'node:crypto';
import { CALLS } from '@tessera/contracts/calls';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import {
  CHALLENGE_GRID,
  CHALLENGE_LETTERS,
  challengeOf,
  completeChallenge,
  createChallenge,
  FAIR_GRID,
  getChallenge,
  getChallengeGame,
  makeChallenge,
  playChallenge,
  rejectionOf,
  startChallenge,
} from '../support/challenges.js';
import { fixLetters } from '../support/dailies.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  await fixLetters(app);
});
afterAll(() => app.close());

const listed = async (player: string, list: 'made' | 'played', page = 1) => {
  const { body } = await app.call(CALLS.listChallenges, { player, query: { list, page } });
  const { challenges, hasMore } = body as { challenges: { code: string }[]; hasMore: boolean };
  return { codes: challenges.map(({ code }) => code), hasMore };
};

describe('making a challenge', () => {
  test("stores the letters with the server's own rating, and answers with its link", async () => {
    const player = aPlayer();
    const made = await createChallenge(app, { name: '  For  Ann ' }, player);
    expect(made.status).toBe(201);
    const challenge = challengeOf(made);
    expect(challenge).toMatchObject({
      code: expect.stringMatching(/^[A-Za-z0-9]{10}$/) as string,
      name: 'For Ann',
      isOwn: true,
      letters: CHALLENGE_LETTERS,
      showsFigures: true,
      playedBy: 0,
      figures: { perfect: 'possible', difficulty: 1 },
      maker: { playerUUID: player, playerName: null },
      state: 'new',
      score: null,
    });
    expect(challenge.url).toMatch(new RegExp(`^http://127.0.0.1:\\d+/challenge/${challenge.code}$`));
  });

  test('says so if no 32 is possible, or if nobody knows', async () => {
    const ratingOf = async (letters: string) =>
      challengeOf(await createChallenge(app, { letters: [...letters] as never }, aPlayer())).figures;
    expect(await ratingOf('QQQQQQQQ')).toEqual({ perfect: 'impossible', difficulty: 5 });
    expect(await ratingOf('JAZZQUIZ')).toEqual({ perfect: 'unknown', difficulty: 5 });
  });

  test('makes one per request, also if it is sent several times at once', async () => {
    const player = aPlayer();
    const requestId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => createChallenge(app, { requestId }, player)),
    );
    expect(new Set(answers.map((answer) => challengeOf(answer).code)).size).toBe(1);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await createChallenge(app, { requestId }, player)).status).toBe(200);
    // Another player may use the same ID.
    expect((await createChallenge(app, { requestId }, aPlayer())).status).toBe(201);
  });

  test('is possible up to fifty times, until one is deleted', async () => {
    const player = aPlayer();
    const code = await makeChallenge(app, {}, player);
    await app.sql(
      `INSERT INTO challenges (code, "playerUUID", "requestId", letters, "showsFigures", perfect, difficulty,
                               "createdAt", "visitedAt")
       SELECT 'ofTheSam' || lpad(i::text, 2, '0'), $1, gen_random_uuid(), 'CARDAREA', true, 'unknown', 1, now(), now()
         FROM generate_series(1, 49) AS i`,
      [player],
    );
    expect(rejectionOf(await createChallenge(app, {}, player))).toEqual([
      409,
      'TOO_MANY_CHALLENGES',
      undefined,
    ]);
    expect((await listed(player, 'made', 3)).codes).toHaveLength(10);
    await app.call(CALLS.deleteChallenge, { player, params: { code } });
    expect((await createChallenge(app, {}, player)).status).toBe(201);
  });
});

describe('anyone with the link', () => {
  test('sees who made it and how hard it is, but no letters before starting', async () => {
    const maker = aPlayer();
    const code = await makeChallenge(app, { name: 'Guess who' }, maker);
    for (const viewer of [undefined, aPlayer()]) {
      const answer = await getChallenge(app, code, viewer);
      expect(challengeOf(answer)).toMatchObject({
        isOwn: false,
        letters: null,
        name: 'Guess who',
        state: 'new',
      });
      expect(challengeOf(answer).figures).not.toBeNull();
      expect(JSON.stringify(answer.body)).not.toContain(maker);
    }
    const player = aPlayer();
    await startChallenge(app, code, player);
    expect(challengeOf(await getChallenge(app, code, player))).toMatchObject({
      letters: CHALLENGE_LETTERS,
      state: 'active',
    });
  });

  test('sees the rating only after playing if the maker hides it', async () => {
    const maker = aPlayer();
    const code = await makeChallenge(app, { showsFigures: false }, maker);
    const player = aPlayer();
    expect(challengeOf(await getChallenge(app, code, maker)).figures).not.toBeNull();
    expect(challengeOf(await getChallenge(app, code, player)).figures).toBeNull();
    await startChallenge(app, code, player);
    expect(challengeOf(await getChallenge(app, code, player)).figures).toBeNull();
    await completeChallenge(app, code, FAIR_GRID, { player });
    expect(challengeOf(await getChallenge(app, code, player)).figures).not.toBeNull();
  });

  test('is told if there is no such challenge', async () => {
    expect(rejectionOf(await getChallenge(app, 'aaaaaaaaaa', aPlayer()))).toEqual([
      404,
      'CHALLENGE_NOT_FOUND',
      'code',
    ]);
    expect(rejectionOf(await startChallenge(app, 'aaaaaaaaaa', aPlayer()))).toEqual([
      404,
      'CHALLENGE_NOT_FOUND',
      'code',
    ]);
    expect((await getChallenge(app, 'short', aPlayer())).status).toBe(400);
  });
});

test('a player finds the challenges that they have made, and those that they have played', async () => {
  const [maker, player] = [aPlayer(), aPlayer()];
  const codes: string[] = [];
  for (let i = 0; i < 21; i++) {
    app.clock.time += 1000;
    codes.unshift(await makeChallenge(app, {}, maker));
  }
  expect(await listed(maker, 'made')).toEqual({ codes: codes.slice(0, 20), hasMore: true });
  expect(await listed(maker, 'made', 2)).toEqual({ codes: codes.slice(20), hasMore: false });
  const [first, second] = codes as [string, string];
  await playChallenge(app, first, FAIR_GRID, player);
  app.clock.time += 1000;
  await startChallenge(app, second, player);
  expect(await listed(player, 'played')).toEqual({ codes: [second, first], hasMore: false });
  expect(await listed(player, 'made')).toEqual({ codes: [], hasMore: false });
});

test('only its maker can delete a challenge, and with it all games', async () => {
  const maker = aPlayer();
  const code = await makeChallenge(app, {}, maker);
  const player = await playChallenge(app, code);
  const remove = (by: string) => app.call(CALLS.deleteChallenge, { player: by, params: { code } });
  expect(rejectionOf(await remove(player))).toEqual([403, 'NOT_YOUR_CHALLENGE', 'code']);
  expect((await remove(maker)).status).toBe(200);
  expect(rejectionOf(await remove(maker))).toEqual([404, 'CHALLENGE_NOT_FOUND', 'code']);
  expect(rejectionOf(await getChallengeGame(app, code, player))).toEqual([404, 'GAME_NOT_FOUND', 'code']);
  expect(await app.sql('SELECT FROM challenge_games WHERE code = $1', [code])).toEqual([]);
});

test('reading a challenge takes an index, however many are open', async () => {
  const code = await makeChallenge(app, {}, aPlayer());
  await app.sql(
    `WITH makers AS (
       INSERT INTO players ("playerUUID", "publicId") SELECT gen_random_uuid(), gen_random_uuid()
         FROM generate_series(1, 1000) RETURNING "playerUUID"
     ), made AS (
       INSERT INTO challenges (code, "playerUUID", "requestId", letters, "showsFigures", perfect, difficulty,
                               "createdAt", "visitedAt")
       SELECT left(md5("playerUUID"::text), 10), "playerUUID", gen_random_uuid(), 'CARDAREA', true, 'unknown', 1,
              now(), now() FROM makers RETURNING code, "playerUUID"
     )
     INSERT INTO challenge_games (code, "playerUUID", "letterSequence", "createdAt")
     SELECT $1, "playerUUID", 'CARDAREA........', now() FROM made`,
    [code],
  );
  await app.sql('ANALYZE challenges, challenge_games');
  const plan = await app.sql<{ 'QUERY PLAN': string }>(
    `EXPLAIN SELECT count(*) FROM challenge_games WHERE code = $1 AND status = 'completed' AND NOT "isWithdrawn"`,
    [code],
  );
  expect(plan.map((row) => row['QUERY PLAN']).join()).toContain('challenge_games_best');
  const player = await playChallenge(app, code, FAIR_GRID);
  expect(challengeOf(await getChallenge(app, code, player)).playedBy).toBe(1);
});

test('a challenge counts for nothing else', async () => {
  const everything = async () => {
    const tables = await app.sql<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'
        AND tablename NOT IN ('challenges', 'challenge_games') ORDER BY 1`,
    );
    const contents: Record<string, unknown> = {};
    for (const { name } of tables)
      contents[name] = await app.sql(`SELECT row_to_json(t)::jsonb AS row FROM "${name}" t ORDER BY 1`);
    return contents;
  };
  const [maker, player] = [aPlayer(), aPlayer()];
  const code = await makeChallenge(app, {}, maker);
  await startChallenge(app, code, player);
  const before = await everything();
  await completeChallenge(app, code, CHALLENGE_GRID, { player });
  expect(await everything()).toEqual(before);
  const shared = await app.call(CALLS.shareResult, { player, body: { gameId: `PML-${code}` } });
  expect(shared.status).toBe(404);
});
