import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CALLS } from '@tessera/contracts/calls';
import { startApp, type TestApp } from './app.js';
import { Browser } from './browser.js';
import { BLIND, fixLetters, startDaily } from './dailies.js';
import { waitingGame } from './games.js';
import { makeGroup } from './groups.js';
import { History } from './history.js';
import { mailTo } from './mail.js';
import { useEverything } from './person.js';
import { emptyRedis } from './redis.js';

export const ADDRESS = '203.0.113.77';
export const DEVICE = 'A browser that nobody else has';
export const NAME = 'Ann of the deletion';

export interface AccountServer {
  app: TestApp;
  dataDir: string;
  redisUrl: string;
  history: History;
  close(): Promise<void>;
}

/** An app that stores data everywhere it can: in the database, in Redis and in emails. */
export async function startAccountServer(): Promise<AccountServer> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'tessera-own-data-'));
  const redisUrl = await emptyRedis();
  const app = await startApp({
    env: { DATA_DIR: dataDir, REDIS_URL: redisUrl, TRUST_PROXY: '1', LIMITS: '1' },
  });
  await fixLetters(app);
  const close = async () => {
    await app.close();
    rmSync(dataDir, { recursive: true });
  };
  return { app, dataDir, redisUrl, history: new History(app), close };
}

/** Linked to the account with this address. */
const aLinkedIdentity = (app: TestApp, email: string) =>
  app.sql(
    `INSERT INTO user_identities (id, "userId", issuer, subject, email, "isEmailVerified", "linkedAt")
     SELECT $1, id, 'https://id.example', $1, email, true, now() FROM users WHERE email = $1`,
    [email],
  );

const aPasskey = (app: TestApp, email: string) =>
  app.sql(
    `INSERT INTO passkeys
       (id, "userId", "credentialId", "publicKey", counter, transports, name, "createdAt")
     SELECT $1, id, $1, 'a key', 0, '{internal}', 'Phone', now() FROM users WHERE email = $1`,
    [email],
  );

/** A player with an account and a row in every table. */
export async function anAccountHolder({ app, dataDir, history }: AccountServer) {
  const [phone, desk] = [new Browser(app), new Browser(app)];
  const headers = { 'X-Forwarded-For': ADDRESS, 'User-Agent': DEVICE };
  const credentials = { email: `gone${phone.player.slice(0, 8)}@play.example`, password: 'correct horse' };
  await phone.call(CALLS.register, { body: { ...credentials, name: NAME }, headers });
  const alias = desk.player;
  const dailyId = await startDaily(app, alias);
  const aliasGame = await waitingGame(app, alias);
  await history.daily(alias, '2026-11-10T12:00:00Z', { at: '2026-11-10T12:05:00Z', score: 25 });
  await desk.call(CALLS.login, { body: credentials, headers });
  desk.player = phone.player;
  const roundHistory = [{ round: 1, letter: BLIND[0], cellIndex: 0 }];
  const gameState = { gameId: dailyId, roundHistory };
  const synced = { challengeDate: '2026-11-20', currentRound: 2, gameState };
  expect((await desk.call(CALLS.syncState, { body: synced })).status).toBe(200);
  const used = await useEverything(app, desk, history);
  const email = { feedbackId: used.feedbackId, email: credentials.email };
  await desk.call(CALLS.addFeedbackEmail, { body: email });
  const group = await makeGroup(desk);
  await desk.call(CALLS.requestPasswordReset, { body: { email: credentials.email } });
  await mailTo(dataDir, credentials.email);
  await aLinkedIdentity(app, credentials.email);
  await aPasskey(app, credentials.email);
  return { ...used, desk, alias, credentials, aliasGame, group };
}
