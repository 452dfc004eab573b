import { CALLS } from '@tessera/contracts/calls';
import type { Call } from '@tessera/contracts/wire';
import { startApp, type CallInput, type TestApp } from '../support/app.js';
import { anAccount, Browser } from '../support/browser.js';
import { fixLetters, GOOD_GRID } from '../support/dailies.js';
import { aName } from '../support/groups.js';

/** Few of everything, so that everyone uses the same rows. */
const PLAYERS = 6;
const AT_ONCE = 16;
const STEPS = 400;

let apps: (TestApp & { databaseUrl: string })[];
beforeAll(async () => {
  const app = await startApp();
  await fixLetters(app);
  apps = [app, await startApp({ databaseUrl: app.databaseUrl })];
});
afterAll(async () => {
  for (const app of apps.toReversed()) await app.close();
});

const anyOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;
const several = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

/** The latest IDs of each kind in responses. */
class Known {
  private readonly ids = new Map<string, string[]>();

  /** An ID of this kind, or an unknown one before there are any. */
  any(kind: string): string {
    return anyOf(this.ids.get(kind) ?? ['AAAAAA']);
  }

  learn(body: { gameId?: string; shareId?: string; game?: Told; group?: Told }): void {
    const { gameId = body.game?.gameId, shareId, group } = body;
    this.keep(/^(1PV3|PR)-/.exec(gameId ?? '')?.[1] ?? 'live', gameId);
    this.keep('share', shareId);
    this.keep('group', group?.id);
    this.keep('code', group?.inviteCode);
  }

  private keep(kind: string, id: string | undefined): void {
    if (id !== undefined) this.ids.set(kind, [...(this.ids.get(kind) ?? []), id].slice(-4));
  }
}

type Told = { gameId?: string; id?: string; inviteCode?: string };

test('whatever a few players do at once, on two instances, succeeds or is rejected', async () => {
  const known = new Known();
  const accounts = several(3, anAccount);
  const names = several(4, aName);
  const groups = several(3, () => aName('Group'));
  const browsers = Array.from({ length: PLAYERS }, (_, i) => new Browser(apps[i % apps.length]!));
  const gameId = (kind: string) => ({ params: { gameId: known.any(kind) } });
  const group = () => ({ params: { groupId: known.any('group') } });

  const calls: [Call, () => CallInput][] = [
    [CALLS.setPlayerName, () => ({ body: { playerName: anyOf(names) } })],
    [CALLS.createDaily, () => ({ body: { userTimezone: anyOf(['UTC', 'Pacific/Kiritimati']) } })],
    [CALLS.completeDaily, () => ({ ...gameId('1PV3'), body: { playerGrid: GOOD_GRID } })],
    [CALLS.shareResult, () => ({ body: { gameId: known.any('1PV3') } })],
    [CALLS.publicResultOf, () => ({ params: { shareId: known.any('share') } })],
    [CALLS.createPractice, () => ({ body: { date: '2026-11-10' } })],
    [CALLS.completePractice, () => ({ ...gameId('PR'), body: { playerGrid: GOOD_GRID } })],
    [CALLS.createSimpleDaily, () => ({ body: {} })],
    [CALLS.createGame, () => ({ body: { requestId: anyOf(['r', 's']) } })],
    [CALLS.joinGame, () => ({ ...gameId('live'), body: { clientId: 'c' } })],
    [CALLS.submitLetter, () => ({ ...gameId('live'), body: { letter: 'A' } })],
    [CALLS.submitPlacement, () => ({ ...gameId('live'), body: { cellIndex: anyOf([0, 1, 2, 3]) } })],
    [CALLS.createGroup, () => ({ body: { name: anyOf(groups) } })],
    [CALLS.joinGroup, () => ({ body: { inviteCode: known.any('code') } })],
    [CALLS.leaveGroup, group],
    [CALLS.renameGroup, () => ({ ...group(), body: { name: anyOf(groups) } })],
    [CALLS.sendFeedback, () => ({ body: { message: 'hello' } })],
    [CALLS.exportData, () => ({})],
    [CALLS.register, () => ({ body: anyOf(accounts) })],
    [CALLS.login, () => ({ body: anyOf(accounts) })],
    [CALLS.login, () => ({ body: anyOf(accounts) })],
    [CALLS.logout, () => ({ body: {} })],
    [CALLS.linkUuid, () => ({ body: { playerUUID: anyOf(browsers).player } })],
    [CALLS.deleteAccount, () => ({ body: { password: accounts[0]!.password } })],
  ];

  const failures: string[] = [];
  const step = async (browser: Browser, [call, input]: [Call, () => CallInput]) => {
    const { status, body, text } = await browser.call(call, input());
    // On a busy machine, a row may be locked for too long. The response says so, which isn't an error.
    if (status >= 500 && status !== 503) failures.push(`${call.method} ${call.path}: ${text}`);
    if (status < 300) known.learn(body as object);
    // Like the web app, uses the player that the response names, though sometimes a browser acts as another
    // one.
    if (body.playerUUID) browser.player = body.playerUUID as string;
    if (body.code === 'SESSION_INVALID') browser.player = new Browser(browser.app).player;
    if (Math.random() < 0.05) browser.player = anyOf(browsers).player;
  };
  let left = STEPS;
  await Promise.all(
    several(AT_ONCE, async () => {
      while (left-- > 0) await step(anyOf(browsers), anyOf(calls));
    }),
  );
  expect(failures).toEqual([]);

  const withoutAdmin = `SELECT id FROM leaderboard_groups WHERE NOT EXISTS (
    SELECT 1 FROM group_memberships WHERE "groupId" = id AND "isAdmin")`;
  const ofMerged = `SELECT 1 FROM players JOIN standings USING ("playerUUID") WHERE "adoptedBy" IS NOT NULL
    UNION ALL SELECT 1 FROM players JOIN group_memberships USING ("playerUUID") WHERE "adoptedBy" IS NOT NULL`;
  for (const wrong of [withoutAdmin, ofMerged]) expect(await apps[0]!.sql(wrong)).toEqual([]);
});
