import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CALLS } from '@tessera/contracts';
import { Redis } from 'ioredis';
import { startApp, type TestApp } from './support/app.js';
import { Browser } from './support/browser.js';
import { BLIND, fixLetters, playDaily, startDaily } from './support/dailies.js';
import { byRest, readGame, waitingGame } from './support/games.js';
import { makeGroup } from './support/groups.js';
import { History } from './support/history.js';
import { connect } from './support/live.js';
import { mailsIn, mailTo } from './support/mail.js';
import { MESSAGE, useEverything } from './support/person.js';
import { emptyRedis } from './support/redis.js';

let app: TestApp;
let dataDir: string;
let redisUrl: string;
let history: History;
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'tessera-own-data-'));
  redisUrl = await emptyRedis();
  app = await startApp({ env: { DATA_DIR: dataDir, REDIS_URL: redisUrl, TRUST_PROXY: '1', LIMITS: '1' } });
  await fixLetters(app);
  history = new History(app);
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true });
});

const ADDRESS = '203.0.113.77';
const DEVICE = 'A browser that nobody else has';
const NAME = 'Ann of the deletion';

/**
 * Every table, and what it stores about a person while their account exists. A table that isn't listed fails
 * the test, so that whoever adds one decides what deletion does with it.
 */
const TABLES: Record<string, 'nothing' | 'the player' | 'the account'> = {
  admin_audit: 'nothing',
  admin_creations: 'the player',
  admin_days: 'nothing',
  backups: 'nothing',
  challenge_games: 'the player',
  challenges: 'the player',
  daily_challenge_games: 'the player',
  daily_challenge_progress: 'the account',
  daily_challenge_sequences: 'nothing',
  daily_challenge_submissions: 'the player',
  daily_merges: 'the player',
  daily_seed: 'nothing',
  deletions: 'nothing',
  device_codes: 'nothing',
  devices: 'nothing',
  duels: 'the player',
  feedback: 'the player',
  game_codes: 'nothing',
  game_events: 'nothing',
  game_metrics: 'nothing',
  games: 'the player',
  group_memberships: 'the player',
  held_back_dailies: 'nothing',
  job_records: 'nothing',
  leaderboard_groups: 'the player',
  migrations: 'nothing',
  notices: 'the player',
  network_counts: 'nothing',
  one_player_versus_three_games: 'the player',
  passkey_challenges: 'nothing',
  passkeys: 'the account',
  password_reset_tokens: 'the account',
  period_scores: 'the player',
  player_achievements: 'the player',
  player_uuid_mappings: 'the account',
  players: 'the player',
  practice_games: 'the player',
  public_game_results: 'nothing',
  push_keys: 'nothing',
  push_outbox: 'nothing',
  push_subscriptions: 'the player',
  recent_averages: 'the player',
  release_assets: 'nothing',
  service_days: 'nothing',
  service_minutes: 'nothing',
  replay_shares: 'the player',
  report_actions: 'nothing',
  report_senders: 'the player',
  reports: 'the player',
  score_changes: 'nothing',
  score_counts: 'nothing',
  sessions: 'the account',
  standings: 'the player',
  user_sessions: 'the account',
  user_identities: 'the account',
  users: 'the account',
};

const contentsOf = async (table: string): Promise<string> =>
  JSON.stringify(await app.sql(`SELECT row_to_json("${table}") FROM "${table}"`));

/** Everything stored in Redis, keys and values. */
async function contentsOfRedis(): Promise<string> {
  const redis = new Redis(redisUrl);
  const keys = await redis.keys('*');
  const values = await Promise.all(keys.map((key) => redis.get(key).catch(() => '')));
  await redis.quit();
  return JSON.stringify([keys, values]);
}

/** Linked to the account with this address. */
const aLinkedIdentity = (email: string) =>
  app.sql(
    `INSERT INTO user_identities (id, "userId", issuer, subject, email, "isEmailVerified", "linkedAt")
     SELECT $1, id, 'https://id.example', $1, email, true, now() FROM users WHERE email = $1`,
    [email],
  );

const aPasskey = (email: string) =>
  app.sql(
    `INSERT INTO passkeys
       (id, "userId", "credentialId", "publicKey", counter, transports, name, "createdAt")
     SELECT $1, id, $1, 'a key', 0, '{internal}', 'Phone', now() FROM users WHERE email = $1`,
    [email],
  );

/** A player with a row in every table. */
async function aPerson() {
  const [phone, desk] = [new Browser(app), new Browser(app)];
  const headers = { 'X-Forwarded-For': ADDRESS, 'User-Agent': DEVICE };
  const credentials = { email: `gone${phone.player.slice(0, 8)}@play.example`, password: 'correct horse' };
  await phone.call(CALLS.register, { body: { ...credentials, name: NAME }, headers });
  const alias = desk.player;
  const dailyId = await startDaily(app, alias);
  const aliasGame = await waitingGame(app, alias);
  await history.daily(alias, '2026-11-10T12:00:00Z', { at: '2026-11-10T12:05:00Z', score: 25 });
  await desk.call(CALLS.login, { body: credentials, headers });
  desk.player = phone.player;
  const roundHistory = [{ round: 1, letter: BLIND[0], cellIndex: 0 }];
  const gameState = { gameId: dailyId, roundHistory };
  const synced = { challengeDate: '2026-11-20', currentRound: 2, gameState };
  expect((await desk.call(CALLS.syncState, { body: synced })).status).toBe(200);
  const used = await useEverything(app, desk, history);
  const email = { feedbackId: used.feedbackId, email: credentials.email };
  await desk.call(CALLS.addFeedbackEmail, { body: email });
  const group = await makeGroup(desk);
  await desk.call(CALLS.requestPasswordReset, { body: { email: credentials.email } });
  await mailTo(dataDir, credentials.email);
  await aLinkedIdentity(credentials.email);
  await aPasskey(credentials.email);
  return { ...used, desk, alias, credentials, aliasGame, group };
}

test('a deleted account leaves nothing behind that reveals whose it was', async () => {
  const { desk, alias, credentials, gameId, dailyId, shareId, opponent, playerName } = await aPerson();
  const player = desk.player;
  const [user] = await app.sql<{ id: string }>('SELECT id FROM users WHERE email = $1', [credentials.email]);
  const rows = await app.sql<{ publicId: string }>(
    'SELECT "publicId" FROM players WHERE "playerUUID" = ANY($1)',
    [[player, alias]],
  );
  const ofPlayer = [player, alias, ...rows.map(({ publicId }) => publicId)];
  const sid = decodeURIComponent(desk.cookie ?? '').replace(/^.*=s:([^.]+)\..*$/, '$1');
  const secrets = [
    ...ofPlayer,
    playerName,
    credentials.email,
    NAME,
    MESSAGE,
    user?.id ?? '',
    ADDRESS,
    DEVICE,
    sid,
  ];
  expect(secrets.every((secret) => secret.length > 5)).toBe(true);

  const tables = (
    await app.sql<{ name: string }>(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1",
    )
  ).map(({ name }) => name);
  expect(tables).toEqual(Object.keys(TABLES).sort());
  const holds = (text: string) => secrets.filter((secret) => text.includes(secret));
  for (const [table, kept] of Object.entries(TABLES)) {
    // Otherwise the test wouldn't notice the deletion.
    expect([table, holds(await contentsOf(table)).length > 0]).toEqual([table, kept !== 'nothing']);
  }
  expect(mailsIn(dataDir).join()).toContain(credentials.email);

  const socket = await connect(app, player, { headers: desk.headers });
  const opponentSocket = await connect(app, opponent);
  const wrong = await desk.call(CALLS.deleteAccount, { body: { password: 'another horse' } });
  expect([wrong.status, wrong.body.code]).toEqual([401, 'WRONG_PASSWORD']);
  const deleted = await desk.call(CALLS.deleteAccount, { body: { password: credentials.password } });
  expect([deleted.status, deleted.body, desk.cookie]).toEqual([200, { success: true }, undefined]);
  await socket.heard('FORCE_LOGOUT');
  await opponentSocket.heard('STATUS_UPDATED', ({ reason }) => reason === 'left');

  for (const table of tables) expect([table, holds(await contentsOf(table))]).toEqual([table, []]);
  expect(holds(await contentsOfRedis())).toEqual([]);
  expect(holds(mailsIn(dataDir).join())).toEqual([]);
  for (const raw of opponentSocket.raw) expect(raw).not.toContain(player);

  // Games stay, without an owner: the opponent still sees them, the former player doesn't.
  const game = await readGame(app, opponent, gameId);
  expect([game.status, game.currentRound, ofPlayer.includes(game.player1UUID ?? '')]).toEqual([
    'active',
    5,
    false,
  ]);
  const params = { gameId: dailyId };
  expect(
    await app.sql('SELECT 1 FROM one_player_versus_three_games WHERE "gameId" = $1', [dailyId]),
  ).toHaveLength(1);
  // A shared link still shows the game, but without a name.
  const shown = await app.call(CALLS.publicResultOf, { params: { shareId } });
  expect(shown.body.result).toMatchObject({ gameId: dailyId, playerName: null });
  expect(ofPlayer.some((id) => JSON.stringify(shown.body).includes(id))).toBe(false);
  for (const who of [player, alias]) {
    expect((await app.call(CALLS.getDaily, { player: who, params })).body.code).toBe('NOT_YOUR_GAME');
    expect((await byRest(app, who)('submit_letter', { gameId, letter: 'A' })).code).toBe('NOT_A_PLAYER');
  }
  expect((await new Browser(app).login(credentials)).body.code).toBe('UNKNOWN_EMAIL');
  socket.close();
  opponentSocket.close();
});

test('the same address can sign up again as a new player', async () => {
  const { desk, credentials, aliasGame } = await aPerson();
  await desk.call(CALLS.deleteAccount, { body: { password: credentials.password } });
  expect(await app.sql('SELECT 1 FROM games WHERE "gameId" = $1', [aliasGame])).toEqual([]);
  const again = new Browser(app);
  await again.register(credentials);
  const { body } = await again.call(CALLS.exportData);
  expect(body.data).toMatchObject({
    dailies: [],
    games: [],
    progress: [],
    duels: [],
    simpleDailies: [],
    practice: [],
    challengesMade: [],
    challengesPlayed: [],
    notifiedDevices: [],
  });
});

test('the export has all data of the account, but no secrets and nothing of other players', async () => {
  const person = await aPerson();
  const { desk, alias, credentials, dailyId, shareId, opponent, playerName, group } = person;
  const other = new Browser(app);
  await playDaily(app, other.player);
  const { status, body } = await desk.call(CALLS.exportData);
  expect(status).toBe(200);
  expect(body.account).toMatchObject({ email: credentials.email, name: NAME, playerUUID: desk.player });
  const idsOf = (kind: string) => (body.data[kind] as { gameId: string }[]).map((item) => item.gameId);
  expect(idsOf('dailies').at(-1)).toBe(dailyId);
  expect(body.data.dailies[0]).toMatchObject({ playerScore: 25, mergedAt: expect.any(String) as string });
  expect(body.data.dailyMerges).toMatchObject([{ added: 1, streakBefore: 0 }]);
  const { aliasGame, waitingId, gameId, finishedId, invitedId } = person;
  const games = [aliasGame, waitingId, gameId, finishedId, invitedId];
  expect(idsOf('games').sort()).toEqual(games.sort());
  expect(body.data.duels).toMatchObject([{ gameId: person.duelId, level: 'keen', currentRound: 4 }]);
  expect(body.data.simpleDailies).toMatchObject([{ gameId: person.simpleId, currentRound: 2 }]);
  expect(body.data.simpleSubmissions).toMatchObject([{ gameId: person.simpleId, round: 1, cellIndex: 3 }]);
  expect(idsOf('practice')).toEqual([person.practiceId]);
  expect(body.data.challengesMade).toMatchObject([{ code: person.challengeCode, letters: 'CARDAREA' }]);
  expect(body.data.challengesPlayed).toMatchObject([{ code: person.playedCode, status: 'active' }]);
  expect(body.data.notifiedDevices).toMatchObject([{ service: 'fcm.googleapis.com', reminderHour: 9 }]);
  expect(body.data.groups).toEqual(expect.arrayContaining([group]));
  expect(body.data.groupsJoined).toEqual([{ at: new Date(app.clock.time).toISOString() }]);
  expect((body.data.players as { name: string }[]).map(({ name }) => name)).toContain(playerName);
  expect(body.data.progress).toMatchObject([{ challengeDate: '2026-11-20', currentRound: 2 }]);
  expect((body.data.players as { playerUUID: string }[]).map(({ playerUUID }) => playerUUID).sort()).toEqual(
    [alias, desk.player].sort(),
  );
  expect(body.data.sessions).toMatchObject([{ isActive: false }, { deviceInfo: DEVICE, ipAddress: ADDRESS }]);
  expect(body.data.passkeys).toMatchObject([{ name: 'Phone', transports: ['internal'] }]);
  expect(body.data.identities).toMatchObject([{ issuer: 'https://id.example', email: credentials.email }]);
  expect(body.data.sharedResults).toMatchObject([{ shareId, gameId: dailyId }]);
  expect(body.data.sharedReplays).toMatchObject([
    { shareId: person.replayShareId, gameId: finishedId, endedAt: null },
  ]);
  expect(body.data.achievements).toMatchObject([
    { achievementType: 'perfect_score', achievementValue: 32 },
    { achievementType: 'streak_milestone', achievementValue: 10 },
  ]);
  expect(body.data.reportsSent).toMatchObject([
    { kind: 'player-name', reason: 'offensive', note: MESSAGE, at: new Date(app.clock.time).toISOString() },
  ]);
  expect(body.data.reportsAbout).toMatchObject([{ kind: 'player-name', name: playerName, count: 1 }]);
  expect(body.data.notices).toMatchObject([{ kind: 'left-out', reason: 'offensive', seenAt: null }]);
  expect(body.data.feedback).toMatchObject([{ message: MESSAGE, email: credentials.email }]);
  const text = JSON.stringify(body);
  for (const secret of [
    opponent,
    other.player,
    '$argon2',
    decodeURIComponent(desk.cookie ?? '').slice(-20),
  ]) {
    expect(text).not.toContain(secret);
  }
});
