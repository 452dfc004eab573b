import { CALLS } from '@tessera/contracts/calls';
import type { Group } from '@tessera/contracts/groups';
import { startApp, type TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { countLockWaits } from '../support/lock-waits.js';
import { fixLetters, GOOD_GRID, playDaily, POOR_GRID } from '../support/dailies.js';
import {
  aFounder,
  aNamed,
  closeGrids,
  gridsOf,
  joinGroup,
  leaveGroup,
  memberIdOf,
  reactToGrid,
  removeMember,
  takeName,
} from '../support/groups.js';

const TODAY = '2026-11-20';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  await fixLetters(app);
});
afterAll(() => app.close());

const play = (browser: Browser, grid = GOOD_GRID) => playDaily(browser, browser.player, { grid });

/** A group of two, and the ID by which each knows the other. */
async function aPair() {
  const { founder, name, group } = await aFounder(app);
  const guest = new Browser(app);
  const guestName = await takeName(guest);
  await joinGroup(guest, group);
  return {
    founder,
    guest,
    group,
    name,
    guestName,
    guestId: await memberIdOf(founder, group.id, guestName),
    founderId: await memberIdOf(guest, group.id, name),
  };
}

const mosaics = async (browser: Browser, group: Group, date?: string) =>
  (await gridsOf(browser, group, date)).grids.map(({ mosaic }) => mosaic);

test('members see who has played, and after their own game all grids, the best first', async () => {
  const { founder, guest, group, guestId, founderId } = await aPair();
  await play(guest, POOR_GRID);
  const before = await gridsOf(founder, group);
  expect(before).toMatchObject({ isOpen: false, date: TODAY });
  expect(before.grids).toMatchObject([{ playerUUID: guestId, mosaic: null, isClosed: false }]);
  await play(founder);
  const { isOpen, grids } = await gridsOf(founder, group);
  expect([isOpen, grids.map(({ playerUUID }) => playerUUID)]).toEqual([true, [founder.player, guestId]]);
  expect(grids.map(({ mosaic }) => mosaic?.toUpperCase())).toEqual(
    [GOOD_GRID, POOR_GRID].map((grid) => grid.flat().join('')),
  );
  expect((await gridsOf(guest, group)).grids[0]?.playerUUID).toBe(founderId);
});

test('a grid of a day that is over everywhere can be seen by all members, whether they played or not', async () => {
  const { founder, guest, group } = await aPair();
  await play(guest);
  const now = app.clock.time;
  app.clock.time = Date.parse('2026-11-21T11:00:00Z');
  // Somewhere it is still yesterday.
  expect(await mosaics(founder, group, TODAY)).toEqual([null]);
  app.clock.time = Date.parse('2026-11-21T12:00:00Z');
  expect(await mosaics(founder, group, TODAY)).toEqual([expect.any(String)]);
  app.clock.time = now;
});

test('a member can close their grids to a group and open them again, and still sees their own', async () => {
  const { founder, guest, group } = await aPair();
  await play(founder);
  await play(guest);
  const closed = await closeGrids(guest, group, true);
  expect([closed.status, closed.body]).toEqual([200, { success: true, closed: true }]);
  const [founders, guests] = [await gridsOf(founder, group), await gridsOf(guest, group)];
  const states = founders.grids.map((grid) => [
    grid.playerUUID === founder.player,
    grid.mosaic === null,
    grid.isClosed,
  ]);
  expect(states.sort()).toEqual([
    [false, true, true],
    [true, false, false],
  ]);
  expect([guests.closesOwn, guests.grids.every(({ mosaic }) => mosaic !== null)]).toEqual([true, true]);
  await closeGrids(guest, group, false);
  expect(await mosaics(founder, group)).not.toContain(null);
});

test('members react to grids that they see, once each, can change it, and can take it back', async () => {
  const { founder, guest, group, name, guestId } = await aPair();
  const other = await aNamed(app);
  await joinGroup(other, group);
  for (const browser of [founder, guest, other]) await play(browser);
  await reactToGrid(founder, group, { memberId: guestId, date: TODAY, reaction: 'wow' });
  await reactToGrid(founder, group, { memberId: guestId, date: TODAY, reaction: 'nice' });
  const { body } = await reactToGrid(other, group, { memberId: guestId, date: TODAY, reaction: 'nice' });
  expect(body.reactions).toEqual([
    { reaction: 'nice', count: 2, isOwn: true, names: expect.arrayContaining([name]) as string[] },
  ]);
  const seen = await gridsOf(guest, group);
  expect(seen.grids.find(({ playerUUID }) => playerUUID === guest.player)?.reactions).toMatchObject([
    { reaction: 'nice', count: 2, isOwn: false },
  ]);
  const takenBack = await reactToGrid(founder, group, { memberId: guestId, date: TODAY, reaction: null });
  expect(takenBack.body.reactions).toMatchObject([{ count: 1, isOwn: false }]);
});

test('nobody reacts to their own grid, to a closed or missing one, before playing, or from outside', async () => {
  const { founder, guest, group, guestId, founderId } = await aPair();
  const react = async (browser: Browser, memberId: string, reaction = 'nice') =>
    (await reactToGrid(browser, group, { memberId, date: TODAY, reaction })).body.code as string | undefined;
  await play(guest);
  expect(await react(founder, guestId)).toBe('GRID_NOT_FOUND');
  expect(await react(guest, founderId)).toBe('GRID_NOT_FOUND');
  await play(founder);
  expect(await react(guest, guest.player)).toBe('GRID_NOT_FOUND');
  expect(await react(guest, guestId)).toBe('GRID_NOT_FOUND');
  expect(await react(guest, founderId, 'hello')).toBe('BAD_INPUT');
  await closeGrids(guest, group, true);
  expect(await react(founder, guestId)).toBe('GRID_NOT_FOUND');
  const outsider = await aNamed(app);
  await play(outsider);
  expect(await react(outsider, founderId)).toBe('GROUP_NOT_FOUND');
  expect((await gridsOf(outsider, group)) as object).toMatchObject({ code: 'GROUP_NOT_FOUND' });
});

test.each(['leaves', 'is removed'])('nothing is left of whoever %s', async (how) => {
  const { founder, guest, group, guestId, founderId } = await aPair();
  await play(founder);
  await play(guest);
  await reactToGrid(founder, group, { memberId: guestId, date: TODAY });
  await reactToGrid(guest, group, { memberId: founderId, date: TODAY });
  await (how === 'leaves' ? leaveGroup(guest, group) : removeMember(founder, group, guestId));
  const { grids } = await gridsOf(founder, group);
  expect(grids).toMatchObject([{ playerUUID: founder.player, reactions: [] }]);
  expect((await gridsOf(guest, group)) as object).toMatchObject({ code: 'GROUP_NOT_FOUND' });
});

test('a reaction to a grid whose owner leaves in this moment finds no grid', async () => {
  const { founder, guest, group, guestId } = await aPair();
  await play(founder);
  await play(guest);
  await app.sql('BEGIN');
  await app.sql('DELETE FROM group_memberships WHERE "groupId" = $1 AND "playerUUID" = $2', [
    group.id,
    guest.player,
  ]);
  const reacted = reactToGrid(founder, group, { memberId: guestId, date: TODAY });
  await eventually('the reaction waits', async () => (await countLockWaits(app)) === 1);
  await app.sql('COMMIT');
  const { status, body } = await reacted;
  expect([status, body]).toMatchObject([404, { code: 'GRID_NOT_FOUND' }]);
});

test('a day that has not begun, or before the first daily, has no grids', async () => {
  const { founder, group } = await aPair();
  for (const date of ['2026-11-21', '2019-01-01']) {
    const { status, body } = await founder.call(CALLS.groupGrids, {
      params: { groupId: group.id },
      query: { date },
    });
    expect([date, status, body.code, body.field]).toEqual([date, 404, 'NO_DAILY_THAT_DAY', 'date']);
  }
});

test.each([
  ['the guest', true],
  ['the account', false],
])('after signing in, grids stay closed to a group to which %s had closed them', async (_, isGuest) => {
  const { founder, group, guest } = await aPair();
  const account = new Browser(app);
  const credentials = await account.register();
  await takeName(account);
  await joinGroup(account, group);
  await closeGrids(isGuest ? guest : account, group, true);
  await play(guest);
  await play(founder);
  await guest.login(credentials);
  expect((await gridsOf(guest, group)).closesOwn).toBe(true);
  expect(await mosaics(founder, group)).toEqual(expect.arrayContaining([expect.any(String), null]));
});

test('after signing in, a guest’s reactions and those to their grid are the account’s', async () => {
  const { founder, name, group, founderId: _, ...pair } = await aPair();
  await play(founder);
  await play(pair.guest);
  const account = new Browser(app);
  const credentials = await account.register();
  await takeName(account);
  await joinGroup(account, group);
  const founderId = await memberIdOf(pair.guest, group.id, name);
  await reactToGrid(pair.guest, group, { memberId: founderId, date: TODAY, reaction: 'wow' });
  await reactToGrid(founder, group, { memberId: pair.guestId, date: TODAY, reaction: 'ouch' });
  await pair.guest.login(credentials);
  const { grids } = await gridsOf(pair.guest, group);
  const reactionsOf = (isOwn: boolean) =>
    grids.find(({ playerUUID }) => (playerUUID === pair.guest.player) === isOwn)?.reactions;
  expect(reactionsOf(false)).toMatchObject([{ reaction: 'wow', isOwn: true }]);
  expect(reactionsOf(true)).toMatchObject([{ reaction: 'ouch' }]);
});
