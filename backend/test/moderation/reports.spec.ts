import { CALLS } from '@tessera/contracts/calls';
import { LIMITS, RATE_LIMITS } from '@tessera/contracts/wire';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import type { Browser } from '../support/browser.js';
import { startGuardedApp } from '../support/callers.js';
import { playDaily } from '../support/dailies.js';
import { aFounder, aName, aNamed, joinGroup, renameGroup, takeName } from '../support/groups.js';
import { act, anAdmin, openReportOf, publicIdOf, reportsFor, send } from '../support/reports.js';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await startGuardedApp();
  admin = await anAdmin(app);
});
afterAll(() => app.close());

/** A named player as others report them. */
async function aReported() {
  const name = aName();
  const browser = await aNamed(app, name);
  return { name, browser, target: ['player-name', await publicIdOf(app, browser.player)] as const };
}

test('everybody can report a name, and each player counts once', async () => {
  const { name, target } = await aReported();
  const [ann, ben] = [aPlayer(), aPlayer()];
  const answers = [
    await send(app, target, { by: ann, note: ' Look at this \u0007' }),
    await send(app, target, { by: ann, reason: 'sexual', note: 'Again' }),
    await send(app, target, { by: ben, reason: 'harassment' }),
  ];
  for (const { status, body } of answers) expect([status, body]).toEqual([200, { success: true }]);
  expect(await openReportOf(admin, name)).toMatchObject({
    kind: 'player-name',
    text: name,
    textNow: name,
    count: 2,
    group: null,
    result: null,
    actions: [],
    player: { publicId: target[1], isLeftOut: false },
    reasons: [
      { reason: 'harassment', count: 1 },
      { reason: 'offensive', count: 1 },
    ],
    notes: [{ reason: 'offensive', note: 'Look at this', at: '2026-11-20T12:00:00.000Z' }],
    possible: ['remove-name', 'leave-out', 'dismiss'],
  });
});

test('players who report the same at once are all counted, each once', async () => {
  const { name, target } = await aReported();
  const players = [aPlayer(), aPlayer(), aPlayer()];
  await Promise.all([...players, ...players].map((by) => send(app, target, { by })));
  expect((await openReportOf(admin, name)).count).toBe(3);
});

test('who has sent a report is neither shown nor readable in the database', async () => {
  const { name, target } = await aReported();
  const by = aPlayer();
  await send(app, target, { by });
  const shown = JSON.stringify(await openReportOf(admin, name));
  const stored = JSON.stringify(await app.sql('SELECT * FROM reports, report_senders'));
  for (const text of [shown, stored]) expect(text).not.toContain(by);
});

test('a new name is a new thing, and the old one still says what it was', async () => {
  const { name, browser, target } = await aReported();
  await send(app, target);
  const next = await takeName(browser);
  await send(app, target);
  expect(await openReportOf(admin, name)).toMatchObject({ text: name, textNow: next, count: 1 });
  expect(await openReportOf(admin, next)).toMatchObject({ text: next, textNow: next, count: 1 });
});

test("a group's name can be reported only by its members", async () => {
  const { group } = await aFounder(app);
  const target = ['group-name', group.id] as const;
  expect((await send(app, target)).body).toMatchObject({ code: 'TARGET_NOT_FOUND', field: 'target' });
  const member = await aNamed(app);
  await joinGroup(member, group);
  expect((await send(app, target, { by: member.player })).status).toBe(200);
  expect(await openReportOf(admin, group.name)).toMatchObject({
    kind: 'group-name',
    player: null,
    group: { id: group.id, memberCount: 2 },
    possible: ['remove-name', 'dismiss'],
  });
});

test('a shared result is shown with its game and its player', async () => {
  const { name, browser } = await aReported();
  const gameId = await playDaily(app, browser.player);
  const { body } = await app.call(CALLS.shareResult, { player: browser.player, body: { gameId } });
  const { shareId } = body as { shareId: string };
  await send(app, ['shared-result', shareId], { reason: 'cheating' });
  expect(await openReportOf(admin, name)).toMatchObject({
    kind: 'shared-result',
    text: name,
    count: 1,
    player: { publicId: await publicIdOf(app, browser.player) },
    result: { shareId, gameNumber: 689, score: expect.any(Number) as number, isEnded: false },
  });
});

test.each([
  ['player-name', '3f2b8c1e-9d4a-8f6b-8a7c-5e0d1f2a3b4c'],
  ['player-name', 'x'],
  ['group-name', 'x'],
  ['shared-result', 'nosuchone1'],
  ['shared-result', 'demo'],
] as const)("a %s that doesn't exist (%s) can't be reported", async (kind, target) => {
  const { status, body } = await send(app, [kind, target]);
  expect([status, body.code]).toEqual([404, 'TARGET_NOT_FOUND']);
});

test("a player without a name can't be reported, nor can anybody by their secret ID", async () => {
  const { browser } = await aReported();
  const nameless = aPlayer();
  await playDaily(app, nameless);
  for (const target of [await publicIdOf(app, nameless), browser.player]) {
    expect((await send(app, ['player-name', target])).status).toBe(404);
  }
});

test('invalid reports are rejected with the field', async () => {
  const { target } = await aReported();
  const wrong = [
    [{ note: 'x'.repeat(LIMITS.REPORT_NOTE_MAX_LENGTH + 1) }, 'note'],
    [{ reason: 'because' }, 'reason'],
    [{ kind: 'weather' }, 'kind'],
    [{ target: 'a b' }, 'target'],
  ] as const;
  for (const [more, field] of wrong) {
    const body = { kind: target[0], target: target[1], reason: 'other', ...more };
    const answer = await app.call(CALLS.sendReport, { player: aPlayer(), body });
    expect([answer.status, answer.body.field]).toEqual([400, field]);
  }
});

test('open reports are listed by how many players sent them, in pages, and closed ones separately', async () => {
  const own = await startGuardedApp();
  const mod = await anAdmin(own);
  const names: string[] = [];
  for (let i = 0; i < LIMITS.REPORTS_PAGE + 2; i++) {
    const name = aName();
    const target = ['player-name', await publicIdOf(own, (await aNamed(own, name)).player)] as const;
    for (let n = 0; n <= Number(i === 3) + Number(i === 5) * 2; n++) await send(own, target);
    names.push(name);
  }
  const first = await reportsFor(mod);
  expect(first.reports.slice(0, 3).map(({ text, count }) => [text, count])).toEqual([
    [names[5], 3],
    [names[3], 2],
    [expect.any(String), 1],
  ]);
  expect([first.reports.length, first.openCount, first.hasMore]).toEqual([20, 22, true]);
  const second = await reportsFor(mod, { page: 2 });
  expect([second.reports.length, second.hasMore]).toEqual([2, false]);
  const listed = [...first.reports, ...second.reports].map(({ text }) => text);
  expect(listed.sort()).toEqual(names.sort());

  await act(mod, first.reports[0]!, 'dismiss');
  const closed = await reportsFor(mod, { state: 'closed' });
  expect(closed.reports.map(({ text }) => text)).toEqual([first.reports[0]!.text]);
  expect(closed.openCount).toBe(21);
  await own.close();
});

test('a dismissed thing stays dismissed, however many report it afterwards', async () => {
  const { name, target } = await aReported();
  await send(app, target);
  const report = await openReportOf(admin, name);
  await act(admin, report, 'dismiss');
  await send(app, target);
  const { reports } = await reportsFor(admin, { state: 'closed' });
  expect(reports.find(({ id }) => id === report.id)).toMatchObject({
    count: 2,
    actions: [{ action: 'dismiss' }],
  });
});

test('reports are limited per player', async () => {
  const limited = await startApp({ env: { LIMITS: '1' } });
  const name = aName();
  const target = ['player-name', await publicIdOf(limited, (await aNamed(limited, name)).player)] as const;
  const by = aPlayer();
  const statuses = [];
  for (let i = 0; i <= RATE_LIMITS.report.perPlayer; i++) {
    statuses.push((await send(limited, target, { by })).status);
  }
  expect(statuses).toEqual([...Array<number>(RATE_LIMITS.report.perPlayer).fill(200), 429]);
  await limited.close();
});

test('renaming a group makes its new name a thing of its own', async () => {
  const { founder, group } = await aFounder(app);
  const member = await aNamed(app);
  await joinGroup(member, group);
  const target = ['group-name', group.id] as const;
  await send(app, target, { by: member.player });
  const next = aName('Group');
  await renameGroup(founder, group, next);
  await send(app, target, { by: member.player });
  expect((await openReportOf(admin, group.name)).textNow).toBe(next);
  expect((await openReportOf(admin, next)).count).toBe(1);
});
