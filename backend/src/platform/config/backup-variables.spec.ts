import { loadConfig } from './load-config.js';

test('backups of the embedded database are in its folder, those of a server only where BACKUP_DIR says', () => {
  const DATABASE_URL = 'postgres://127.0.0.1/tessera';
  expect(loadConfig({ DATA_DIR: '/data' }).backupDir).toBe('/data/backups');
  expect(loadConfig({ DATABASE_URL }).backupDir).toBeUndefined();
  expect(loadConfig({ DATABASE_URL, BACKUP_DIR: '/backups' }).backupDir).toBe('/backups');
  expect(() => loadConfig({ BACKUP_KEEP: '0' })).toThrow('BACKUP_KEEP: must be a whole number from 1 to 30');
});

test('production encrypts its backups', () => {
  const production = { NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(32), BACKUP_DIR: '/backups' };
  const [one, other] = [`age1${'q'.repeat(58)}`, `age1${'p'.repeat(58)}`];
  expect(() => loadConfig(production)).toThrow('BACKUP_RECIPIENT: is required with BACKUP_DIR in production');
  expect(loadConfig({ ...production, BACKUP_RECIPIENT: `${one}, ${other}` }).backupRecipients).toEqual([
    one,
    other,
  ]);
});

describe('backups in a bucket', () => {
  const BUCKET = {
    BACKUP_S3_BUCKET: 'backups',
    BACKUP_S3_ACCESS_KEY_ID: 'id',
    BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
  };

  test('are in no folder, and by default in a bucket of Amazon', () => {
    expect(loadConfig(BUCKET)).toMatchObject({
      backupDir: undefined,
      backupBucket: {
        name: 'backups',
        endpoint: undefined,
        region: 'us-east-1',
        prefix: '',
        accessKeyId: 'id',
        secretAccessKey: 'secret',
      },
    });
  });

  test.each(['tessera/nightly', 'tessera/nightly/'])('can be in the folder %s of it', (BACKUP_S3_PREFIX) => {
    const given = { ...BUCKET, BACKUP_S3_PREFIX, BACKUP_S3_ENDPOINT: 'https://s3.example:9000' };
    expect(loadConfig(given).backupBucket).toMatchObject({
      prefix: 'tessera/nightly/',
      endpoint: 'https://s3.example:9000',
    });
  });

  test.each([
    [{ BACKUP_S3_ACCESS_KEY_ID: '' }, 'BACKUP_S3_ACCESS_KEY_ID: is required with BACKUP_S3_BUCKET'],
    [{ BACKUP_S3_SECRET_ACCESS_KEY: '' }, 'BACKUP_S3_SECRET_ACCESS_KEY: is required with BACKUP_S3_BUCKET'],
    [{ BACKUP_S3_BUCKET: '' }, 'BACKUP_S3_BUCKET: is required with BACKUP_S3_ACCESS_KEY_ID'],
    [{ BACKUP_DIR: '/backups' }, "BACKUP_DIR: can't be combined with BACKUP_S3_BUCKET"],
    [
      { NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(32) },
      'BACKUP_RECIPIENT: is required with BACKUP_S3_BUCKET in production',
    ],
  ])('need all that belongs together: %p', (more, message) => {
    expect(() => loadConfig({ ...BUCKET, ...more })).toThrow(message);
  });
});
