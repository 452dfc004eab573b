import { createECDH } from 'node:crypto';
import path from 'node:path';
import { email as accountEmail } from '@tessera/contracts/calls';
import { PRODUCT, UNKNOWN_COMMIT } from '@tessera/contracts/product';
import { isPlainDate } from '@tessera/rules';
import { z } from 'zod';
import { parseRedisUrl } from './redis-url.js';
import { BACKUP_VARIABLES, backupsOf, checkBackups } from './backup-variables.js';
import { checkSignIn, SIGN_IN_VARIABLES, signInOf } from './sign-in-variables.js';
import { isOrigin, number, optional, wholeNumber, withDefault } from './variable.js';

const DICTIONARY = 'https://api.dictionaryapi.dev/api/v2/entries/en';

const link = optional(z.url({ protocol: /^https?$/, error: 'must be an http or https URL' }));
const email = z.email();
/** `ann@play.example, Ben@play.example`, as accounts store them. */
const addresses = z.string().transform((list, context) => {
  const typed = list.split(',').filter((address) => address.trim() !== '');
  const found = typed.flatMap((address) => accountEmail.safeParse(address).data ?? []);
  if (found.length < typed.length) context.addIssue('must be a comma-separated list of email addresses');
  return found;
});

const PUSH_SERVICES =
  'fcm.googleapis.com, *.push.services.mozilla.com, *.notify.windows.com, web.push.apple.com';
const HOST_PATTERN = /^(\*\.)?([a-z0-9-]+\.)+[a-z]{2,}$/;
/** `push.example, *.push.example, http://127.0.0.1:8080`: hosts, all hosts below one, and single origins. */
const pushServices = z
  .string()
  .transform((list) =>
    list
      .toLowerCase()
      .split(',')
      .flatMap((service) => service.trim() || []),
  )
  .refine(
    (list) => list.every((service) => HOST_PATTERN.test(service) || isServiceOrigin(service)),
    'must be a comma-separated list of hosts, such as push.example or *.push.example',
  );
const isServiceOrigin = (service: string): boolean =>
  /^https?:/.test(service) && URL.canParse(service) && new URL(service).origin === service;

const redisUrl = z.string().superRefine((url, context) => {
  try {
    parseRedisUrl(url);
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : 'is invalid' });
  }
});
const SECRET_MIN_LENGTH = 32;

/** The host can also be a socket folder, which can only be given as a query parameter. */
const namesDatabase = (url: string): boolean => {
  const { hostname, pathname, searchParams } = new URL(url);
  return (hostname !== '' || searchParams.has('host')) && pathname.length > 1;
};

const databaseUrl = z
  .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// URL', abort: true })
  .refine(namesDatabase, 'must include a host and a database, such as postgres://host/database');

export const DATABASE = { DATABASE_URL: optional(databaseUrl) };

/** Every environment variable that the program reads, with its default. */
export const environment = z
  .object({
    PORT: withDefault(wholeNumber(65_535), '3000'),
    HOST: withDefault(z.string(), '127.0.0.1'),
    PUBLIC_URL: optional(
      z
        .url({ protocol: /^https?$/, error: 'must be an http or https URL', abort: true })
        .refine(isOrigin, 'must be a URL without a path, such as https://play.example'),
    ),
    ...DATABASE,
    DATABASE_REPLICA_URL: optional(databaseUrl),
    REDIS_URL: optional(redisUrl),
    SESSION_SECRET: optional(
      z.string().min(SECRET_MIN_LENGTH, `must have at least ${SECRET_MIN_LENGTH} characters`),
    ),
    ADMIN_EMAILS: withDefault(addresses, ''),
    ...SIGN_IN_VARIABLES,
    SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// URL' })),
    MAIL_FROM: optional(z.string()),
    PUSH: withDefault(z.enum(['0', '1']), '1'),
    PUSH_SERVICES: withDefault(pushServices, PUSH_SERVICES),
    VAPID_PUBLIC_KEY: optional(z.string().regex(/^B[\w-]{86}$/, 'must be a public key in base64url')),
    VAPID_PRIVATE_KEY: optional(z.string().regex(/^[\w-]{43}$/, 'must be a private key in base64url')),
    VAPID_SUBJECT: optional(
      z.url({ protocol: /^(https|mailto)$/, error: 'must be an https URL or mailto:address' }),
    ),
    NODE_ENV: optional(z.string()),
    COMMIT: withDefault(z.string().regex(/^[\w.-]{1,64}$/, 'must be a Git commit'), UNKNOWN_COMMIT),
    ROLE: withDefault(z.enum(['all', 'web', 'worker']), 'all'),
    DATA_DIR: withDefault(z.string(), '.data'),
    /** Unlike for other variables, an empty value counts: it turns the external dictionary off. */
    DICTIONARY_URL: z
      .union([z.literal(''), z.url({ protocol: /^https?$/ })], 'must be an http or https URL, or empty')
      .default(DICTIONARY),
    ...BACKUP_VARIABLES,
    LAUNCH_DATE: withDefault(z.string().refine(isPlainDate, 'must be a date like 2025-01-01'), '2025-01-01'),
    COMMUNITY_URL: link,
    DONATE_URL: link,
    SOCIAL_URL: link,
    TEAM_EMAIL: optional(email),
    HOSTING_COUNTRY: withDefault(z.string().trim().min(1, 'must be the name of a country'), 'United Kingdom'),
    NAMES_FILE: optional(z.string()),
    LIMITS: withDefault(number(/^\d+(\.\d+)?$/, 1_000_000, 'must be a number'), '1'),
    LOG_LEVEL: withDefault(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
    METRICS_PORT: optional(wholeNumber(65_535)),
    OTEL_EXPORTER_OTLP_ENDPOINT: link,
    TRUST_PROXY: withDefault(wholeNumber(100), '0'),
    KEEP_ALIVE_SECONDS: withDefault(wholeNumber(3600), '125'),
  })
  .superRefine((env, context) => {
    const need = (name: keyof typeof env, reason: string) => {
      if (env[name] === undefined) context.addIssue({ code: 'custom', path: [name], message: reason });
    };
    if (env.ROLE !== 'all') {
      need('DATABASE_URL', `is required with ROLE=${env.ROLE}: all processes share it`);
      need('REDIS_URL', `is required with ROLE=${env.ROLE}: it carries the jobs`);
    }
    if (env.DATABASE_REPLICA_URL !== undefined)
      need('DATABASE_URL', 'is required with DATABASE_REPLICA_URL: the replica follows it');
    if (env.NODE_ENV === 'production') need('SESSION_SECRET', 'is required in production');
    const reject = (name: keyof typeof env, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message });
    if (env.METRICS_PORT !== undefined && env.METRICS_PORT !== 0 && env.METRICS_PORT === env.PORT)
      reject('METRICS_PORT', 'must differ from PORT');
    checkBackups(env, need, reject);
    checkSignIn(env, need, reject);
    if (env.VAPID_PRIVATE_KEY !== undefined)
      need('VAPID_PUBLIC_KEY', 'is required with VAPID_PRIVATE_KEY: they are a pair');
    if (env.VAPID_PUBLIC_KEY !== undefined)
      need('VAPID_PRIVATE_KEY', 'is required with VAPID_PUBLIC_KEY: they are a pair');
    if (!isKeyPair(env.VAPID_PUBLIC_KEY, env.VAPID_PRIVATE_KEY)) {
      const message = "doesn't belong to VAPID_PUBLIC_KEY";
      context.addIssue({ code: 'custom', path: ['VAPID_PRIVATE_KEY'], message });
    }
    if (env.SMTP_URL === undefined) return;
    // Links built from a request's host could lead anywhere.
    need('PUBLIC_URL', 'is required with SMTP_URL: emails contain links');
    need('MAIL_FROM', 'is required with SMTP_URL');
  })
  .transform((env) => ({
    port: env.PORT,
    host: env.HOST,
    /** The scheme, host and port for players; if undefined, those of the request. */
    publicOrigin: env.PUBLIC_URL === undefined ? undefined : new URL(env.PUBLIC_URL).origin,
    /** If undefined, an embedded PostgreSQL runs in `dataDir`. */
    databaseUrl: env.DATABASE_URL,
    /** A streaming replica of it, for reads that may be seconds old; none if undefined. */
    databaseReplicaUrl: env.DATABASE_REPLICA_URL,
    /** If undefined, this is the only instance and needs no Redis. */
    redisUrl: env.REDIS_URL,
    /** The Git commit that this build was made from. */
    commit: env.COMMIT,
    /** `web` runs no jobs; `worker` runs only jobs. */
    role: env.ROLE,
    /** If undefined, one is generated and stored in `dataDir`. */
    sessionSecret: env.SESSION_SECRET,
    /** The email addresses of admin accounts, in lower case. */
    adminEmails: env.ADMIN_EMAILS,
    ...signInOf(env),
    /** If undefined, mails are written to files in `dataDir`. */
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? `${PRODUCT} <no-reply@localhost>`,
    /** False if this server sends no push notices. */
    isPushOn: env.PUSH === '1',
    /** The push services that notices may be sent to: hosts, hosts below `*.`, or whole origins. */
    pushServices: env.PUSH_SERVICES,
    /** If undefined, a pair is generated and stored in the database. */
    vapidKeys:
      env.VAPID_PUBLIC_KEY === undefined || env.VAPID_PRIVATE_KEY === undefined
        ? undefined
        : { publicKey: env.VAPID_PUBLIC_KEY, privateKey: env.VAPID_PRIVATE_KEY },
    /** Whom push services contact about this server's notices. */
    vapidSubject: env.VAPID_SUBJECT ?? vapidSubject(env),
    dataDir: path.resolve(env.DATA_DIR),
    ...backupsOf(env),
    /** Empty if there is no external dictionary. */
    dictionaryUrl: env.DICTIONARY_URL.replace(/\/+$/, ''),
    launchDate: env.LAUNCH_DATE,
    /** Facts about the operator that the pages show; those that are undefined are left out. */
    communityUrl: env.COMMUNITY_URL,
    donateUrl: env.DONATE_URL,
    socialUrl: env.SOCIAL_URL,
    teamEmail: env.TEAM_EMAIL,
    hostingCountry: env.HOSTING_COUNTRY,
    /** A list of words for names, in addition to the built-in ones; none if undefined. */
    namesFile: env.NAMES_FILE === undefined ? undefined : path.resolve(env.NAMES_FILE),
    /** Multiplies all rate limits; 0 turns them off. */
    limits: env.LIMITS,
    logLevel: env.LOG_LEVEL,
    /** The port of the metrics for operators; if undefined, they aren't served. */
    metricsPort: env.METRICS_PORT,
    /** The trace collector, in the variable that OpenTelemetry's packages also read; none if undefined. */
    otlpEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    /** The number of proxies in front of the program. */
    trustProxy: env.TRUST_PROXY,
    /** How long a connection without a request stays open. Proxies must close theirs sooner. */
    keepAliveSeconds: env.KEEP_ALIVE_SECONDS,
  }));

/** Whether these keys belong together, unless one is missing. */
function isKeyPair(publicKey: string | undefined, privateKey: string | undefined): boolean {
  if (publicKey === undefined || privateKey === undefined) return true;
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(privateKey, 'base64url');
    return pair.getPublicKey('base64url') === publicKey;
  } catch {
    return false;
  }
}

/** The address of the game or its team. Push services want one, but don't check it. */
function vapidSubject(env: { PUBLIC_URL?: string | undefined; TEAM_EMAIL?: string | undefined }): string {
  if (env.PUBLIC_URL?.startsWith('https:')) return new URL(env.PUBLIC_URL).origin;
  return `mailto:${env.TEAM_EMAIL ?? 'no-reply@localhost'}`;
}
