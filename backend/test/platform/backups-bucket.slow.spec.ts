import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Bucket, BucketStore } from '@tessera/backup';
import { CALLS } from '@tessera/contracts/calls';
import { Client } from 'pg';
import { BUCKET_OPTIONS, PROGRAM } from '../../src/platform/backups/store-of.js';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { expectSuccess, makeBackup, newKeys, run } from '../support/backups.js';
import { Browser } from '../support/browser.js';
import { type BucketServer, hasSwift, startBucketServer, variablesOf } from '../support/bucket-server.js';
import { createEmptyDatabase, createTestDatabase } from '../support/database.js';
import { playDaily } from '../support/dailies.js';
import { eventually } from '../support/eventually.js';
import { gameUnderWay } from '../support/game-under-way.js';
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy.js';

const whereSwiftIs = hasSwift ? describe : xdescribe;

whereSwiftIs('backups in a bucket', () => {
  let server: BucketServer;
  let folder: string;
  let identity: string;
  let recipient: string;

  beforeAll(async () => {
    server = await startBucketServer();
    folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-bucket-'));
    const keys = await newKeys();
    recipient = keys.recipient;
    identity = path.join(folder, 'key.txt');
    writeFileSync(identity, keys.keyFile);
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const envOf = (bucket: Bucket, database: string) => ({
    DATABASE_URL: database,
    DATA_DIR: folder,
    BACKUP_RECIPIENT: recipient,
    ...variablesOf(bucket),
  });

  /** Makes a backup; its name. */
  const backUp = (bucket: Bucket, database: string) => makeBackup(envOf(bucket, database));
  const restore = (bucket: Bucket, database: string, file: string) =>
    run('restore', { env: envOf(bucket, database), args: [file, '--identity', identity] });

  test('restores a live game after the loss of the database, and repeats deletions', async () => {
    const bucket = await server.newBucket();
    const app = await startApp();
    const quits = new Browser(app);
    const quitting = await quits.register();
    const game = await gameUnderWay(app);
    const name = await backUp(bucket, app.databaseUrl);
    await game.placeNext();
    await quits.call(CALLS.deleteAccount, { body: { password: quitting.password } });
    expect(await server.keysIn(bucket)).toEqual([`tessera/${name}`]);
    // Lists what was deleted in the meantime. Nothing but the bucket survives.
    await backUp(bucket, app.databaseUrl);
    await app.close();

    const empty = await createEmptyDatabase();
    expectSuccess(await restore(bucket, empty.url, name));
    const restored = await startApp({ databaseUrl: empty.url });
    try {
      await game.expectToGoOn(restored);
      expect((await new Browser(restored).login(quitting)).body.code).toBe('UNKNOWN_EMAIL');
    } finally {
      await restored.close();
    }
    // The database now has something to save first.
    expectSuccess(await restore(bucket, empty.url, name));
    expect(await server.keysIn(bucket)).toContainEqual(expect.stringContaining('before-restore'));
    await empty.drop();
  });

  const jobOf = async (app: TestApp, name: string) =>
    (await app.jobs.overview()).find((job) => job.name === name);

  test('the nightly job keeps the newest ones, and leaves the files of others alone', async () => {
    const bucket = await server.newBucket();
    const foreign = ['other/tessera-backup-20200101T023000Z.sql.gz', 'tessera/notes.txt'];
    for (const Key of foreign) await server.s3.putObject({ Bucket: bucket.name, Key, Body: 'x' });
    const app = await startApp({ env: { ...variablesOf(bucket), BACKUP_KEEP: '2' } });
    try {
      for (const day of [20, 21, 22]) {
        app.clock.moveTo(`2026-11-${day}T02:30:00Z`);
        await app.jobs.runHere('back-up');
      }
      const kept = ['21', '22'].map((day) => `tessera/tessera-backup-202611${day}T023000Z.sql.gz`);
      expect(await server.keysIn(bucket)).toEqual([...foreign, ...kept].sort());
    } finally {
      await app.close();
    }
  });

  /** Rows that don't get smaller than two parts, in a table that comes before that of the players. */
  const insertFeedback = (client: Client) =>
    client.query(
      `INSERT INTO feedback ("feedbackId", "createdAt", message)
       SELECT gen_random_uuid(), now(),
              (SELECT string_agg(encode(sha256((random()::text || i || j)::bytea), 'base64'), '') FROM generate_series(1, 11) AS j)
         FROM generate_series(1, 55000) AS i`,
    );
  const digestOf = async (client: Client) =>
    (await client.query(`SELECT count(*), md5(string_agg(message, '' ORDER BY message)) FROM feedback`)).rows;

  test('a large one is uploaded in parts; one that is killed is never listed, and the next one removes its parts', async () => {
    const bucket = await server.newBucket();
    const database = await createTestDatabase();
    const client = new Client({ connectionString: database.url });
    await client.connect();
    await insertFeedback(client);
    const before = await digestOf(client);
    const foreign = { Bucket: bucket.name, Key: 'tessera/notes.txt' };
    await server.s3.createMultipartUpload(foreign);

    await client.query('BEGIN');
    await client.query('LOCK TABLE players IN ACCESS EXCLUSIVE MODE');
    let kill = () => {};
    const ended = run('backup', { env: envOf(bucket, database.url), onStart: (end) => (kill = end) });
    await eventually('an upload has begun', async () => (await server.uploadsTo(bucket)).length === 2);
    kill();
    expect((await ended).code).toBe('SIGKILL');
    await client.query('COMMIT');
    expect(await server.keysIn(bucket)).toEqual([]);

    const name = await backUp(bucket, database.url);
    expect(await server.keysIn(bucket)).toEqual([`tessera/${name}`]);
    expect(await server.uploadsTo(bucket)).toEqual([foreign.Key]);
    const { ETag } = await server.s3.headObject({ Bucket: bucket.name, Key: `tessera/${name}` });
    // Its end is the number of parts.
    expect(ETag).toMatch(/-[2-9]"$/);

    await client.query('DELETE FROM feedback');
    await client.end();
    expectSuccess(await restore(bucket, database.url, name));
    const restored = new Client({ connectionString: database.url });
    await restored.connect();
    expect(await digestOf(restored)).toEqual(before);
    await restored.end();
    await database.drop();
  });

  test.each([
    [
      'a wrong secret',
      { secretAccessKey: 'a-guess' },
      /BACKUP_S3_SECRET_ACCESS_KEY: http:\S+ doesn't accept them/,
    ],
    ['a wrong region', { region: 'eu-west-1' }, /BACKUP_S3_REGION: .*us-east-1/],
    [
      'a bucket that does not exist',
      { name: 'no-such-bucket' },
      /BACKUP_S3_BUCKET: http:\S+ has no bucket no-such/,
    ],
    ['a server that is away', { endpoint: 'http://127.0.0.1:1' }, /BACKUP_S3_ENDPOINT: .*ECONNREFUSED/],
  ])('with %s, backup and restore fail and name the variable', async (_, wrong, message) => {
    const bucket = await server.newBucket(wrong);
    const database = await createTestDatabase();
    for (const ended of [
      await run('backup', { env: envOf(bucket, database.url) }),
      await restore(bucket, database.url, 'tessera-backup-20261120T120000Z.sql.gz.age'),
    ]) {
      expect(ended.output).toMatch(message);
      expect(ended.output).not.toMatch(/the-secret|a-guess|DATABASE_URL|\n +at /);
      expect(ended.code).toBe(1);
    }
    await database.drop();
  });

  describe('behind a network that fails', () => {
    let proxy: TcpProxy;
    let bucket: Bucket;
    beforeEach(async () => {
      proxy = await startTcpProxy(server.port);
      bucket = await server.newBucket({ endpoint: `http://127.0.0.1:${proxy.port}` });
    });
    afterEach(() => proxy.close());

    const PART = 5 * 1024 * 1024;
    const parts = [1, 2, 3].map((value) => Buffer.alloc(PART, value));
    const NAME = 'tessera-backup-20261120T120000Z.sql.gz';

    /** Pieces that aren't as long as the parts. Calls `onPart` when a part is on its way. */
    async function* chunksOf(onPart: (number: number) => void) {
      for (const [i, part] of parts.entries()) {
        yield part.subarray(0, 1000);
        if (i > 0) onPart(i);
        yield await Promise.resolve(part.subarray(1000));
      }
      yield Buffer.from('the end');
    }

    const newStore = () =>
      new BucketStore(PROGRAM.name, bucket, { ...BUCKET_OPTIONS, silenceMs: 1000, partBytes: PART });

    async function readAll(store: BucketStore): Promise<Buffer> {
      const chunks: Buffer[] = [];
      for await (const chunk of store.read(NAME)) chunks.push(chunk);
      return Buffer.concat(chunks);
    }

    test('an upload and a download go on after connections that have died', async () => {
      const store = newStore();
      const bytes = await store.write(
        NAME,
        chunksOf((number) => (number === 1 ? proxy.freeze() : proxy.cut())),
      );
      expect(bytes).toBe(3 * PART + 7);
      expect(await store.list()).toEqual([NAME]);
      proxy.freeze();
      const read = await readAll(store);
      expect(read.equals(Buffer.concat([...parts, Buffer.from('the end')]))).toBe(true);
    });

    test.each([
      ['answers', () => (proxy.isMute = true)],
      ['is there', () => Object.assign(proxy, { target: undefined }).cut()],
    ])('an upload fails once nothing %s any more, and never shows up', async (_, fail) => {
      const store = newStore();
      const written = store.write(NAME, chunksOf(fail));
      await expect(written).rejects.toThrow(/^BACKUP_S3_ENDPOINT: http:\S+ isn't responding/);
      Object.assign(proxy, { target: server.port, isMute: false });
      expect(await store.list()).toEqual([]);
      await store.removeIncomplete();
      expect(await server.uploadsTo(bucket)).toEqual([]);
    });

    test('players do not notice, the jobs say why they fail, and deletions are listed afterwards', async () => {
      proxy.isMute = true;
      const app = await startApp({ env: variablesOf(bucket) });
      const errorOf = async (name: string) => (await jobOf(app, name))?.lastError;
      try {
        const quits = new Browser(app);
        const quitting = await quits.register();
        await app.jobs.runNow('back-up');
        await app.jobs.runNow('list-deletions');
        await playDaily(app, aPlayer());
        const deleted = await quits.call(CALLS.deleteAccount, { body: { password: quitting.password } });
        expect(deleted.status).toBe(200);
        proxy.target = undefined;
        proxy.cut();
        for (const name of ['back-up', 'list-deletions'])
          await eventually(
            `${name} fails`,
            async () => (await errorOf(name))?.startsWith('BACKUP_S3_ENDPOINT: ') === true,
          );
        Object.assign(proxy, { target: server.port, isMute: false });
        const name = await backUp(bucket, app.databaseUrl);
        expect(await server.keysIn(bucket)).toEqual([
          `tessera/${name}`,
          expect.stringContaining('tessera/tessera-deletions-'),
        ]);
      } finally {
        await app.close();
      }
    });
  });
});
