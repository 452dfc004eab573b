import { CALLS, type Group, type GroupMember } from '@tessera/contracts';
import { LIMITS } from '@tessera/contracts/constants';
import { startApp, type TestApp } from './support/app.js';
import { Browser } from './support/browser.js';
import { fixLetters, playDaily } from './support/dailies.js';
import { aName, joinGroup, makeGroup, memberIdOf, promote, takeName } from './support/groups.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  await fixLetters(app);
});
afterAll(() => app.close());

/** A player with a name. */
async function aNamed(playerName = aName()): Promise<Browser> {
  const browser = new Browser(app);
  await takeName(browser, playerName);
  return browser;
}

/** An account with a name, and a group that it has made. */
async function aFounder() {
  const founder = new Browser(app);
  await founder.register();
  const name = await takeName(founder);
  return { founder, name, group: await makeGroup(founder) };
}

const groupsOf = async (browser: Browser) => (await browser.call(CALLS.listGroups)).body.groups as Group[];
const membersOf = async (browser: Browser, { id: groupId }: Pick<Group, 'id'>) =>
  (await browser.call(CALLS.groupMembers, { params: { groupId } })).body.members as GroupMember[];
const leave = (browser: Browser, { id: groupId }: Pick<Group, 'id'>) =>
  browser.call(CALLS.leaveGroup, { params: { groupId } });
const remove = (browser: Browser, { id: groupId }: Pick<Group, 'id'>, memberId: string) =>
  browser.call(CALLS.removeMember, { params: { groupId, memberId } });
const rename = (browser: Browser, { id: groupId }: Pick<Group, 'id'>, name: string) =>
  browser.call(CALLS.renameGroup, { params: { groupId }, body: { name } });

test('who makes a group is its admin and only member, and has the code to pass on', async () => {
  const { founder, name, group } = await aFounder();
  expect(group).toMatchObject({ memberCount: 1, isAdmin: true });
  expect(group.inviteCode).toMatch(/^[A-Z2-9]{6}$/);
  expect(await groupsOf(founder)).toEqual([group]);
  expect(await membersOf(founder, group)).toEqual([
    { playerUUID: founder.player, playerName: name, isAdmin: true },
  ]);
});

test('a group needs an account and a player name', async () => {
  const named = await aNamed();
  expect((await named.call(CALLS.createGroup, { body: { name: aName('Group') } })).status).toBe(401);
  const nameless = new Browser(app);
  await nameless.register();
  const { status, body } = await nameless.call(CALLS.createGroup, { body: { name: aName('Group') } });
  expect([status, body.code, body.needsPlayerName]).toEqual([409, 'PLAYER_NAME_REQUIRED', true]);
});

test('a code lets in, written in either case; joining again changes nothing and says so', async () => {
  const { founder, group } = await aFounder();
  const guest = await aNamed();
  const joined = await joinGroup(guest, { inviteCode: ` ${group.inviteCode.toLowerCase()} ` });
  expect([joined.status, joined.body]).toMatchObject([
    200,
    { success: true, groupId: group.id, needsPlayerName: false, group: { memberCount: 2, isAdmin: false } },
  ]);
  const again = await joinGroup(guest, group);
  expect([again.status, again.body.message]).toEqual([200, 'You are already a member of this group']);
  expect(await membersOf(founder, group)).toHaveLength(2);
});

test('without a name nobody joins, and nobody learns whether a code is right', async () => {
  const { group } = await aFounder();
  const nameless = new Browser(app);
  const answers = [await joinGroup(nameless, group), await joinGroup(nameless, { inviteCode: 'AAAAAA' })];
  for (const { status, body } of answers) {
    expect([status, body.code, body.needsPlayerName, body.error]).toEqual([
      409,
      'PLAYER_NAME_REQUIRED',
      true,
      'You must set a player name in Leaderboards before joining groups',
    ]);
  }
  await takeName(nameless);
  expect((await joinGroup(nameless, group)).status).toBe(200);
});

test.each(['AAAAAA', 'A', 'A'.repeat(60), '<b>', '\u0000'])(
  'the wrong code %j is answered 404',
  async (inviteCode) => {
    const { status, body } = await joinGroup(await aNamed(), { inviteCode });
    expect([status, body.code]).toEqual([404, 'INVITE_UNKNOWN']);
  },
);

test('no code is not looked for', async () => {
  const { status, body } = await joinGroup(await aNamed(), { inviteCode: '  ' });
  expect([status, body.error]).toEqual([400, 'inviteCode: Please enter an invite code']);
});

test('for who is not in it a group is not there, whatever they ask', async () => {
  const { group, founder } = await aFounder();
  const stranger = await aNamed();
  const params = { groupId: group.id };
  const asked = [
    await stranger.call(CALLS.getGroup, { params }),
    await stranger.call(CALLS.groupMembers, { params }),
    await stranger.call(CALLS.groupLeaderboard, { params }),
    await rename(stranger, group, aName('Group')),
    await leave(stranger, group),
    await promote(stranger, group.id, stranger.player),
    await remove(stranger, group, stranger.player),
  ];
  const missing = await stranger.call(CALLS.getGroup, { params: { groupId: 'no-such-group' } });
  expect(new Set([...asked, missing].map(({ body }) => JSON.stringify(body)))).toEqual(
    new Set([JSON.stringify(missing.body)]),
  );
  expect(await groupsOf(founder)).toEqual([group]);
});

test('another member is known by the public id only, and a playerUUID names nobody but the caller', async () => {
  const { founder, group } = await aFounder();
  const guest = await aNamed();
  await joinGroup(guest, group);
  const seen = JSON.stringify(await membersOf(guest, group));
  expect(seen).toContain(guest.player);
  expect(seen).not.toContain(founder.player);
  expect((await promote(founder, group.id, guest.player)).body.code).toBe('MEMBER_NOT_FOUND');
  expect((await remove(founder, group, guest.player)).body.code).toBe('MEMBER_NOT_FOUND');
});

test('admins rename, promote and remove; other members do not', async () => {
  const { founder, group } = await aFounder();
  const [name, another] = [aName(), aName()];
  const [guest, other] = [await aNamed(name), await aNamed(another)];
  await joinGroup(guest, group);
  await joinGroup(other, group);
  const [guestId, otherId] = [
    await memberIdOf(founder, group.id, name),
    await memberIdOf(founder, group.id, another),
  ];
  for (const { body } of [
    await rename(guest, group, aName('Group')),
    await promote(guest, group.id, guest.player),
    await remove(guest, group, otherId),
  ]) {
    expect(body.code).toBe('NOT_GROUP_ADMIN');
  }
  expect((await promote(founder, group.id, guestId)).body.message).toBe('Member promoted to admin');
  expect((await rename(guest, group, 'The Mosaic Workshop')).body).toMatchObject({
    message: 'Group renamed successfully',
    group: { name: 'The Mosaic Workshop', isAdmin: true },
  });
  expect((await remove(founder, group, guestId)).body.code).toBe('ADMIN_STAYS');
  expect((await remove(guest, group, guest.player)).body.code).toBe('ADMIN_STAYS');
  expect((await remove(guest, group, otherId)).body.message).toBe('Member removed');
  expect(await groupsOf(other)).toEqual([]);
  // Who was removed knows the old code.
  expect((await joinGroup(other, group)).status).toBe(404);
  const [renewed] = await groupsOf(founder);
  expect((await joinGroup(other, renewed as Group)).status).toBe(200);
});

test('the last admin hands over to the longest member, and an empty group disappears', async () => {
  const { founder, group } = await aFounder();
  const [second, third] = [await aNamed(), await aNamed()];
  await joinGroup(second, group);
  app.clock.time += 1000;
  await joinGroup(third, group);
  expect((await leave(founder, group)).body).toEqual({ success: true, message: 'Left group successfully' });
  expect((await membersOf(second, group)).map(({ isAdmin }) => isAdmin)).toEqual([true, false]);
  expect((await groupsOf(second))[0]).toMatchObject({ isAdmin: true, memberCount: 2 });
  await leave(second, group);
  await leave(third, group);
  expect(await app.sql('SELECT 1 FROM leaderboard_groups WHERE id = $1', [group.id])).toEqual([]);
  expect((await joinGroup(third, group)).status).toBe(404);
});

test('while all leave and others join at once, a group that stays has an admin', async () => {
  const { founder, group } = await aFounder();
  const members = await Promise.all([0, 1, 2].map(() => aNamed()));
  const newcomers = await Promise.all([0, 1, 2].map(() => aNamed()));
  for (const member of members) await joinGroup(member, group);
  await Promise.all([
    ...[founder, ...members].map((member) => leave(member, group)),
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

test.each([
  ['', 'Please enter a group name'],
  ['x'.repeat(26), 'Group name must be 25 characters or less'],
  ['<i>', 'Group name can only contain letters, numbers, spaces, and common punctuation marks'],
  ['Team 🚀', 'Group name cannot contain emojis or special symbols'],
  ['fuck off', 'This group name is not allowed'],
])('a group cannot be called %j: %s', async (name, sentence) => {
  const { founder, group } = await aFounder();
  const made = await founder.call(CALLS.createGroup, { body: { name } });
  const renamed = await rename(founder, group, name);
  for (const { status, body } of [made, renamed]) {
    expect([status, body.error, body.field]).toEqual([400, sentence, 'name']);
  }
  const { body } = await founder.call(CALLS.groupNameAvailable, { query: { name } });
  expect(body).toEqual({ success: true, available: false, reason: sentence });
});

test('group names are one of a kind, in either case and with lookalikes', async () => {
  const { founder, group } = await aFounder();
  await rename(founder, group, 'Solo Owls');
  const other = await aFounder();
  for (const name of ['solo owls', 'S0lo Ow1s', 'Ѕolo Owls']) {
    const { body } = await other.founder.call(CALLS.groupNameAvailable, { query: { name } });
    expect(body).toEqual({ success: true, available: false, reason: 'Group name is taken' });
    expect((await other.founder.call(CALLS.createGroup, { body: { name } })).body.code).toBe(
      'GROUP_NAME_TAKEN',
    );
    expect((await rename(other.founder, other.group, name)).status).toBe(409);
  }
  // Its own it may write differently.
  expect((await rename(founder, group, 'SOLO OWLS')).status).toBe(200);
});

test("a group's table lists every member, with today's score of those who have played", async () => {
  const { founder, name, group } = await aFounder();
  const guest = await aNamed('A member who plays');
  await joinGroup(guest, group);
  await playDaily(app, guest.player);
  const { body } = await founder.call(CALLS.groupLeaderboard, {
    params: { groupId: group.id },
    query: { timezone: 'UTC' },
  });
  expect(body.leaderboard).toMatchObject([
    { playerName: 'A member who plays', currentStreak: 1, streak: 1, lastThreeGamesCount: 1, isLive: false },
    { playerName: name, playerUUID: founder.player, todayScore: null, currentStreak: 0, shareId: null },
  ]);
  expect(body.leaderboard[0].todayScore).toBeGreaterThanOrEqual(20);
  expect(JSON.stringify(body)).not.toContain(guest.player);
});

test('a group is full at its most members, and a player in at most so many groups', async () => {
  const { founder, group } = await aFounder();
  await app.sql(
    `WITH made AS (INSERT INTO players ("playerUUID", "publicId")
       SELECT gen_random_uuid(), gen_random_uuid() FROM generate_series(2, $2) RETURNING "playerUUID")
     INSERT INTO group_memberships ("groupId", "playerUUID") SELECT $1, "playerUUID" FROM made`,
    [group.id, LIMITS.GROUP_MOST_MEMBERS],
  );
  expect((await joinGroup(await aNamed(), group)).body.code).toBe('GROUP_IS_FULL');
  await app.sql(
    `WITH made AS (
       INSERT INTO leaderboard_groups (id, name, "nameFold", "nameLook", "createdBy", "inviteCode")
       SELECT 'many' || n, 'many' || n, 'many' || n, 'many' || n, $1, lpad(n::text, 6, 'M')
         FROM generate_series(2, $2::int) AS n RETURNING id)
     INSERT INTO group_memberships ("groupId", "playerUUID") SELECT id, $1 FROM made`,
    [founder.player, LIMITS.PLAYER_MOST_GROUPS],
  );
  const { body } = await founder.call(CALLS.createGroup, { body: { name: aName('Group') } });
  expect(body.code).toBe('TOO_MANY_GROUPS');
});

test('a login brings the memberships along; of two in one group the admin’s stays', async () => {
  const { founder, group } = await aFounder();
  const { group: another } = await aFounder();
  const [home, phone] = [new Browser(app), await aNamed()];
  const account = await home.register();
  await takeName(home, 'The account at home');
  await joinGroup(home, group);
  await joinGroup(phone, group);
  await joinGroup(phone, another);
  const phoneName = (await phone.call(CALLS.playerProfile)).body.playerName as string;
  await promote(founder, group.id, await memberIdOf(founder, group.id, phoneName));
  const alias = phone.player;
  await phone.login(account);
  expect((await groupsOf(phone)).map(({ id, isAdmin }) => [id, isAdmin]).sort()).toEqual(
    [
      [group.id, true],
      [another.id, false],
    ].sort(),
  );
  expect((await membersOf(phone, group)).map(({ playerName }) => playerName)).toContain(
    'The account at home',
  );
  expect(await app.sql('SELECT 1 FROM group_memberships WHERE "playerUUID" = $1', [alias])).toEqual([]);
});

test('when an account goes its groups go on with another admin, or go with it', async () => {
  const { founder, group } = await aFounder();
  const alone = await makeGroup(founder);
  const guest = await aNamed();
  await joinGroup(guest, group);
  await founder.call(CALLS.deleteAccount, { body: { password: 'correct horse' } });
  expect(await groupsOf(guest)).toMatchObject([{ id: group.id, isAdmin: true, memberCount: 1 }]);
  expect(await app.sql('SELECT 1 FROM leaderboard_groups WHERE id = $1', [alone.id])).toEqual([]);
});
