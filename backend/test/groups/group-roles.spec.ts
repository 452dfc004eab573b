import { CALLS } from '@tessera/contracts/calls';
import type { Group } from '@tessera/contracts/groups';
import { startApp, type TestApp } from '../support/app.js';
import {
  aName,
  aNamed,
  aFounder,
  groupsOf,
  joinGroup,
  leaveGroup,
  makeGroup,
  memberIdOf,
  membersOf,
  promote,
  removeMember,
  renameGroup,
} from '../support/groups.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('other members are known only by their public IDs, and a playerUUID refers only to the caller', async () => {
  const { founder, group } = await aFounder(app);
  const guest = await aNamed(app);
  await joinGroup(guest, group);
  const seen = JSON.stringify(await membersOf(guest, group));
  expect(seen).toContain(guest.player);
  expect(seen).not.toContain(founder.player);
  expect((await promote(founder, group.id, guest.player)).body.code).toBe('MEMBER_NOT_FOUND');
  expect((await removeMember(founder, group, guest.player)).body.code).toBe('MEMBER_NOT_FOUND');
});

test('only admins can rename groups, promote members and remove them', async () => {
  const { founder, group } = await aFounder(app);
  const [name, another] = [aName(), aName()];
  const [guest, other] = [await aNamed(app, name), await aNamed(app, another)];
  await joinGroup(guest, group);
  await joinGroup(other, group);
  const [guestId, otherId] = [
    await memberIdOf(founder, group.id, name),
    await memberIdOf(founder, group.id, another),
  ];
  for (const { body } of [
    await renameGroup(guest, group, aName('Group')),
    await promote(guest, group.id, guest.player),
    await removeMember(guest, group, otherId),
  ]) {
    expect(body.code).toBe('NOT_GROUP_ADMIN');
  }
  expect((await promote(founder, group.id, guestId)).body.message).toBe('Member promoted to admin');
  expect((await renameGroup(guest, group, 'The Mosaic Workshop')).body).toMatchObject({
    message: 'Group renamed successfully',
    group: { name: 'The Mosaic Workshop', isAdmin: true },
  });
  expect((await removeMember(founder, group, guestId)).body.code).toBe('ADMIN_STAYS');
  expect((await removeMember(guest, group, guest.player)).body.code).toBe('ADMIN_STAYS');
  expect((await removeMember(guest, group, otherId)).body.message).toBe('Member removed');
  expect(await groupsOf(other)).toEqual([]);
  // The removed member knows the old code.
  expect((await joinGroup(other, group)).status).toBe(404);
  const [renewed] = await groupsOf(founder);
  expect((await joinGroup(other, renewed as Group)).status).toBe(200);
});

test('when the last admin leaves, the longest-standing member becomes admin, and an empty group is deleted', async () => {
  const { founder, group } = await aFounder(app);
  const [second, third] = [await aNamed(app), await aNamed(app)];
  await joinGroup(second, group);
  app.clock.time += 1000;
  await joinGroup(third, group);
  expect((await leaveGroup(founder, group)).body).toEqual({
    success: true,
    message: 'Left group successfully',
  });
  expect((await membersOf(second, group)).map(({ isAdmin }) => isAdmin)).toEqual([true, false]);
  expect((await groupsOf(second))[0]).toMatchObject({ isAdmin: true, memberCount: 2 });
  await leaveGroup(second, group);
  await leaveGroup(third, group);
  expect(await app.sql('SELECT 1 FROM leaderboard_groups WHERE id = $1', [group.id])).toEqual([]);
  expect((await joinGroup(third, group)).status).toBe(404);
});

test('a group still has an admin after all members leave while others join', async () => {
  const { founder, group } = await aFounder(app);
  const members = await Promise.all([0, 1, 2].map(() => aNamed(app)));
  const newcomers = await Promise.all([0, 1, 2].map(() => aNamed(app)));
  for (const member of members) await joinGroup(member, group);
  await Promise.all([
    ...[founder, ...members].map((member) => leaveGroup(member, group)),
    ...newcomers.map((newcomer) => joinGroup(newcomer, group)),
  ]);
  const rows = await app.sql<{ isAdmin: boolean }>(
    'SELECT "isAdmin" FROM group_memberships WHERE "groupId" = $1',
    [group.id],
  );
  const groups = await app.sql('SELECT 1 FROM leaderboard_groups WHERE id = $1', [group.id]);
  expect(groups).toHaveLength(rows.length > 0 ? 1 : 0);
  if (rows.length > 0) expect(rows.some(({ isAdmin }) => isAdmin)).toBe(true);
});

test('when an account is deleted, its groups get another admin or are deleted', async () => {
  const { founder, group } = await aFounder(app);
  const alone = await makeGroup(founder);
  const guest = await aNamed(app);
  await joinGroup(guest, group);
  await founder.call(CALLS.deleteAccount, { body: { password: 'correct horse' } });
  expect(await groupsOf(guest)).toMatchObject([{ id: group.id, isAdmin: true, memberCount: 1 }]);
  expect(await app.sql('SELECT 1 FROM leaderboard_groups WHERE id = $1', [alone.id])).toEqual([]);
});
