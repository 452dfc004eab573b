import { CALLS } from '@tessera/contracts/calls';
import { CHALLENGE_TEXTS } from '@tessera/contracts/challenges';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { createChallenge, makeChallenge, startChallenge } from '../support/challenges.js';
import { fixLetters, startDaily } from '../support/dailies.js';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
  await fixLetters(app);
  for (const [date, letters] of Object.entries(DATES)) {
    const columns = [...letters].map((letter, i) => `letter${i + 1} = '${letter}'`).join(', ');
    await app.sql(`UPDATE daily_challenge_sequences SET ${columns} WHERE date = $1`, [date]);
  }
});
afterEach(() => app.close());

/** At noon UTC, two dates are today somewhere. */
const DATES = {
  '2026-11-19': 'YESTERDA',
  '2026-11-20': 'TODAYSGO',
  // Drawn at random, they may spell something obscene.
  '2026-11-21': 'NRTJESRA',
  '2026-11-22': 'FUTURELY',
} as const;

const answerTo = async (letters: string, name?: string) => {
  const wishes = { letters: [...letters] as never, ...(name === undefined ? {} : { name }) };
  const { status, body } = await createChallenge(app, wishes, aPlayer());
  return [status, body.code, body.field];
};

test('letters of a daily that somebody may still be playing are rejected in any order', async () => {
  const rejected = [400, 'LETTERS_OF_DAILY', 'letters'];
  expect(await answerTo('TODAYSGO')).toEqual(rejected);
  expect(await answerTo('OGSYADOT')).toEqual(rejected);
  // In Kiribati, this date has begun.
  expect(await answerTo('NRTJESRA')).toEqual(rejected);
  expect(await answerTo('TODAYSGA')).toEqual([201, undefined, undefined]);
  expect(await answerTo('YESTERDA')).toEqual([201, undefined, undefined]);
});

test('the name cannot contain them either', async () => {
  expect(await answerTo('CARDAREA', "Psst: T.o.d.a.y's go!")).toEqual([400, 'LETTERS_OF_DAILY', 'name']);
  for (const name of ['T0D4YS G0', 'T1O2D3A4Y5S6G7O8', 'TO2DAYSG', 'ТОDAYSGО'])
    expect([name, await answerTo('CARDAREA', name)]).toEqual([name, [400, 'LETTERS_OF_DAILY', 'name']]);
  expect(await answerTo('CARDAREA', 'Today is gone')).toEqual([201, undefined, undefined]);
});

test('letters of a future date are accepted like any others, and wait while that date is being played', async () => {
  const code = await makeChallenge(app, { letters: [...'FUTURELY'] as never }, aPlayer());
  const [early, late] = [aPlayer(), aPlayer()];
  expect((await startChallenge(app, code, early)).status).toBe(201);
  app.clock.moveTo('2026-11-21T10:00:00Z');
  const { status, body } = await startChallenge(app, code, late);
  expect([status, body.code, body.message]).toEqual([409, 'CHALLENGE_ON_HOLD', CHALLENGE_TEXTS.onHold]);
  // Players who have already started can continue.
  expect((await startChallenge(app, code, early)).status).toBe(200);
  app.clock.moveTo('2026-11-23T11:59:59Z');
  expect((await startChallenge(app, code, late)).status).toBe(409);
  app.clock.moveTo('2026-11-23T12:00:00Z');
  expect((await startChallenge(app, code, late)).status).toBe(201);
});

test('everybody gets the same rejection, whether or not they have played the daily', async () => {
  const player = aPlayer();
  const before = await createChallenge(app, { letters: [...'TODAYSGO'] as never }, player);
  await startDaily(app, player);
  const after = await createChallenge(app, { letters: [...'TODAYSGO'] as never }, player);
  expect([after.status, after.body]).toEqual([before.status, before.body]);
  expect(await app.sql('SELECT FROM challenges')).toEqual([]);
});

test.each(['FUCKABLE', 'XXSHITXX', 'ABCTNUCX', 'HITLEROK', 'QNAZIQQQ'])(
  'letters that spell something obscene in a row, forwards or backwards, are rejected: %s',
  async (letters) => expect(await answerTo(letters)).toEqual([400, 'LETTERS_NOT_ALLOWED', 'letters']),
);

test.each(['MARGARET', 'BIRTHDAY', 'ASSASSIN', 'CLASSICS'])(
  'innocent letters are accepted: %s',
  async (letters) => expect((await answerTo(letters))[0]).toBe(201),
);

test('names pass the checks of player names', async () => {
  expect(await answerTo('CARDAREA', '   ')).toEqual([400, 'NAME_INVALID', 'name']);
  expect(await answerTo('CARDAREA', 'x'.repeat(26))).toEqual([400, 'NAME_INVALID', 'name']);
  expect(await answerTo('CARDAREA', 'Love ❤')).toEqual([400, 'NAME_INVALID', 'name']);
  expect(await answerTo('CARDAREA', 'f.u.c.k you')).toEqual([400, 'NAME_NOT_ALLOWED', 'name']);
  expect(await answerTo('CARDAREA', 'Tessera Admin')).toEqual([400, 'NAME_NOT_ALLOWED', 'name']);
  // Many may have the same one.
  expect((await answerTo('CARDAREA', 'For Ann'))[0]).toBe(201);
  expect((await answerTo('CARDAREA', 'For Ann'))[0]).toBe(201);
});

test.each([{ letters: [...'ABC'] }, { letters: [...'abcdefgh'] }, { letters: [...'ABCDEFG', '1'] }, {}])(
  'only eight letters from A to Z are accepted: %j',
  async (wishes) => {
    const body = { requestId: '3f2b8c1e-9d4a-4f6b-8a7c-5e0d1f2a3b4c', ...wishes };
    const { status, body: answer } = await app.call(CALLS.createChallenge, { player: aPlayer(), body });
    expect([status, answer.code]).toEqual([400, 'BAD_INPUT']);
  },
);
