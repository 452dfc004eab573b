import { CALLS } from '@tessera/contracts/calls';
import type { TestApp } from '../support/app.js';
import type { Browser } from '../support/browser.js';
import { aFounder, aNamed, joinGroup } from '../support/groups.js';
import { aReported, aShared, listed, startModerated } from '../support/moderation.js';
import { act, profileOf, publicIdOf, send, undo } from '../support/reports.js';

let app: TestApp;
let other: TestApp;
let apps: TestApp[];
let admin: Browser;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, other, apps, admin, close } = await startModerated());
});
afterAll(() => close());

describe('a player who is left out', () => {
  test('is in no public leaderboard on any instance, but in groups, and is told', async () => {
    const { name, browser, report } = await aShared(app, admin);
    const { founder, group } = await aFounder(app);
    await joinGroup(browser, group);
    expect(await listed(apps, name)).toEqual([true, true]);
    await act(admin, report, 'leave-out');
    expect(await listed(apps, name)).toEqual([false, false]);
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
      playerName: name,
      isLeftOut: true,
      notices: [{ kind: 'left-out', reason: 'cheating', text: null }],
    });
    // Their own row still shows how they did.
    const { body } = await browser.call(CALLS.readLeaderboard);
    expect(body.own).toMatchObject({ playerName: name });
  });

  test('is listed again after an undo, unless another report has led to the same', async () => {
    const { name, browser, report } = await aShared(app, admin);
    const publicId = await publicIdOf(app, browser.player);
    await send(app, ['player-name', publicId]);
    const { body } = await admin.call(CALLS.adminReports);
    const second = (body.reports as { id: string; kind: string; text: string }[]).find(
      ({ kind, text }) => kind === 'player-name' && text === name,
    )!;
    for (const one of [report, second]) await act(admin, one, 'leave-out');
    await undo(admin, report, 'leave-out');
    expect(await listed(apps, name)).toEqual([false, false]);
    await undo(admin, second, 'leave-out');
    expect(await listed(apps, name)).toEqual([true, true]);
    expect(await profileOf(browser)).toMatchObject({ isLeftOut: false, notices: [] });
  });
});

describe('a notice', () => {
  test('is shown until its player has acknowledged it, and to nobody else', async () => {
    const { browser, report } = await aReported(app, admin);
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
