import { CALLS } from '@tessera/contracts/calls';
import type { Group } from '@tessera/contracts/groups';
import { LIMITS } from '@tessera/contracts/wire';
import { startApp, type TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { completePerfectly, fixLetters, holdBack, playDaily, startDaily } from '../support/dailies.js';
import {
  aName,
  aNamed,
  aFounder,
  groupsOf,
  joinGroup,
  leaveGroup,
  memberIdOf,
  membersOf,
  promote,
  removeMember,
  renameGroup,
  takeName,
} from '../support/groups.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  await fixLetters(app);
});
afterAll(() => app.close());

test("a group's creator is its admin and only member, and gets an invite code", async () => {
  const { founder, name, group } = await aFounder(app);
  expect(group).toMatchObject({ memberCount: 1, isAdmin: true });
  expect(group.inviteCode).toMatch(/^[A-Z2-9]{6}$/);
  expect(await groupsOf(founder)).toEqual([group]);
  expect(await membersOf(founder, group)).toEqual([
    { playerUUID: founder.player, playerName: name, isAdmin: true },
  ]);
});

test('creating a group requires an account and a player name', async () => {
  const named = await aNamed(app);
  expect((await named.call(CALLS.createGroup, { body: { name: aName('Group') } })).status).toBe(401);
  const nameless = new Browser(app);
  await nameless.register();
  const { status, body } = await nameless.call(CALLS.createGroup, { body: { name: aName('Group') } });
  expect([status, body.code, body.needsPlayerName]).toEqual([409, 'PLAYER_NAME_REQUIRED', true]);
});

test("a group belongs to the account, even if the browser's player isn't linked to it", async () => {
  const founder = new Browser(app);
  await founder.register();
  await takeName(founder);
  const guest = await aNamed(app);
  const body = { name: aName('Group') };
  const made = await founder.call(CALLS.createGroup, { player: guest.player, body });
  expect(await groupsOf(founder)).toEqual([made.body.group]);
  expect(await groupsOf(guest)).toEqual([]);
});

test('invite codes work in either case, and joining again changes nothing and says so', async () => {
  const { founder, group } = await aFounder(app);
  const guest = await aNamed(app);
  const joined = await joinGroup(guest, { inviteCode: ` ${group.inviteCode.toLowerCase()} ` });
  expect([joined.status, joined.body]).toMatchObject([
    200,
    { success: true, groupId: group.id, needsPlayerName: false, group: { memberCount: 2, isAdmin: false } },
  ]);
  const again = await joinGroup(guest, group);
  expect([again.status, again.body.message]).toEqual([200, "You're already a member of this group"]);
  expect(await membersOf(founder, group)).toHaveLength(2);
});

test('without a name nobody can join or find out whether a code is valid', async () => {
  const { group } = await aFounder(app);
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

test.each(['AAAAAA', 'A', 'A'.repeat(60), '<b>'])('the wrong code %j gets 404', async (inviteCode) => {
  const { status, body } = await joinGroup(await aNamed(app), { inviteCode });
  expect([status, body.code]).toEqual([404, 'INVITE_UNKNOWN']);
});

test.each(['AAAAA', 'AAAAAAA', 'AAAAA0'])(
  'the malformed code %j is rejected before a name is required',
  async (inviteCode) => {
    const { status, body } = await joinGroup(new Browser(app), { inviteCode });
    expect([status, body.code, body.needsPlayerName]).toEqual([404, 'INVITE_UNKNOWN', undefined]);
  },
);

test('an empty code is rejected without a lookup', async () => {
  const { status, body } = await joinGroup(await aNamed(app), { inviteCode: '  ' });
  expect([status, body.error]).toEqual([400, 'Please enter an invite code']);
});

test("for non-members a group doesn't exist, whatever they request", async () => {
  const { group, founder } = await aFounder(app);
  const stranger = await aNamed(app);
  const params = { groupId: group.id };
  const asked = [
    await stranger.call(CALLS.getGroup, { params }),
    await stranger.call(CALLS.groupMembers, { params }),
    await stranger.call(CALLS.groupLeaderboard, { params }),
    await renameGroup(stranger, group, aName('Group')),
    await leaveGroup(stranger, group),
    await promote(stranger, group.id, stranger.player),
    await removeMember(stranger, group, stranger.player),
  ];
  const missing = await stranger.call(CALLS.getGroup, { params: { groupId: 'no-such-group' } });
  expect(new Set([...asked, missing].map(({ body }) => JSON.stringify(body)))).toEqual(
    new Set([JSON.stringify(missing.body)]),
  );
  expect(await groupsOf(founder)).toEqual([group]);
});

test.each([
  ['', 'Please enter a group name'],
  ['x'.repeat(26), 'Group name must be 25 characters or less'],
  ['x'.repeat(4000), 'Group name must be 25 characters or less'],
  ['<i>', 'Group name can only contain letters, numbers, spaces, and common punctuation marks'],
  [
    '<script>alert(1)</script>',
    'Group name can only contain letters, numbers, spaces, and common punctuation marks',
  ],
  ['\u202eslwO', 'Group name can only contain letters, numbers, spaces, and common punctuation marks'],
  ['Owls\u200b', 'Group name can only contain letters, numbers, spaces, and common punctuation marks'],
  ['Team 🚀', 'Group name cannot contain emojis or special symbols'],
  ['Team 👩‍👩‍👧', 'Group name cannot contain emojis or special symbols'],
  ['fuck off', "This group name isn't allowed"],
])("a group can't be called %j: %s", async (name, sentence) => {
  const { founder, group } = await aFounder(app);
  const made = await founder.call(CALLS.createGroup, { body: { name } });
  const renamed = await renameGroup(founder, group, name);
  for (const { status, body } of [made, renamed]) {
    expect([status, body.error, body.field]).toEqual([400, sentence, 'name']);
  }
  const { body } = await founder.call(CALLS.groupNameAvailable, { query: { name } });
  expect(body).toEqual({ success: true, available: false, reason: sentence });
});

test('group names are unique, ignoring case and lookalikes', async () => {
  const { founder, group } = await aFounder(app);
  await renameGroup(founder, group, 'Solo Owls');
  const other = await aFounder(app);
  const alike = 'Too similar to an existing group name';
  for (const [name, reason] of [
    ['solo owls', 'Group name is taken'],
    ['S0lo Ow1s', alike],
    ['Ѕolo Owls', alike],
  ] as const) {
    const { body } = await other.founder.call(CALLS.groupNameAvailable, { query: { name } });
    expect(body).toEqual({ success: true, available: false, reason });
    const created = await other.founder.call(CALLS.createGroup, { body: { name } });
    expect([created.body.code, created.body.message]).toEqual(['GROUP_NAME_TAKEN', reason]);
    expect((await renameGroup(other.founder, other.group, name)).status).toBe(409);
  }
  // The group's own name may be changed to a lookalike.
  expect((await renameGroup(founder, group, 'SOLO OWLS')).status).toBe(200);
});

test('a repeated or simultaneous request creates only one group', async () => {
  const { founder, group } = await aFounder(app);
  const create = (browser: Browser, name: string) => browser.call(CALLS.createGroup, { body: { name } });
  const again = await create(founder, ` ${group.name} `);
  expect([again.status, again.body.group]).toEqual([201, group]);
  expect((await create(founder, group.name.toUpperCase())).body.code).toBe('GROUP_NAME_TAKEN');
  const name = aName('Group');
  const answers = await Promise.all([create(founder, name), create(founder, name)]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(new Set(answers.map(({ body }) => (body.group as Group).id)).size).toBe(1);
  expect(await groupsOf(founder)).toHaveLength(2);

  // A creator who has handed the group over and is an ordinary member again gets no such response.
  const guest = await aNamed(app);
  await joinGroup(guest, group);
  await leaveGroup(founder, group);
  await joinGroup(founder, group);
  expect((await create(founder, group.name)).status).toBe(409);
});

test("a group's leaderboard lists every member, with today's score of those who have played", async () => {
  const { founder, name, group } = await aFounder(app);
  const guest = await aNamed(app, 'A member who plays');
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

test("a group's leaderboard counts its members' 32s, also those that don't count on public leaderboards", async () => {
  const { founder, group } = await aFounder(app);
  const regular = await aNamed(app);
  await joinGroup(regular, group);
  for (const browser of [founder, regular]) {
    const gameId = await startDaily(browser, browser.player);
    await completePerfectly(app, browser, browser.player, gameId);
    if (browser === regular) await holdBack(app, gameId);
  }
  await joinGroup(await aNamed(app, 'Without a 32'), group);
  const { body } = await founder.call(CALLS.groupLeaderboard, { params: { groupId: group.id }, query: {} });
  expect(body.leaderboard).toMatchObject([1, 1, 0].map((perfectScoreCount) => ({ perfectScoreCount })));
});

test('the number of members of a group, and of groups of a player, is limited', async () => {
  const { founder, group } = await aFounder(app);
  await app.sql(
    `WITH made AS (INSERT INTO players ("playerUUID", "publicId")
       SELECT gen_random_uuid(), gen_random_uuid() FROM generate_series(2, $2) RETURNING "playerUUID")
     INSERT INTO group_memberships ("groupId", "playerUUID") SELECT $1, "playerUUID" FROM made`,
    [group.id, LIMITS.GROUP_MAX_MEMBERS],
  );
  expect((await joinGroup(await aNamed(app), group)).body.code).toBe('GROUP_IS_FULL');
  await app.sql(
    `WITH made AS (
       INSERT INTO leaderboard_groups (id, name, "nameFold", "nameLook", "createdBy", "inviteCode")
       SELECT 'many' || n, 'many' || n, 'many' || n, 'many' || n, $1, lpad(n::text, 6, 'M')
         FROM generate_series(2, $2::int) AS n RETURNING id)
     INSERT INTO group_memberships ("groupId", "playerUUID") SELECT id, $1 FROM made`,
    [founder.player, LIMITS.PLAYER_MAX_GROUPS],
  );
  const { body } = await founder.call(CALLS.createGroup, { body: { name: aName('Group') } });
  expect(body.code).toBe('TOO_MANY_GROUPS');
});

test("a login merges memberships, and if both players are in a group, keeps the admin's role", async () => {
  const { founder, group } = await aFounder(app);
  const { group: another } = await aFounder(app);
  const [home, phone] = [new Browser(app), await aNamed(app)];
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
