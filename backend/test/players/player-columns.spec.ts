import { CALLS } from '@tessera/contracts/calls';
import { startApp, type TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { fixLetters, holdBack, playDaily } from '../support/dailies.js';
import { History } from '../support/history.js';
import { useEverything } from '../support/person.js';

/**
 * Every column of `players`: what a merge does to it in the guest's row and in the row of an account without
 * games, and what deleting the account does to it. A new column fails these tests until `merge` and
 * `removePersonalData` in players.service.ts handle it and this list says how.
 */
const PLAYER_COLUMNS: Record<string, ColumnRules> = {
  playerUUID: { guest: 'keeps', account: 'keeps', deletion: 'replaces' },
  publicId: { guest: 'keeps', account: 'keeps', deletion: 'replaces' },
  createdAt: { guest: 'keeps', account: 'keeps', deletion: 'keeps' },
  adoptedBy: { guest: 'names the account', account: 'keeps', deletion: 'clears' },
  timezone: { guest: 'keeps', account: 'keeps', deletion: 'clears' },
  name: { guest: 'loses', account: 'takes over', deletion: 'clears' },
  nameFold: { guest: 'loses', account: 'takes over', deletion: 'clears' },
  nameLook: { guest: 'loses', account: 'takes over', deletion: 'clears' },
  refusedNames: { guest: 'loses', account: 'takes over', deletion: 'clears' },
  isLeftOut: { guest: 'loses', account: 'takes over', deletion: 'clears' },
  streak: { guest: 'loses', account: 'takes over', deletion: 'clears' },
  bestStreak: { guest: 'loses', account: 'takes over', deletion: 'clears' },
  streakDate: { guest: 'loses', account: 'takes over', deletion: 'clears' },
  recentDates: { guest: 'loses', account: 'takes over', deletion: 'clears' },
  perfectScores: { guest: 'loses', account: 'takes over', deletion: 'clears' },
  isHeldBack: { guest: 'loses', account: 'takes over', deletion: 'clears' },
};

interface ColumnRules {
  guest: 'keeps' | 'loses' | 'names the account';
  account: 'keeps' | 'takes over';
  deletion: 'keeps' | 'clears' | 'replaces';
}

/**
 * Every column of another table that refers to a player. A merge moves its rows to the account, adds one, or removes those
 * that players with an account don't have; a deletion
 * removes them or leaves them with an anonymous player. A new column fails these tests until an
 * `AccountDataHandler` handles it.
 */
const REFERENCES: Record<string, ReferenceRules> = {
  'admin_creations.playerUUID': { merge: 'moves', deletion: 'anonymizes' },
  'challenge_games.playerUUID': { merge: 'moves', deletion: 'removes' },
  'challenges.playerUUID': { merge: 'moves', deletion: 'removes' },
  'daily_challenge_games.playerUUID': { merge: 'moves', deletion: 'anonymizes' },
  'daily_challenge_submissions.playerUUID': { merge: 'moves', deletion: 'anonymizes' },
  'daily_merges.playerUUID': { merge: 'adds', deletion: 'removes' },
  'device_codes.playerUUID': { merge: 'removes', deletion: 'removes' },
  'devices.capability': { merge: 'removes', deletion: 'removes' },
  'devices.playerUUID': { merge: 'removes', deletion: 'removes' },
  'duels.playerUUID': { merge: 'moves', deletion: 'anonymizes' },
  'feedback.playerUUID': { merge: 'moves', deletion: 'removes' },
  'games.creatorUUID': { merge: 'moves', deletion: 'anonymizes' },
  'games.player1PublicId': { merge: 'moves', deletion: 'anonymizes' },
  'games.player1UUID': { merge: 'moves', deletion: 'anonymizes' },
  'games.player2PublicId': { merge: 'moves', deletion: 'anonymizes' },
  'games.player2UUID': { merge: 'moves', deletion: 'anonymizes' },
  'grid_reactions.byPlayer': { merge: 'moves', deletion: 'removes' },
  'grid_reactions.ofPlayer': { merge: 'moves', deletion: 'removes' },
  'group_memberships.playerUUID': { merge: 'moves', deletion: 'removes' },
  'leaderboard_groups.createdBy': { merge: 'moves', deletion: 'anonymizes' },
  'notices.playerUUID': { merge: 'moves', deletion: 'removes' },
  'one_player_versus_three_games.playerUUID': { merge: 'moves', deletion: 'anonymizes' },
  'period_scores.playerUUID': { merge: 'moves', deletion: 'removes' },
  'player_achievements.playerUUID': { merge: 'moves', deletion: 'removes' },
  'player_uuid_mappings.playerUUID': { merge: 'links', deletion: 'removes' },
  'practice_games.playerUUID': { merge: 'moves', deletion: 'anonymizes' },
  'push_subscriptions.playerUUID': { merge: 'moves', deletion: 'removes' },
  'recent_averages.playerUUID': { merge: 'moves', deletion: 'removes' },
  'replay_shares.playerUUID': { merge: 'moves', deletion: 'removes' },
  'reports.playerUUID': { merge: 'moves', deletion: 'removes' },
  'standings.playerUUID': { merge: 'moves', deletion: 'removes' },
  'users.playerUUID': { merge: 'nothing', deletion: 'removes' },
};

interface ReferenceRules {
  merge: 'moves' | 'links' | 'adds' | 'removes' | 'nothing';
  deletion: 'anonymizes' | 'removes';
}

/** UUIDs of other things. */
const NOT_PLAYERS = [
  'challenges.requestId',
  'feedback.feedbackId',
  'notices.noticeId',
  'push_outbox.subscriptionId',
  'push_subscriptions.id',
  'notices.reportId',
  'report_actions.reportId',
  'report_senders.reportId',
  'reports.id',
];

type Row = Record<string, unknown>;

let app: TestApp;
let history: History;
beforeAll(async () => {
  app = await startApp();
  await fixLetters(app);
  history = new History(app);
});
afterAll(() => app.close());

const namesIn = async (query: string): Promise<string[]> =>
  (await app.sql<{ name: string }>(query)).map(({ name }) => name);

const rowsOf = async (table: string): Promise<Row[]> =>
  (await app.sql<{ row: Row }>(`SELECT row_to_json("${table}") AS row FROM "${table}"`)).map(
    ({ row }) => row,
  );

const rowsOfPlayers = async (players: string[]): Promise<Row[]> =>
  (await rowsOf('players')).filter(({ playerUUID }) => players.includes(playerUUID as string));

/** A row with nothing but default values. */
async function blankPlayer(): Promise<Row> {
  const id = await history.player('2026-11-01T12:00:00Z');
  await app.sql('UPDATE players SET timezone = NULL WHERE "playerUUID" = $1', [id]);
  return (await rowsOfPlayers([id]))[0]!;
}

const idsOf = (rows: Row[]): string[] =>
  rows.flatMap((row) => [row['playerUUID'], row['publicId']] as string[]);

/** The columns of other tables that contain one of these IDs anywhere. */
async function columnsNaming(ids: string[]): Promise<string[]> {
  const tables = await namesIn(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'players'`,
  );
  const found = new Set<string>();
  for (const table of tables) {
    for (const [column, value] of (await rowsOf(table)).flatMap((row) => Object.entries(row))) {
      if (ids.some((id) => JSON.stringify(value).includes(id))) found.add(`${table}.${column}`);
    }
  }
  return [...found].sort();
}

const referencesWhere = (isMeant: (rules: ReferenceRules) => boolean): string[] =>
  Object.entries(REFERENCES).flatMap(([column, rules]) => (isMeant(rules) ? column : []));

/** The columns that can name a player with an account. */
const ofAccounts = referencesWhere(({ merge }) => merge !== 'removes');

/** Someone with a value in every column; otherwise a test wouldn't notice that it is left behind. */
async function aFullPlayer(): Promise<Browser> {
  const browser = new Browser(app);
  await useEverything(app, browser, history);
  await holdBack(app, await playDaily(browser, browser.player, { zone: 'Pacific/Kiritimati' }));
  const groupId = await history.group(browser.player, '2026-11-19T12:00:00Z');
  await history.member(groupId, await history.player('2026-11-01T12:00:00Z'), '2026-11-19T13:00:00Z');
  const [row] = await rowsOfPlayers([browser.player]);
  const blank = await blankPlayer();
  const empty = Object.keys(PLAYER_COLUMNS).filter(
    (column) => column !== 'adoptedBy' && same(row, blank, column),
  );
  expect(empty).toEqual([]);
  return browser;
}

const same = (one: Row | undefined, other: Row | undefined, column: string): boolean =>
  JSON.stringify(one?.[column]) === JSON.stringify(other?.[column]);

test('the list has every column of players', async () => {
  const columns = await namesIn(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = 'players'`,
  );
  expect(columns.sort()).toEqual(Object.keys(PLAYER_COLUMNS).sort());
});

test('the list has every column that refers to a player', async () => {
  const columns = await namesIn(
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name <> 'players' AND udt_name IN ('uuid', '_uuid')
     UNION
     SELECT conrelid::regclass || '.' || attname FROM pg_constraint
       JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY(conkey)
     WHERE confrelid = 'players'::regclass AND conrelid <> confrelid`,
  );
  expect(columns.sort()).toEqual([...Object.keys(REFERENCES), ...NOT_PLAYERS].sort());
});

test('a merge does to each column what the list says', async () => {
  const account = new Browser(app);
  const credentials = await account.register();
  const guest = await aFullPlayer();
  const players = [guest.player, account.player];
  const [guestBefore, accountBefore] = await Promise.all(players.map((id) => rowsOfPlayers([id])));
  const guestIds = idsOf(guestBefore!);
  expect(await columnsNaming(guestIds)).toEqual(
    referencesWhere(({ merge }) => merge === 'moves' || merge === 'removes'),
  );

  await guest.login(credentials);

  const [guestAfter, accountAfter] = await Promise.all(players.map((id) => rowsOfPlayers([id])));
  const blank = await blankPlayer();
  for (const [column, rules] of Object.entries(PLAYER_COLUMNS)) {
    const expected: Record<ColumnRules['guest'], unknown> = {
      keeps: guestBefore?.[0]?.[column],
      loses: blank[column],
      'names the account': account.player,
    };
    expect([column, guestAfter?.[0]?.[column]]).toEqual([column, expected[rules.guest]]);
    const source = rules.account === 'keeps' ? accountBefore : guestBefore;
    expect([column, accountAfter?.[0]?.[column]]).toEqual([column, source?.[0]?.[column]]);
  }
  expect(await columnsNaming(guestIds)).toEqual(referencesWhere(({ merge }) => merge === 'links'));
  expect(await columnsNaming(idsOf(accountAfter!))).toEqual(ofAccounts);
});

test('a deletion does to each column what the list says', async () => {
  const person = await aFullPlayer();
  const credentials = await person.register();
  const guest = new Browser(app);
  const players = [person.player, guest.player];
  // So that the merge is recorded.
  await playDaily(guest, guest.player);
  await guest.login(credentials);
  const before = await rowsOfPlayers(players);
  const others = (await rowsOf('players')).map(({ playerUUID }) => playerUUID);
  expect(await columnsNaming(idsOf(before))).toEqual(ofAccounts);

  const { status } = await guest.call(CALLS.deleteAccount, { body: { password: credentials.password } });

  expect(status).toBe(200);
  const after = (await rowsOf('players')).filter(({ playerUUID }) => !others.includes(playerUUID));
  const blank = await blankPlayer();
  const valuesIn = (rows: Row[], column: string) => rows.map((row) => JSON.stringify(row[column])).sort();
  for (const [column, { deletion }] of Object.entries(PLAYER_COLUMNS)) {
    const [old, now] = [valuesIn(before, column), valuesIn(after, column)];
    if (deletion === 'replaces') expect(now.filter((value) => old.includes(value))).toEqual([]);
    else
      expect([column, now]).toEqual([column, deletion === 'keeps' ? old : valuesIn([blank, blank], column)]);
  }
  expect(await columnsNaming(idsOf(before))).toEqual([]);
  expect(await columnsNaming(idsOf(after))).toEqual(
    referencesWhere(({ deletion }) => deletion === 'anonymizes'),
  );
});
