import { CALLS } from '@tessera/contracts/calls';
import { Redis } from 'ioredis';
import {
  ADDRESS,
  anAccountHolder,
  DEVICE,
  NAME,
  startAccountServer,
  type AccountServer,
} from '../support/account-holder.js';
import type { TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { byRest, readGame } from '../support/games.js';
import { connect } from '../support/live.js';
import { mailsIn } from '../support/mail.js';
import { MESSAGE } from '../support/person.js';

let server: AccountServer;
let app: TestApp;
beforeAll(async () => {
  server = await startAccountServer();
  app = server.app;
});
afterAll(() => server.close());

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
  grid_reactions: 'the player',
  group_memberships: 'the player',
  held_back_dailies: 'nothing',
  job_records: 'nothing',
  leaderboard_groups: 'the player',
  migrations: 'nothing',
  notices: 'the player',
  network_counts: 'nothing',
  maintenance: 'nothing',
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
  session_salts: 'nothing',
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
  const redis = new Redis(server.redisUrl);
  const keys = await redis.keys('*');
  const values = await Promise.all(keys.map((key) => redis.get(key).catch(() => '')));
  await redis.quit();
  return JSON.stringify([keys, values]);
}

test('a deleted account leaves nothing behind that reveals whose it was', async () => {
  const { desk, alias, credentials, gameId, dailyId, shareId, opponent, playerName } =
    await anAccountHolder(server);
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
  expect(mailsIn(server.dataDir).join()).toContain(credentials.email);

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
  expect(holds(mailsIn(server.dataDir).join())).toEqual([]);
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
  const { desk, credentials, aliasGame } = await anAccountHolder(server);
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
