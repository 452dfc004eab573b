import { CALLS } from '@tessera/contracts/calls';
import { NAME_TEXTS } from '@tessera/contracts/players';
import { RESULTS_TEXTS } from '@tessera/contracts/results';
import type { TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { completePerfectly, playDaily, startDaily } from '../support/dailies.js';
import { activeGame, byRest, choose, readGame } from '../support/games.js';
import { aFounder, aNamed, joinGroup, membersOf, takeName } from '../support/groups.js';
import { connect } from '../support/live.js';
import {
  aReported,
  aShared,
  atAll,
  listed,
  pageAt,
  resultAt,
  startModerated,
} from '../support/moderation.js';
import { act, openReportOf, profileOf, undo } from '../support/reports.js';

let app: TestApp;
let other: TestApp;
let apps: TestApp[];
let admin: Browser;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, other, apps, admin, close } = await startModerated());
});
afterAll(() => close());

describe('a removed name', () => {
  test('is gone from leaderboards, shared results and their pages at once, on all instances', async () => {
    const { name, shareId, report } = await aShared(app, admin);
    expect(await listed(apps, name)).toEqual([true, true]);
    const { status, body } = await act(admin, report, 'remove-name');
    expect([status, body.report]).toMatchObject([
      200,
      { text: name, textNow: null, actions: [{ action: 'remove-name', reason: 'cheating' }] },
    ]);
    expect(await listed(apps, name)).toEqual([false, false]);
    for (const { result } of await atAll(apps, (instance) => resultAt(instance, shareId))) {
      expect(result.playerName).toBeNull();
    }
    for (const page of await atAll(apps, (instance) => pageAt(instance, shareId))) {
      expect([page.status, page.text.includes(name), page.text.includes(RESULTS_TEXTS.anonymous)]).toEqual([
        200,
        false,
        true,
      ]);
    }
  });

  test('is gone from groups and The 32 Club', async () => {
    const { name, browser, report } = await aReported(app, admin);
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
    const { name, browser, report } = await aReported(app, admin);
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
    const { name, browser, report } = await aReported(app, admin);
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
    const { name, browser, report } = await aReported(app, admin);
    await act(admin, report, 'remove-name');
    const account = new Browser(app);
    const credentials = await account.register();
    await browser.login(credentials);
    const { body } = await browser.call(CALLS.setPlayerName, { body: { playerName: name } });
    expect(body.code).toBe('NAME_REMOVED');
    expect((await profileOf(browser)).notices).toMatchObject([{ kind: 'name-removed', text: name }]);
  });

  test("can't be brought along by merging a player who has taken it", async () => {
    const { name, browser, report } = await aReported(app, admin);
    const credentials = await browser.register();
    await act(admin, report, 'remove-name');
    const guest = await aNamed(app, name);
    await guest.login(credentials);
    expect((await profileOf(guest)).playerName).toBeNull();
  });

  test('comes back with an undo, and the notice disappears', async () => {
    const { name, browser, report } = await aReported(app, admin);
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
    expect(await listed(apps, name)).toEqual([true, true]);
    expect((await browser.call(CALLS.setPlayerName, { body: { playerName: name } })).status).toBe(200);
    expect((await openReportOf(admin, name)).count).toBe(1);
  });

  test("doesn't come back if the player or somebody else has chosen it or another one", async () => {
    const [replaced, taken] = [await aReported(app, admin), await aReported(app, admin)];
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
    const { browser, report } = await aReported(app, admin);
    const next = await takeName(browser);
    expect((await act(admin, report, 'remove-name')).body.code).toBe('NAME_CHANGED');
    expect((await profileOf(browser)).playerName).toBe(next);
    expect((await act(admin, report, 'remove-name', { seen: next })).status).toBe(200);
    expect((await profileOf(browser)).playerName).toBeNull();
  });
});
