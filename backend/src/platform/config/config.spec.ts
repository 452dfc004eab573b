import path from 'node:path';
import { PRODUCT } from '@tessera/contracts/product';
import { ConfigError } from './config.js';
import { loadConfig, loadDatabaseUrl } from './load-config.js';

test('without any variables, the configuration has the documented defaults', () => {
  expect(loadConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    publicOrigin: undefined,
    databaseUrl: undefined,
    databaseReplicaUrl: undefined,
    redisUrl: undefined,
    commit: 'unknown',
    role: 'all',
    sessionSecret: undefined,
    adminEmails: [],
    oidc: undefined,
    hasPasswordLogin: true,
    hasPasskeys: false,
    needsSecondFactor: false,
    smtpUrl: undefined,
    mailFrom: `${PRODUCT} <no-reply@localhost>`,
    isPushOn: true,
    pushServices: [
      'fcm.googleapis.com',
      '*.push.services.mozilla.com',
      '*.notify.windows.com',
      'web.push.apple.com',
    ],
    vapidKeys: undefined,
    vapidSubject: 'mailto:no-reply@localhost',
    dataDir: path.resolve('.data'),
    backupDir: path.resolve('.data/backups'),
    backupBucket: undefined,
    backupKeep: 14,
    backupRecipients: [],
    dictionaryUrl: 'https://api.dictionaryapi.dev/api/v2/entries/en',
    launchDate: '2025-01-01',
    communityUrl: undefined,
    donateUrl: undefined,
    socialUrl: undefined,
    teamEmail: undefined,
    hostingCountry: 'United Kingdom',
    namesFile: undefined,
    limits: 1,
    logLevel: 'info',
    metricsPort: undefined,
    otlpEndpoint: undefined,
    trustProxy: 0,
    keepAliveSeconds: 125,
  });
});

test('an empty variable counts as unset, except for the dictionary, which it turns off', () => {
  const config = loadConfig({
    PORT: '',
    PUBLIC_URL: '',
    DATABASE_URL: '',
    REDIS_URL: '',
    DICTIONARY_URL: '',
  });
  expect(config).toMatchObject({
    port: 3000,
    publicOrigin: undefined,
    databaseUrl: undefined,
    redisUrl: undefined,
    dictionaryUrl: '',
  });
});

test('every invalid variable is reported on a line of its own', () => {
  const wrong = {
    PORT: 'eighty',
    PUBLIC_URL: 'example.org',
    DATABASE_URL: 'mysql://x',
    DATABASE_REPLICA_URL: 'mysql://x',
    REDIS_URL: 'http://x',
    SESSION_SECRET: 'short',
    ADMIN_EMAILS: 'ann',
    SMTP_URL: 'http://x',
    PUSH: 'yes',
    PUSH_SERVICES: 'everywhere',
    VAPID_PUBLIC_KEY: 'x',
    VAPID_PRIVATE_KEY: 'x',
    VAPID_SUBJECT: 'http://play.example',
    DICTIONARY_URL: 'no',
    BACKUP_S3_BUCKET: 's3://backups',
    BACKUP_S3_ENDPOINT: 'https://s3.example/backups',
    BACKUP_S3_REGION: 'eu west',
    BACKUP_S3_PREFIX: '/backups',
    BACKUP_KEEP: '31',
    BACKUP_RECIPIENT: 'AGE-SECRET-KEY-1X',
    LAUNCH_DATE: '31/02/2025',
    COMMUNITY_URL: 'javascript:alert(1)',
    DONATE_URL: 'example.org',
    SOCIAL_URL: 'mailto:a@example.org',
    TEAM_EMAIL: 'team',
    HOSTING_COUNTRY: ' ',
    LIMITS: '-1',
    LOG_LEVEL: 'loud',
    METRICS_PORT: 'x',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
    TRUST_PROXY: 'yes',
  };
  expect(() => loadConfig(wrong)).toThrow(ConfigError);
  try {
    loadConfig(wrong);
  } catch (error) {
    const lines = (error as Error).message.split('\n');
    expect(lines.map((line) => line.split(':', 1)[0])).toEqual(Object.keys(wrong));
  }
});

test.each(['postgres://', 'postgres://host', 'postgres://host/', 'postgresql:///tessera'])(
  'rejects the database URL %s, which has no host or database name',
  (DATABASE_URL) => expect(() => loadConfig({ DATABASE_URL })).toThrow('DATABASE_URL: must include a host'),
);

test.each(['postgres://me:pw@host:5432/tessera', 'postgresql:///tessera?host=/run/postgresql'])(
  'accepts the database URL %s',
  (DATABASE_URL) => expect(loadConfig({ DATABASE_URL })).toMatchObject({ databaseUrl: DATABASE_URL }),
);

test('a replica needs the database that it follows', () => {
  const DATABASE_REPLICA_URL = 'postgres://replica/tessera';
  expect(() => loadConfig({ DATABASE_REPLICA_URL })).toThrow(
    'DATABASE_URL: is required with DATABASE_REPLICA_URL',
  );
  const config = loadConfig({ DATABASE_URL: 'postgres://primary/tessera', DATABASE_REPLICA_URL });
  expect(config.databaseReplicaUrl).toBe(DATABASE_REPLICA_URL);
});

test.each(['redis://a,b:6380', 'rediss+cluster://a', 'redis+sentinel://a,b/primary'])(
  'accepts the Redis URL %s',
  (REDIS_URL) => expect(loadConfig({ REDIS_URL }).redisUrl).toBe(REDIS_URL),
);

test('a Redis URL with Sentinels names the primary', () => {
  expect(() => loadConfig({ REDIS_URL: 'redis+sentinel://a,b' })).toThrow(
    'REDIS_URL: must end with the name of the primary',
  );
});

test('the public URL is an origin, with or without a trailing slash', () => {
  for (const PUBLIC_URL of ['https://play.example', 'https://play.example/', 'https://PLAY.example:443/']) {
    expect(loadConfig({ PUBLIC_URL }).publicOrigin).toBe('https://play.example');
  }
});

test.each(['https://play.example/tessera/', 'https://play.example/?a', 'https://me@play.example/'])(
  'rejects the public URL %s, because anything after the origin would be dropped',
  (PUBLIC_URL) => expect(() => loadConfig({ PUBLIC_URL })).toThrow('PUBLIC_URL: must be a URL without'),
);

test('the metrics need a port of their own', () => {
  expect(() => loadConfig({ PORT: '4000', METRICS_PORT: '4000' })).toThrow(
    'METRICS_PORT: must differ from PORT',
  );
  expect(() => loadConfig({ METRICS_PORT: '65536' })).toThrow('METRICS_PORT: must be at most 65535');
});

test.each([' ', '1e3', '0x10', '-1', '3000.5', ' 3000', '65536'])('rejects the port %p', (PORT) => {
  expect(() => loadConfig({ PORT })).toThrow(/^PORT: /);
});

test.each([' ', '1e3', 'Infinity', '.5', '-1'])('rejects the limits %p', (LIMITS) => {
  expect(() => loadConfig({ LIMITS })).toThrow(/^LIMITS: /);
});

test('limits can be fractions', () => expect(loadConfig({ LIMITS: '0.5' }).limits).toBe(0.5));

test('admins are given by email address, in any case', () => {
  const { adminEmails } = loadConfig({ ADMIN_EMAILS: ' Ann@play.example,, ben@bücher.example ' });
  expect(adminEmails).toEqual(['ann@play.example', 'ben@xn--bcher-kva.example']);
});

test('production requires a session secret', () => {
  const production = { NODE_ENV: 'production' };
  expect(() => loadConfig(production)).toThrow('SESSION_SECRET: is required in production');
  expect(loadConfig({ ...production, SESSION_SECRET: 'x'.repeat(32) }).sessionSecret).toHaveLength(32);
});

test('separate web and worker processes need a database and Redis to share', () => {
  expect(() => loadConfig({ ROLE: 'web' })).toThrow(
    'DATABASE_URL: is required with ROLE=web: all processes share it\nREDIS_URL: is required with ROLE=web: it carries the jobs',
  );
  const shared = { DATABASE_URL: 'postgres://127.0.0.1/tessera', REDIS_URL: 'redis://127.0.0.1' };
  expect(loadConfig({ ROLE: 'worker', ...shared }).role).toBe('worker');
  expect(() => loadConfig({ ROLE: 'boss' })).toThrow(/^ROLE: /);
});

test('sending mail requires a sender address and a public URL for links', () => {
  expect(() => loadConfig({ SMTP_URL: 'smtp://mail.example' })).toThrow(
    'PUBLIC_URL: is required with SMTP_URL: emails contain links\nMAIL_FROM: is required with SMTP_URL',
  );
});

test('a command that needs only the database accepts whatever else is missing, but no wrong address', () => {
  const given = { NODE_ENV: 'production', ROLE: 'web', DATABASE_URL: 'postgres://db.example/tessera' };
  expect(() => loadConfig(given)).toThrow(ConfigError);
  expect(loadDatabaseUrl(given)).toBe('postgres://db.example/tessera');
  expect(loadDatabaseUrl({ DATABASE_URL: '' })).toBeUndefined();
  expect(() => loadDatabaseUrl({ DATABASE_URL: 'http://db.example' })).toThrow(/^DATABASE_URL: must be/);
});
