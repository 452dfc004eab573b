import { CALLS } from '@tessera/contracts/calls';
import { CHALLENGE_TEXTS } from '@tessera/contracts/challenges';
import type { Report } from '@tessera/contracts/moderation';
import { aPlayer, type TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { startGuardedApp } from '../support/callers.js';
import {
  challengeOf,
  completeChallenge,
  createChallenge,
  FAIR_GRID,
  getChallenge,
  makeChallenge,
  playChallenge,
  startChallenge,
} from '../support/challenges.js';
import { aName } from '../support/groups.js';
import {
  act,
  anAdmin,
  openReportOf,
  profileOf,
  publicIdOf,
  reportsFor,
  send,
  undo,
} from '../support/reports.js';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await startGuardedApp();
  admin = await anAdmin(app);
});
afterAll(() => app.close());

/** A challenge whose name has been reported. */
async function aReported() {
  const name = aName('For');
  const maker = new Browser(app);
  const code = await makeChallenge(maker, { name });
  await send(app, ['challenge', code]);
  return { name, maker, code, report: await openReportOf(admin, name) };
}

const reportOf = async (code: string): Promise<Report | undefined> =>
  (await reportsFor(admin)).reports.find(({ challenge }) => challenge?.code === code);

test('a challenge can be reported by anyone, with or without a name', async () => {
  const { name, maker, code, report } = await aReported();
  await send(app, ['challenge', code], { reason: 'harassment' });
  expect(await reportOf(code)).toMatchObject({
    id: report.id,
    kind: 'challenge',
    text: name,
    textNow: name,
    count: 2,
    group: null,
    result: null,
    player: { publicId: await publicIdOf(app, maker.player) },
    challenge: { code, letters: 'CARDAREA', isEnded: false },
    possible: ['remove-name', 'end-challenge', 'dismiss'],
  });
  const nameless = await makeChallenge(maker);
  await send(app, ['challenge', nameless]);
  const unnamed = await reportOf(nameless);
  expect(unnamed).toMatchObject({ text: null, textNow: null });
  expect((await act(admin, unnamed!, 'remove-name')).body.code).toBe('NAME_CHANGED');
  for (const target of ['aaaaaaaaaa', 'x']) {
    expect((await send(app, ['challenge', target])).body.code).toBe('TARGET_NOT_FOUND');
  }
});

test("a removed name disappears, is refused to its maker, and comes back when it's undone", async () => {
  const { name, maker, code, report } = await aReported();
  await act(admin, report, 'remove-name');
  expect(challengeOf(await getChallenge(app, code, aPlayer()))).toMatchObject({ code, name: null });
  expect((await profileOf(maker)).notices).toMatchObject([{ kind: 'challenge-name-removed', text: name }]);
  const again = await createChallenge(maker, { name });
  expect([again.status, again.body.code, again.body.field]).toEqual([400, 'NAME_REMOVED', 'name']);
  expect((await createChallenge(app, { name }, aPlayer())).status).toBe(201);
  await undo(admin, report, 'remove-name');
  expect(challengeOf(await getChallenge(app, code, aPlayer())).name).toBe(name);
  expect((await createChallenge(maker, { name })).status).toBe(201);
  expect((await profileOf(maker)).notices).toEqual([]);
});

test('an ended challenge shows nothing to anybody, until that is undone', async () => {
  const { maker, code, report } = await aReported();
  const player = await playChallenge(app, code, FAIR_GRID);
  const midway = aPlayer();
  await startChallenge(app, code, midway);
  expect((await act(admin, report, 'end-challenge')).body.report.challenge.isEnded).toBe(true);
  const ways = () =>
    Promise.all([
      getChallenge(app, code, aPlayer()),
      getChallenge(maker, code),
      startChallenge(app, code, aPlayer()),
      completeChallenge(app, code, FAIR_GRID, { player: midway }),
      app.call(CALLS.getChallengeGame, { player, params: { code } }),
      app.call(CALLS.challengeGrids, { player, params: { code } }),
    ]);
  for (const { status, body } of await ways()) {
    expect([status, body.code, body.message]).toEqual([410, 'CHALLENGE_ENDED', CHALLENGE_TEXTS.ended]);
  }
  for (const [by, list] of [
    [maker.player, 'made'],
    [player, 'played'],
  ]) {
    const { body } = await app.call(CALLS.listChallenges, { player: by, query: { list } });
    expect(body.challenges).toEqual([]);
  }
  expect((await profileOf(maker)).notices).toMatchObject([{ kind: 'challenge-ended', text: null }]);
  expect((await send(app, ['challenge', code])).body.code).toBe('TARGET_NOT_FOUND');
  await undo(admin, report, 'end-challenge');
  expect((await ways()).map(({ status }) => status)).toEqual([200, 200, 201, 200, 200, 200]);
});

test('actions for other things do not fit, and a deleted challenge takes its report with it', async () => {
  const { maker, code, report } = await aReported();
  for (const action of ['leave-out', 'end-share'] as const) {
    expect((await act(admin, report, action)).body.code).toBe('ACTION_UNFITTING');
  }
  await maker.call(CALLS.deleteChallenge, { params: { code } });
  expect((await act(admin, report, 'end-challenge')).body.code).toBe('REPORT_NOT_FOUND');
  expect(await reportOf(code)).toBeUndefined();
});

test('reports of a challenge follow its maker into an account', async () => {
  const { maker, code, report } = await aReported();
  const home = new Browser(app);
  const credentials = await home.register();
  await maker.login(credentials);
  await act(admin, report, 'end-challenge');
  expect((await profileOf(maker)).notices).toMatchObject([{ kind: 'challenge-ended' }]);
  expect(await reportOf(code)).toBeUndefined();
});
