import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CALLS, type PublicResult } from '@tessera/contracts';
import { NAME_TEXTS, RESULTS_TEXTS } from '@tessera/contracts/constants';
import { startApp, type TestApp } from './support/app.js';
import { Browser } from './support/browser.js';
import { startGuardedApp } from './support/callers.js';
import { completePerfectly, fixLetters, playDaily, startDaily } from './support/dailies.js';
import { activeGame, byRest, choose, readGame } from './support/games.js';
import {
  aFounder,
  aName,
  aNamed,
  groupsOf,
  joinGroup,
  membersOf,
  renameGroup,
  takeName,
} from './support/groups.js';
import { namesIn, today } from './support/leaderboards.js';
import { connect } from './support/live.js';
import { emptyRedis } from './support/redis.js';
import { act, anAdmin, openReportOf, profileOf, publicIdOf, send, undo } from './support/reports.js';

/** Two instances with one database. Admins act at the first, and everybody else looks at both. */
let app: TestApp & { databaseUrl: string };
let other: TestApp;
let apps: TestApp[];
let admin: Browser;
let webRoot: string;
beforeAll(async () => {
  webRoot = mkdtempSync(path.join(os.tmpdir(), 'tessera-moderation-'));
  writeFileSync(path.join(webRoot, 'index.html'), '<html><head><title>Tessera</title></head></html>');
  const REDIS_URL = await emptyRedis();
  app = await startGuardedApp(undefined, { env: { REDIS_URL }, webRoot });
  other = await startApp({ env: { REDIS_URL }, databaseUrl: app.databaseUrl, webRoot });
  apps = [app, other];
  admin = await anAdmin(app);
  await fixLetters(app);
});
afterAll(async () => {
  await other.close();
  await app.close();
  rmSync(webRoot, { recursive: true });
});

/** A named player whose name has been reported. */
async function aReported() {
  const name = aName();
  const browser = await aNamed(app, name);
  const publicId = await publicIdOf(app, browser.player);
  await send(app, ['player-name', publicId]);
  return { name, browser, publicId, report: await openReportOf(admin, name) };
}

/** A player who has shared today's result, which has been reported. */
async function aShared() {
  const name = aName();
  const browser = await aNamed(app, name);
  const gameId = await playDaily(app, browser.player);
  const share = () => browser.call(CALLS.shareResult, { body: { gameId } });
  const { shareId } = (await share()).body as { shareId: string };
  await send(app, ['shared-result', shareId], { reason: 'cheating' });
  return { name, browser, shareId, share, report: await openReportOf(admin, name) };
}

const all = async <T>(read: (app: TestApp) => Promise<T>): Promise<T[]> => Promise.all(apps.map(read));

const listed = (name: string) =>
  all(async (instance) =>
    namesIn((await today(instance, undefined, { limit: 100 })).topScorers).includes(name),
  );

const resultAt = async (instance: TestApp, shareId: string) =>
  (await instance.call(CALLS.publicResultOf, { params: { shareId } })).body as { result: PublicResult };

const pageAt = async (instance: TestApp, shareId: string) => instance.http().get(`/share/${shareId}`);

describe('a removed name', () => {
  test('is gone from leaderboards, shared results and their pages at once, on all instances', async () => {
    const { name, shareId, report } = await aShared();
    expect(await listed(name)).toEqual([true, true]);
    const { status, body } = await act(admin, report, 'remove-name');
    expect([status, body.report]).toMatchObject([
      200,
      { text: name, textNow: null, actions: [{ action: 'remove-name', reason: 'cheating' }] },
    ]);
    expect(await listed(name)).toEqual([false, false]);
    for (const { result } of await all((instance) => resultAt(instance, shareId))) {
      expect(result.playerName).toBeNull();
    }
    for (const page of await all((instance) => pageAt(instance, shareId))) {
      expect([page.status, page.text.includes(name), page.text.includes(RESULTS_TEXTS.anonymous)]).toEqual([
        200,
        false,
        true,
      ]);
    }
  });

  test('is gone from groups and The 32 Club', async () => {
    const { name, browser, report } = await aReported();
    await completePerfectly(app, app, browser.player, await startDaily(app, browser.player));
    const { founder, group } = await aFounder(app);
    await joinGroup(browser, group);
    const club = async () =>
      ((await app.call(CALLS.perfectClub)).body.leaderboard as { playerName: string }[]).map(
        ({ playerName }) => playerName,
      );
    expect(await club()).toContain(name);
    await act(admin, report, 'remove-name');
    expect(await club()).not.toContain(name);
    expect((await membersOf(founder, group)).map(({ playerName }) => playerName)).not.toContain(name);
  });

  test("is gone from the opponent's open game, on any instance, and stays gone after a move", async () => {
    const { name, browser, report } = await aReported();
    const opponent = await aNamed(other);
    const gameId = await activeGame(app, browser.player, opponent.player);
    const socket = await connect(other, opponent.player);
    await socket.heard('STATE_SYNC', ({ game }) => game?.player1Name === name);
    // Both instances have the game in memory from then on.
    const senders = { 1: byRest(app, browser.player), 2: byRest(other, opponent.player) };
    await choose(senders, gameId, 1);
    await socket.heard('LETTER_SELECTED');

    await act(admin, report, 'remove-name');
    await socket.heard('STATE_SYNC', ({ game }) => game?.player1Name === null);
    await byRest(other, opponent.player)('submit_placement', { gameId, cellIndex: 0, round: 1 });
    for (const instance of apps) {
      expect((await readGame(instance, opponent.player, gameId)).player1Name).toBeNull();
    }
    await undo(admin, report, 'remove-name');
    await socket.heard('STATE_SYNC', ({ game, version }) => game?.player1Name === name && version === 3);
    socket.close();
  });

  test('is refused to its player, who is told and can take another one', async () => {
    const { name, browser, report } = await aReported();
    await act(admin, report, 'remove-name', { reason: 'harassment' });
    const { playerName, notices } = await profileOf(browser);
    expect(playerName).toBeNull();
    expect(notices).toMatchObject([
      { kind: 'name-removed', reason: 'harassment', text: name, gameNumber: null },
    ]);
    for (const typed of [name, name.toUpperCase(), `${name} `]) {
      const { status, body } = await browser.call(CALLS.setPlayerName, { body: { playerName: typed } });
      expect([status, body]).toMatchObject([
        400,
        { code: 'NAME_REMOVED', field: 'playerName', message: NAME_TEXTS.removed },
      ]);
      const checked = await browser.call(CALLS.usernameAvailable, { query: { username: typed } });
      expect(checked.body).toMatchObject({ available: false, reason: NAME_TEXTS.removed });
    }
    const next = await takeName(browser);
    expect((await profileOf(browser)).playerName).toBe(next);
  });

  test('is refused to the account into which its player is merged', async () => {
    const { name, browser, report } = await aReported();
    await act(admin, report, 'remove-name');
    const account = new Browser(app);
    const credentials = await account.register();
    await browser.login(credentials);
    const { body } = await browser.call(CALLS.setPlayerName, { body: { playerName: name } });
    expect(body.code).toBe('NAME_REMOVED');
    expect((await profileOf(browser)).notices).toMatchObject([{ kind: 'name-removed', text: name }]);
  });

  test("can't be brought along by merging a player who has taken it", async () => {
    const { name, browser, report } = await aReported();
    const credentials = await browser.register();
    await act(admin, report, 'remove-name');
    const guest = await aNamed(app, name);
    await guest.login(credentials);
    expect((await profileOf(guest)).playerName).toBeNull();
  });

  test('comes back with an undo, and the notice disappears', async () => {
    const { name, browser, report } = await aReported();
    await playDaily(app, browser.player);
    await act(admin, report, 'remove-name');
    const { status, body } = await undo(admin, report, 'remove-name');
    expect([status, body.report]).toMatchObject([200, { textNow: name, actions: [] }]);
    expect(await profileOf(browser)).toEqual({
      success: true,
      playerName: name,
      isLeftOut: false,
      notices: [],
    });
    expect(await listed(name)).toEqual([true, true]);
    expect((await browser.call(CALLS.setPlayerName, { body: { playerName: name } })).status).toBe(200);
    expect((await openReportOf(admin, name)).count).toBe(1);
  });

  test("doesn't come back if the player or somebody else has chosen it or another one", async () => {
    const [replaced, taken] = [await aReported(), await aReported()];
    for (const { report } of [replaced, taken]) await act(admin, report, 'remove-name');
    const next = await takeName(replaced.browser);
    await aNamed(app, taken.name);
    const answers = [
      await undo(admin, replaced.report, 'remove-name'),
      await undo(admin, taken.report, 'remove-name'),
    ];
    expect(answers.map(({ status, body }) => [status, body.code, body.message])).toEqual([
      [409, 'UNDO_IMPOSSIBLE', 'Another name has been chosen in the meantime.'],
      [409, 'UNDO_IMPOSSIBLE', 'Someone else has taken this name in the meantime.'],
    ]);
    expect((await profileOf(replaced.browser)).playerName).toBe(next);
    // Nothing has been undone.
    expect((await profileOf(taken.browser)).notices).toHaveLength(1);
  });

  test("is the one that the admin has seen, and the player's next one isn't removed in its place", async () => {
    const { browser, report } = await aReported();
    const next = await takeName(browser);
    expect((await act(admin, report, 'remove-name')).body.code).toBe('NAME_CHANGED');
    expect((await profileOf(browser)).playerName).toBe(next);
    expect((await act(admin, report, 'remove-name', { seen: next })).status).toBe(200);
    expect((await profileOf(browser)).playerName).toBeNull();
  });
});

describe('a removed name of a group', () => {
  test('is replaced by a neutral one, which members see, and refused to the group', async () => {
    const { founder, group } = await aFounder(app);
    const member = await aNamed(app);
    await joinGroup(member, group);
    await send(app, ['group-name', group.id], { by: member.player });
    const report = await openReportOf(admin, group.name);
    await act(admin, report, 'remove-name');
    const [seen] = await groupsOf(member);
    expect(seen?.name).toMatch(/^Group [2-9A-Z]{6}$/);
    expect((await profileOf(founder)).notices).toMatchObject([
      { kind: 'group-name-removed', text: group.name },
    ]);
    expect((await profileOf(member)).notices).toEqual([]);
    expect((await renameGroup(founder, group, group.name)).body).toMatchObject({
      ...{ code: 'NAME_REMOVED', field: 'name' },
    });
    await undo(admin, report, 'remove-name');
    expect((await groupsOf(member))[0]?.name).toBe(group.name);
    expect((await profileOf(founder)).notices).toEqual([]);
  });

  test("doesn't come back if the group has chosen another one", async () => {
    const { founder, group } = await aFounder(app);
    await send(founder, ['group-name', group.id], { by: founder.player });
    const report = await openReportOf(admin, group.name);
    await act(admin, report, 'remove-name');
    await renameGroup(founder, group, aName('Group'));
    expect((await undo(admin, report, 'remove-name')).body.code).toBe('UNDO_IMPOSSIBLE');
  });
});

describe('a player who is left out', () => {
  test('is in no public leaderboard on any instance, but in groups, and is told', async () => {
    const { name, browser, report } = await aShared();
    const { founder, group } = await aFounder(app);
    await joinGroup(browser, group);
    expect(await listed(name)).toEqual([true, true]);
    await act(admin, report, 'leave-out');
    expect(await listed(name)).toEqual([false, false]);
    for (const sort of ['current-streak', 'best-streak', 'today-score', 'average-score']) {
      const { body } = await other.call(CALLS.readLeaderboard, { query: { sort, minStreak: 1, limit: 100 } });
      expect(JSON.stringify(body)).not.toContain(name);
    }
    const shown = await founder.call(CALLS.groupLeaderboard, { params: { groupId: group.id } });
    const row = (shown.body.leaderboard as { playerName: string; todayScore: number }[]).find(
      ({ playerName }) => playerName === name,
    );
    expect(row?.todayScore).toBeGreaterThan(0);
    expect(await profileOf(browser)).toMatchObject({
      ...{ playerName: name, isLeftOut: true },
      notices: [{ kind: 'left-out', reason: 'cheating', text: null }],
    });
    // Their own row still shows how they did.
    const { body } = await browser.call(CALLS.readLeaderboard);
    expect(body.own).toMatchObject({ playerName: name });
  });

  test('is listed again after an undo, unless another report has led to the same', async () => {
    const { name, browser, report } = await aShared();
    const publicId = await publicIdOf(app, browser.player);
    await send(app, ['player-name', publicId]);
    const { body } = await admin.call(CALLS.adminReports);
    const second = (body.reports as { id: string; kind: string; text: string }[]).find(
      ({ kind, text }) => kind === 'player-name' && text === name,
    )!;
    for (const one of [report, second]) await act(admin, one, 'leave-out');
    await undo(admin, report, 'leave-out');
    expect(await listed(name)).toEqual([false, false]);
    await undo(admin, second, 'leave-out');
    expect(await listed(name)).toEqual([true, true]);
    expect(await profileOf(browser)).toMatchObject({ isLeftOut: false, notices: [] });
  });
});

describe('an ended share', () => {
  test('is no longer shown by its page, its call and the leaderboards, and cannot be shared again', async () => {
    const { browser, shareId, share, report } = await aShared();
    const viewer = await aNamed(app);
    await playDaily(app, viewer.player);
    const shares = async () =>
      (await today(other, viewer.player, { limit: 100 })).topScorers.map((entry) => entry.shareId);
    expect(await shares()).toContain(shareId);
    await act(admin, report, 'end-share');
    for (const { body } of await all((instance) =>
      instance.call(CALLS.publicResultOf, { params: { shareId } }),
    )) {
      expect(body).toMatchObject({ code: 'RESULT_ENDED', message: RESULTS_TEXTS.ended });
    }
    for (const page of await all((instance) => pageAt(instance, shareId))) {
      expect([
        page.status,
        page.text.includes(RESULTS_TEXTS.endedTitle),
        page.text.includes('og:image'),
      ]).toEqual([410, true, false]);
    }
    expect(await shares()).not.toContain(shareId);
    expect((await share()).body.code).toBe('RESULT_ENDED');
    expect((await profileOf(browser)).notices).toMatchObject([
      { kind: 'share-ended', text: null, gameNumber: 689 },
    ]);
    await undo(admin, report, 'end-share');
    expect((await resultAt(other, shareId)).result.shareId).toBe(shareId);
    expect((await share()).body.shareId).toBe(shareId);
  });

  test('has no picture 10 seconds later, even where one has been drawn', async () => {
    const { shareId, report } = await aShared();
    const picture = (instance: TestApp, headers: Record<string, string> = {}) =>
      instance.http().get(`/share/${shareId}.png`).set(headers);
    const drawn = await all((instance) => picture(instance));
    expect(drawn.map(({ status }) => status)).toEqual([200, 200]);
    expect(drawn[0]?.headers['cache-control']).toBe('public, max-age=5, must-revalidate');
    const again = await picture(app, { 'If-None-Match': drawn[0]?.headers['etag'] ?? '' });
    expect(again.status).toBe(304);

    await act(admin, report, 'end-share');
    // Caches may show it for 5 seconds, and ask for it at the latest moment at which it is sent unchecked.
    for (const { clock } of apps) clock.time += 5000;
    expect((await all((instance) => picture(instance))).map(({ status }) => status)).toEqual([410, 410]);
    await undo(admin, report, 'end-share');
    expect((await all((instance) => picture(instance))).map(({ status }) => status)).toEqual([200, 200]);
  });
});

describe('an action', () => {
  test('takes effect once, however often it arrives, and so does its undo', async () => {
    const { name, browser, report } = await aReported();
    const acts = await Promise.all([1, 2, 3].map(() => act(admin, report, 'remove-name')));
    expect(acts.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await profileOf(browser)).notices).toHaveLength(1);
    const undos = await Promise.all([1, 2, 3].map(() => undo(admin, report, 'remove-name')));
    expect(undos.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await profileOf(browser)).playerName).toBe(name);
  });

  test('is recorded in the audit with the admin, without the name', async () => {
    const { name, report } = await aReported();
    await act(admin, report, 'remove-name', { reason: 'sexual', seen: name });
    await undo(admin, report, 'remove-name');
    const rows = await app.sql<{ what: string; input: object }>(
      `SELECT what, input FROM admin_audit WHERE input->>'reportId' = $1 ORDER BY id`,
      [report.id],
    );
    const what = 'POST /api/admin/reports/:reportId/actions';
    const command = { reportId: report.id, action: 'remove-name' };
    expect(rows).toEqual([
      { what, input: { ...command, undo: false, reason: 'sexual' } },
      { what, input: { ...command, undo: true } },
    ]);
  });

  test('on a dismissed report lifts the dismissal, but a handled report is not dismissed', async () => {
    const { report } = await aReported();
    await act(admin, report, 'dismiss');
    const { body } = await act(admin, report, 'leave-out');
    expect(body.report.actions).toMatchObject([{ action: 'leave-out' }]);
    expect((await act(admin, report, 'dismiss')).body.code).toBe('REPORT_HANDLED');
    await undo(admin, report, 'leave-out');
    expect((await act(admin, report, 'dismiss')).body.report.actions).toMatchObject([{ action: 'dismiss' }]);
    expect((await undo(admin, report, 'dismiss')).body.report.actions).toEqual([]);
  });

  test("that doesn't fit is rejected, and so is an unknown report", async () => {
    const { report } = await aReported();
    expect((await act(admin, report, 'end-share')).body.code).toBe('ACTION_UNFITTING');
    const unknown = { id: '3f2b8c1e-9d4a-4f6b-8a7c-5e0d1f2a3b4c' };
    for (const answer of [await act(admin, unknown, 'dismiss'), await undo(admin, unknown, 'dismiss')]) {
      expect(answer.body.code).toBe('REPORT_NOT_FOUND');
    }
  });
});

describe('a notice', () => {
  test('is shown until its player has acknowledged it, and to nobody else', async () => {
    const { browser, report } = await aReported();
    const stranger = await aNamed(app);
    await act(admin, report, 'leave-out');
    const [notice] = (await profileOf(browser)).notices;
    const see = (by: Browser) =>
      by.call(CALLS.acknowledgeNotice, { params: { noticeId: notice!.id }, body: {} });
    expect((await see(stranger)).status).toBe(200);
    expect((await profileOf(browser)).notices).toHaveLength(1);
    for (let i = 0; i < 2; i++) expect((await see(browser)).status).toBe(200);
    expect(await profileOf(browser)).toMatchObject({ isLeftOut: true, notices: [] });
    expect((await profileOf(stranger)).notices).toEqual([]);
  });
});
