import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CALLS } from '@tessera/contracts/calls';
import type { PublicResult } from '@tessera/contracts/results';
import { startApp, type TestApp } from './app.js';
import type { Browser } from './browser.js';
import { startGuardedApp } from './callers.js';
import { playDaily } from './dailies.js';
import { aName, aNamed } from './groups.js';
import { namesIn, today } from './leaderboards.js';
import { emptyRedis } from './redis.js';
import { anAdmin, openReportOf, publicIdOf, send } from './reports.js';

/** Two instances with one database. Admins act at the first, and everybody else looks at both. */
export async function startModerated() {
  const webRoot = mkdtempSync(path.join(os.tmpdir(), 'tessera-moderation-'));
  writeFileSync(path.join(webRoot, 'index.html'), '<html><head><title>Tessera</title></head></html>');
  const REDIS_URL = await emptyRedis();
  const app = await startGuardedApp(undefined, { env: { REDIS_URL }, webRoot });
  const other = await startApp({ env: { REDIS_URL }, databaseUrl: app.databaseUrl, webRoot });
  const close = async () => {
    await other.close();
    await app.close();
    rmSync(webRoot, { recursive: true });
  };
  return { app, other, apps: [app, other], admin: await anAdmin(app), close };
}

/** A named player whose name has been reported. */
export async function aReported(app: TestApp, admin: Browser) {
  const name = aName();
  const browser = await aNamed(app, name);
  const publicId = await publicIdOf(app, browser.player);
  await send(app, ['player-name', publicId]);
  return { name, browser, report: await openReportOf(admin, name) };
}

/** A player who has shared today's result, which has been reported. */
export async function aShared(app: TestApp, admin: Browser) {
  const name = aName();
  const browser = await aNamed(app, name);
  const gameId = await playDaily(app, browser.player);
  const share = () => browser.call(CALLS.shareResult, { body: { gameId } });
  const { shareId } = (await share()).body as { shareId: string };
  await send(app, ['shared-result', shareId], { reason: 'cheating' });
  return { name, browser, shareId, share, report: await openReportOf(admin, name) };
}

export const atAll = <T>(
  apps: readonly TestApp[],
  read: (instance: TestApp) => PromiseLike<T>,
): Promise<T[]> => Promise.all(apps.map(read));

/** Whether each instance lists the name in today's leaderboard. */
export const listed = (apps: readonly TestApp[], name: string): Promise<boolean[]> =>
  atAll(apps, async (instance) =>
    namesIn((await today(instance, undefined, { limit: 100 })).topScorers).includes(name),
  );

export const resultAt = async (instance: TestApp, shareId: string) =>
  (await instance.call(CALLS.publicResultOf, { params: { shareId } })).body as { result: PublicResult };

export const pageAt = (instance: TestApp, shareId: string) => instance.http().get(`/share/${shareId}`);
