import path from 'node:path';
import type { Bucket } from '@tessera/backup';
import { LIMITS } from '@tessera/contracts/wire';
import { z } from 'zod';
import { isOrigin, number, optional, withDefault } from './variable.js';

const RECIPIENT = /^age1[02-9ac-hj-np-z]{58,}$/;
/** `age1…, age1…`: public keys. */
const recipients = z
  .string()
  .transform((list) => list.split(',').flatMap((key) => key.trim() || []))
  .refine(
    (list) => list.every((key) => RECIPIENT.test(key)),
    'must be a comma-separated list of age public keys, such as age1…',
  );

/** Only characters that every S3 server, and every request signature, treats the same way. */
const FOLDERS = /^[\w.-]+(\/[\w.-]+)*\/?$/;

/** Where backups are kept, and how. */
export const BACKUP_VARIABLES = {
  BACKUP_DIR: optional(z.string()),
  BACKUP_S3_BUCKET: optional(
    z.string().regex(/^[\w.-]{3,63}$/, 'must be the name of a bucket, without a URL or a path'),
  ),
  BACKUP_S3_ENDPOINT: optional(
    z
      .url({ protocol: /^https?$/, error: 'must be an http or https URL', abort: true })
      .refine(isOrigin, 'must be a URL without a path, such as https://s3.example'),
  ),
  BACKUP_S3_REGION: withDefault(z.string().regex(/^[\w-]+$/, 'must be a region'), 'us-east-1'),
  BACKUP_S3_PREFIX: optional(
    z.string().regex(FOLDERS, 'must be the path of a folder, such as backups/tessera'),
  ),
  BACKUP_S3_ACCESS_KEY_ID: optional(z.string()),
  BACKUP_S3_SECRET_ACCESS_KEY: optional(z.string()),
  BACKUP_KEEP: withDefault(
    number(
      /^[1-9]\d*$/,
      LIMITS.BACKUPS_KEPT_DAYS,
      `must be a whole number from 1 to ${LIMITS.BACKUPS_KEPT_DAYS}`,
    ),
    '14',
  ),
  BACKUP_RECIPIENT: withDefault(recipients, ''),
};

type BackupVariables = z.output<z.ZodObject<typeof BACKUP_VARIABLES>>;
type Variables = BackupVariables & { NODE_ENV?: string | undefined };
/** Reports a variable that is missing or wrong for a reason. */
type Report = (name: keyof BackupVariables, reason: string) => void;

export function checkBackups(env: Variables, need: Report, reject: Report): void {
  const { BACKUP_S3_BUCKET: bucket, BACKUP_DIR: folder } = env;
  if (bucket !== undefined) {
    if (folder !== undefined)
      reject('BACKUP_DIR', "can't be combined with BACKUP_S3_BUCKET: backups go to one place");
    for (const name of ['BACKUP_S3_ACCESS_KEY_ID', 'BACKUP_S3_SECRET_ACCESS_KEY'] as const)
      need(name, 'is required with BACKUP_S3_BUCKET');
  }
  const others = [
    ...(['BACKUP_S3_ENDPOINT', 'BACKUP_S3_PREFIX'] as const),
    ...(['BACKUP_S3_ACCESS_KEY_ID', 'BACKUP_S3_SECRET_ACCESS_KEY'] as const),
  ];
  const given = others.find((name) => env[name] !== undefined);
  if (given !== undefined) need('BACKUP_S3_BUCKET', `is required with ${given}`);
  const place = bucket === undefined ? 'BACKUP_DIR' : 'BACKUP_S3_BUCKET';
  if (env.NODE_ENV === 'production' && env[place] !== undefined && env.BACKUP_RECIPIENT.length === 0)
    reject('BACKUP_RECIPIENT', `is required with ${place} in production: backups contain personal data`);
}

function bucketOf(env: BackupVariables): Bucket | undefined {
  const {
    BACKUP_S3_BUCKET: name,
    BACKUP_S3_ACCESS_KEY_ID: accessKeyId,
    BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = env;
  if (name === undefined || accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  return {
    name,
    endpoint: env.BACKUP_S3_ENDPOINT,
    region: env.BACKUP_S3_REGION,
    prefix: env.BACKUP_S3_PREFIX?.replace(/\/?$/, '/') ?? '',
    accessKeyId,
    secretAccessKey,
  };
}

/** With an external database, the program's own folder may be a temporary one. */
function folderOf(
  env: BackupVariables & { DATABASE_URL?: string | undefined; DATA_DIR: string },
): string | undefined {
  if (env.BACKUP_S3_BUCKET !== undefined) return undefined;
  if (env.BACKUP_DIR !== undefined) return path.resolve(env.BACKUP_DIR);
  return env.DATABASE_URL === undefined ? path.resolve(env.DATA_DIR, 'backups') : undefined;
}

export const backupsOf = (
  env: BackupVariables & { DATABASE_URL?: string | undefined; DATA_DIR: string },
) => ({
  /** The folder in which backups are kept; if this and the next are undefined, there are none. */
  backupDir: folderOf(env),
  /** The bucket in which they are kept instead. */
  backupBucket: bucketOf(env),
  /** The number of backups that are kept. */
  backupKeep: env.BACKUP_KEEP,
  /** The public keys for which backups are encrypted; not encrypted if there are none. */
  backupRecipients: env.BACKUP_RECIPIENT,
});
