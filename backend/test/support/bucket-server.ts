import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { paginateListObjectsV2, S3 } from '@aws-sdk/client-s3';
import type { Bucket } from '@tessera/backup';
import { recordProcess } from '../../../scripts/scratch.mjs';
import { ensureSwift } from '../../../scripts/system-programs.mjs';

const SERVER = path.join(import.meta.dirname, 'swift-server.py');
const python = ensureSwift((text) => process.stderr.write(`${text}\n`), os.tmpdir()) ?? '';

export const hasSwift = python !== '';

const KEYS = { accessKeyId: 'test:tester', secretAccessKey: 'the-secret-of-the-tests' };
const REGION = 'us-east-1';

/** OpenStack Swift on 127.0.0.1, which speaks the protocol of Amazon S3. */
export interface BucketServer {
  port: number;
  /** For what a test looks at by itself. */
  s3: S3;
  /** The names of all files, with their folders. */
  keysIn(bucket: Bucket): Promise<string[]>;
  /** The names of the files whose uploads haven't ended. */
  uploadsTo(bucket: Bucket): Promise<string[]>;
  /** An empty bucket. */
  newBucket(more?: Partial<Bucket>): Promise<Bucket>;
  stop(): Promise<void>;
}

export async function startBucketServer(): Promise<BucketServer> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-swift-'));
  const child = spawn(python, [SERVER, folder, KEYS.accessKeyId, KEYS.secretAccessKey], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const forget = child.pid === undefined ? () => undefined : recordProcess(os.tmpdir(), child.pid);
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => {
      forget();
      resolve();
    });
  });
  const port = await new Promise<number>((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const found = /^port (\d+)$/m.exec(output)?.[1];
        if (found !== undefined) resolve(Number(found));
      });
    }
    child.once('error', reject);
    void ended.then(() => reject(new Error(`Swift ended:\n${output}`)));
  });
  const endpoint = `http://127.0.0.1:${port}`;
  const s3 = new S3({ endpoint, region: REGION, forcePathStyle: true, credentials: KEYS });
  let count = 0;
  return {
    port,
    s3,
    keysIn: async ({ name: Bucket }) => {
      const keys: string[] = [];
      for await (const { Contents = [] } of paginateListObjectsV2({ client: s3 }, { Bucket }))
        keys.push(...Contents.map(({ Key = '' }) => Key));
      return keys;
    },
    uploadsTo: async ({ name: Bucket }) =>
      ((await s3.listMultipartUploads({ Bucket })).Uploads ?? []).map(({ Key = '' }) => Key),
    newBucket: async (more = {}) => {
      const bucket = { name: `backups-${++count}`, endpoint, region: REGION, prefix: 'tessera/', ...KEYS };
      await s3.createBucket({ Bucket: bucket.name });
      return { ...bucket, ...more };
    },
    stop: async () => {
      s3.destroy();
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The variables with which the program uses a bucket. */
export const variablesOf = (bucket: Bucket): Record<string, string> => ({
  BACKUP_S3_BUCKET: bucket.name,
  BACKUP_S3_ENDPOINT: bucket.endpoint ?? '',
  BACKUP_S3_REGION: bucket.region,
  BACKUP_S3_PREFIX: bucket.prefix,
  BACKUP_S3_ACCESS_KEY_ID: bucket.accessKeyId,
  BACKUP_S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
});
