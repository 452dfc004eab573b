import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CALLS } from '@tessera/contracts/calls';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { contentsOf, expectSuccess, makeBackup, newKeys, run, type Ended } from '../support/backups.js';
import { anAccount, Browser, type Credentials } from '../support/browser.js';
import { getChallenge, makeChallenge } from '../support/challenges.js';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../support/database.js';
import { playDaily } from '../support/dailies.js';
import { linkTo, devicesOf } from '../support/devices.js';
import { gameUnderWay } from '../support/game-under-way.js';
import { leaveGroup, makeGroup, takeName } from '../support/groups.js';
import { startProgram } from '../support/program.js';

let folder: string;
let env: Record<string, string>;
let identity: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-backups-'));
  const { recipient, keyFile } = await newKeys();
  identity = path.join(folder, 'key.txt');
  writeFileSync(identity, keyFile);
  env = { DATA_DIR: folder, BACKUP_RECIPIENT: recipient };
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Makes a backup; its name. */
const backUp = (database: string, place: string) =>
  makeBackup({ ...env, DATABASE_URL: database, BACKUP_DIR: place });

const restore = (database: string, place: string, file: string, ...more: string[]) =>
  run('restore', {
    env: { ...env, DATABASE_URL: database, BACKUP_DIR: place },
    args: [file, '--identity', identity, ...more],
  });

const aPlace = () => mkdtempSync(path.join(folder, 'place-'));

test('a backup of a database in use, restored after its loss: a live game continues from the very move, and deleted accounts stay deleted', async () => {
  const app = await startApp();
  const [quits, stays] = [new Browser(app), new Browser(app)];
  const [quitting, staying] = [await quits.register(), await stays.register()];
  const game = await gameUnderWay(app);
  let isDone = false;
  const rush = (async () => {
    for (let count = 0; ; count++) {
      if (isDone) return count;
      await playDaily(app, aPlayer());
    }
  })();
  const place1 = aPlace();
  const name = await backUp(app.databaseUrl, place1);
  isDone = true;
  expect(await rush).toBeGreaterThan(0);
  // Moves after the backup, which the restored game doesn't have.
  await game.placeNext();
  await game.chooseNext();
  await quits.call(CALLS.deleteAccount, { body: { password: quitting.password } });

  const bytes = readFileSync(path.join(place1, name));
  expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
  expect(readdirSync(place1)).toEqual([name]);
  // Lists what was deleted in the meantime. Nothing but the folder survives.
  await backUp(app.databaseUrl, place1);
  await app.close();
  const [list = ''] = readdirSync(place1).filter((file) => file.includes('deletions'));
  const entry = (kind: string) => `\\{"at":"\\S+","kind":"${kind}","subject":"[0-9a-f]{64}"\\}\n`;
  expect(readFileSync(path.join(place1, list), 'utf8')).toMatch(
    RegExp(`^${entry('account')}${entry('player')}$`),
  );

  const empty = await createEmptyDatabase();
  expectSuccess(await restore(empty.url, place1, name));
  const restored = await startApp({ databaseUrl: empty.url });
  try {
    await game.expectToGoOn(restored);
    // New rows get new numbers.
    await playDaily(restored, aPlayer());
    expect((await new Browser(restored).login(quitting)).body.code).toBe('UNKNOWN_EMAIL');
    // Nobody knows any more which sessions had ended.
    Object.assign(stays, { app: restored });
    expect((await stays.call(CALLS.listGroups)).body.code).toBe('SESSION_INVALID');
    expect((await stays.login(staying)).body.success).toBe(true);
  } finally {
    await restored.close();
    await empty.drop();
  }
});

describe('restoring over a database in which things have happened since', () => {
  let database: TestDatabase;
  let place: string;
  let saved: Record<string, string[]>;
  let name: string;
  let ended: Ended;
  let gone: Credentials;
  let late: string;
  let people: Record<'gone' | 'stays' | 'returns' | 'maker' | 'phone' | 'tablet', Browser>;
  let returning: Credentials;
  let oldCookie: string | undefined;
  let challenge: string;
  let app: TestApp;

  beforeAll(async () => {
    database = await createTestDatabase();
    place = aPlace();
    const now = await startApp({ databaseUrl: database.url });
    const browser = () => new Browser(now);
    people = {
      gone: browser(),
      stays: browser(),
      returns: browser(),
      maker: browser(),
      phone: browser(),
      tablet: browser(),
    };
    gone = await people.gone.register();
    await takeName(people.gone, 'Gone bdg');
    const group = await makeGroup(people.gone);
    const stayingGroup = await makeGroup(people.gone);
    await people.stays.register();
    returning = await people.returns.register();
    oldCookie = people.returns.cookie;
    await takeName(people.maker);
    challenge = await makeChallenge(people.maker);
    await linkTo(people.phone, people.tablet);
    name = await backUp(database.url, place);

    await leaveGroup(people.gone, group);
    await now.call(CALLS.deleteChallenge, { player: people.maker.player, params: { code: challenge } });
    await people.maker.register(anAccount());
    await people.maker.call(CALLS.deleteAccount, { body: { password: 'correct horse' } });
    await people.gone.call(CALLS.deleteAccount, { body: { password: gone.password } });
    await people.returns.login(returning);
    const tablet = (await devicesOf(people.phone)).find(({ isThis }) => !isThis);
    await people.phone.call(CALLS.forgetDevice, { params: { deviceId: tablet?.deviceId ?? '' } });
    late = aPlayer();
    await playDaily(now, late);
    expect(stayingGroup.id).not.toBe(group.id);
    await now.sql(
      `INSERT INTO feedback ("feedbackId", message, "createdAt") VALUES (gen_random_uuid(), $1, now())`,
      ['a tab\t, a line\n\\.\nand a backslash \\N, öäü'],
    );
    await now.sql('GRANT SELECT ON players TO PUBLIC');
    await now.close();
    saved = await contentsOf(database.url);
    ended = await restore(database.url, place, name);
    expectSuccess(ended);
    app = await startApp({ databaseUrl: database.url });
    for (const person of Object.values(people)) Object.assign(person, { app });
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  test('deletes accounts, players, groups, challenges and devices again', async () => {
    expect((await people.gone.login(gone)).body.code).toBe('UNKNOWN_EMAIL');
    // Its player had no account yet when the backup was made.
    const names = await app.sql<{ name: string }>('SELECT name FROM players WHERE name IS NOT NULL');
    expect(names).toEqual([]);
    expect(await app.sql('SELECT id FROM leaderboard_groups')).toEqual([]);
    expect((await getChallenge(app, challenge, aPlayer())).status).toBe(404);
    const refused = await people.tablet.call(CALLS.createDaily, { body: {} });
    expect([refused.status, refused.body.code]).toEqual([403, 'DEVICE_FORGOTTEN']);
  });

  test('ends the sessions that had ended, and leaves those alone that had not', async () => {
    expect((await people.stays.call(CALLS.listGroups)).status).toBe(200);
    const old = Object.assign(new Browser(app, people.returns.player), { cookie: oldCookie });
    expect((await old.call(CALLS.listGroups)).body.code).toBe('SESSION_INVALID');
    expect((await people.returns.login(returning)).body.success).toBe(true);
  });

  test('undoes the restore with its restore point, to the last byte', async () => {
    expect(
      await app.sql('SELECT 1 FROM one_player_versus_three_games WHERE "playerUUID" = $1', [late]),
    ).toEqual([]);
    const point = readdirSync(place).find((file) => file.includes('before-restore')) ?? '';
    await app.close();
    expectSuccess(await restore(database.url, place, point, '--no-restore-point', '--keep-sessions'));
    expect(await contentsOf(database.url)).toEqual(saved);
  });
});

const jobOf = async (app: TestApp) => (await app.jobs.overview()).find(({ name }) => name === 'back-up');

test('the nightly job makes a backup, lists deletions, and shows when it last did', async () => {
  const place = aPlace();
  const app = await startApp({ env: { BACKUP_DIR: place, BACKUP_KEEP: '2' } });
  const lastOf = async () =>
    (await app.sql<{ name: string }>('SELECT name FROM backups ORDER BY name')).map(({ name }) => name);
  try {
    for (const day of [20, 21, 22]) {
      app.clock.moveTo(`2026-11-${day}T02:30:00Z`);
      await app.jobs.runHere('back-up');
      expect((await jobOf(app))?.lastSucceededAt?.getTime()).toBe(app.clock.time);
    }
    const kept = ['21', '22'].map((day) => `tessera-backup-202611${day}T023000Z.sql.gz`);
    expect(readdirSync(place)).toEqual(kept);
    expect(await lastOf()).toEqual(kept);
  } finally {
    await app.close();
  }
});

test('npm run backup works while npm start runs with its own database, and restore refuses until it has ended', async () => {
  const dataDir = path.join(folder, 'own');
  const LAUNCH_DATE = new Date().toISOString().slice(0, 10);
  const program = startProgram(dataDir, { LAUNCH_DATE });
  const own = { DATA_DIR: dataDir, LAUNCH_DATE, CLOCK_SHIFT_MS: '0' };
  try {
    const address = await program.address;
    const made = await run('backup', { env: own });
    expectSuccess(made);
    expect(made.output).toContain('not encrypted');
    const [name = ''] = readdirSync(path.join(dataDir, 'backups'));
    const refused = await run('restore', { env: own, args: [name] });
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(/in use.*Stop that process first/s);
    expect((await fetch(`${address}/api/health/ready`)).status).toBe(200);
    program.signal('SIGTERM');
    await program.ended;
    expectSuccess(await run('restore', { env: own, args: [name] }));
    expect(readdirSync(path.join(dataDir, 'backups'))).toHaveLength(2);
  } finally {
    program.kill();
    await program.ended;
  }
});
