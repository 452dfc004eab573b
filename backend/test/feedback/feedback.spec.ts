import { randomUUID } from 'node:crypto';
import { CALLS } from '@tessera/contracts/calls';
import { TEXTS } from '@tessera/contracts/texts';
import { LIMITS } from '@tessera/contracts/wire';
import { aPlayer, startApp, type TestApp } from '../support/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const send = (message: unknown, player?: string) =>
  app.call(CALLS.sendFeedback, { player, body: { message } });

const idOf = ({ body }: { body: unknown }): string => (body as { feedbackId: string }).feedbackId;

const stored = async (feedbackId: string) =>
  (await app.sql<{ message: string }>('SELECT * FROM feedback WHERE "feedbackId" = $1', [feedbackId]))[0];

test('a message is stored with its sender and time, and with an address if one is added', async () => {
  const player = aPlayer();
  const sent = await send('  I like the ochre tiles.\n\nMore of them! ', player);
  expect(sent.status).toBe(201);
  const feedbackId = idOf(sent);
  const row = { message: 'I like the ochre tiles.\n\nMore of them!', playerUUID: player, email: null };
  expect(await stored(feedbackId)).toMatchObject({ ...row, createdAt: new Date('2026-11-20T12:00:00Z') });
  const added = await app.call(CALLS.addFeedbackEmail, {
    player,
    body: { feedbackId, email: 'Ann@play.example' },
  });
  expect([added.status, added.body]).toEqual([200, { success: true }]);
  expect(await stored(feedbackId)).toMatchObject({ ...row, email: 'ann@play.example' });
});

test('a message that is sent again, because the response was lost, is stored once', async () => {
  const requestId = randomUUID();
  const player = aPlayer();
  const send = (message: string) => app.call(CALLS.sendFeedback, { player, body: { message, requestId } });
  for (const message of ['Hello', 'Hello again']) {
    const { status, body } = await send(message);
    expect([status, body]).toEqual([201, { success: true, feedbackId: requestId }]);
  }
  expect(await stored(requestId)).toMatchObject({ message: 'Hello' });
});

test('sending one requires no player', async () => {
  expect(await stored(idOf(await send('Hello')))).toMatchObject({ message: 'Hello', playerUUID: null });
});

test.each([['', '   ', '\n\n', '\u200b\u200f', '\u0000', null, 7, undefined]].flat())(
  'an empty message is rejected: %j',
  async (message) => {
    const { status, body } = await send(message);
    expect([status, body.error]).toEqual([400, TEXTS.feedbackRequired]);
  },
);

test(`a message of ${LIMITS.FEEDBACK_MAX_LENGTH} characters is accepted, a longer one isn't`, async () => {
  expect((await send('ä'.repeat(LIMITS.FEEDBACK_MAX_LENGTH))).status).toBe(201);
  expect((await send('a'.repeat(LIMITS.FEEDBACK_MAX_LENGTH + 1))).body.field).toBe('message');
  expect((await send('a'.repeat(10_000))).status).toBe(400);
});

test.each([
  '<script>alert(1)</script>',
  '\u202eevil',
  '👩‍👩‍👧‍👦 thanks',
  "'; DROP TABLE feedback; --",
  '\ud800 half',
])('a message like %j is stored as plain text', async (message) => {
  const row = await stored(idOf(await send(message)));
  expect(row?.message).toBe(message.replace('\ud800', '\ufffd'));
});

test('control characters are removed', async () => {
  expect((await stored(idOf(await send('a\u0000b\u0007c'))))?.message).toBe('abc');
});

test('only an email address can be added, and only with the ID of the message', async () => {
  const feedbackId = idOf(await send('Hello'));
  const add = (input: object) => app.call(CALLS.addFeedbackEmail, { body: input });
  const unknown = await add({ feedbackId: aPlayer(), email: 'ann@play.example' });
  expect([unknown.status, unknown.body.code]).toEqual([404, 'FEEDBACK_NOT_FOUND']);
  for (const email of ['', 'ann', 'ann@', '<b>@play.example', `${'a'.repeat(300)}@play.example`, null]) {
    expect((await add({ feedbackId, email })).body.field).toBe('email');
  }
  expect((await add({ feedbackId: "' OR 1=1", email: 'ann@play.example' })).body.field).toBe('feedbackId');
  expect(await stored(feedbackId)).toMatchObject({ email: null });
});
