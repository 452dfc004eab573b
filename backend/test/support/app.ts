import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import { errorBody } from '@tessera/contracts/calls';
import { type Call, pathOf, PLAYER_HEADER } from '@tessera/contracts/wire';
import { Pool } from 'pg';
import request from 'supertest';
import { APP_OPTIONS, appAdapter, prepareApp } from '../../src/app.js';
import { AppModule } from '../../src/app.module.js';
import { Clock } from '../../src/platform/clock/clock.js';
import { loadConfig } from '../../src/platform/config/load-config.js';
import { Instances } from '../../src/platform/instances/instances.js';
import { JobQueue } from '../../src/platform/jobs/job-queue.js';
import { Jobs } from '../../src/platform/jobs/jobs.js';
import { ServiceLog } from '../../src/platform/service-log/service-log.js';
import { closeApp } from '../../src/shutdown.js';
import { createTestDatabase } from './database.js';
import { allowOneConnection } from './one-connection.js';

/** A clock that stands still until a test changes it. */
class TestClock extends Clock {
  /** The pauses that were made, in milliseconds. They take no time. */
  readonly pauses: number[] = [];

  constructor(public time: number) {
    super();
  }

  override async pause(ms: number): Promise<void> {
    this.pauses.push(ms);
    await nextTurn();
  }

  override now(): number {
    return this.time;
  }

  moveTo(instant: string): void {
    this.time = Date.parse(instant);
  }
}

export interface CallInput {
  player?: string | undefined;
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface TestApp {
  clock: TestClock;
  /** Makes a call over HTTP and validates the response against the contract. */
  call(call: Call, input?: CallInput): Promise<request.Response>;
  http(): ReturnType<typeof request>;
  jobs: Pick<Jobs, 'overview' | 'runHere' | 'runNow'>;
  instances: Pick<Instances, 'alive'>;
  serviceLog: Pick<ServiceLog, 'flush'>;
  /** Every route of the application, e.g. `GET /api/1pv3/:gameId`. */
  routes(): string[];
  sql<Row extends object>(statement: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

interface Options {
  now?: string;
  /** Environment variables of the program under test. */
  env?: Record<string, string>;
  /** The database of another app, to share it. */
  databaseUrl?: string;
  webRoot?: string;
  /** Whether to use a database on which no server has started yet. */
  isNew?: boolean;
}

/** The whole application, with a database of its own and an open port. */
export async function startApp({
  now = '2026-11-20T12:00:00Z',
  env,
  databaseUrl,
  webRoot,
  isNew = false,
}: Options = {}): Promise<TestApp & { databaseUrl: string }> {
  const database = databaseUrl ? undefined : await createTestDatabase({ isNew });
  const url = databaseUrl ?? database?.url ?? '';
  const config = loadConfig({
    LOG_LEVEL: 'silent',
    LIMITS: '0',
    DICTIONARY_URL: '',
    SESSION_SECRET: 'the secret that all tests have in common',
    ...env,
  });
  const clock = new TestClock(Date.parse(now));
  const testing = await Test.createTestingModule({ imports: [AppModule.of(config, url)] })
    .overrideProvider(Clock)
    .useValue(clock)
    .compile();
  const app = testing.createNestApplication<NestExpressApplication>(appAdapter(config), APP_OPTIONS);
  allowOneConnection(app);
  runOnlyWhatIsAsked(testing.get(JobQueue));
  try {
    await prepareApp(app, config, webRoot === undefined ? {} : { webRoot });
    await app.listen(0, '127.0.0.1');
  } catch (error) {
    // Otherwise, everything started before the failure would outlive the test.
    await app.close();
    await database?.drop();
    throw error;
  }
  // A single permanent connection, so that statements run one after another.
  const sql = new Pool({ connectionString: url, max: 1, idleTimeoutMillis: 0 });
  // Dropping the database at the end closes the connection.
  sql.on('error', () => undefined);

  return {
    clock,
    databaseUrl: url,
    call: (call, input) => callOver(app, call, input),
    http: () => request(app.getHttpServer()),
    jobs: app.get(Jobs),
    instances: app.get(Instances),
    serviceLog: app.get(ServiceLog),
    routes: () => routesOf(app),
    sql: async <Row extends object>(statement: string, values?: unknown[]) =>
      (await sql.query<Row>(statement, values)).rows,
    close: async () => {
      if (!sql.ended) await sql.end();
      // As the program does. Nest alone would wait minutes for connections that become idle now.
      await closeApp(app, { noticeMs: 0 });
      await database?.drop();
    },
  };
}

/** No job runs by itself, because the schedules use the real clock, which tests can't set. */
function runOnlyWhatIsAsked(queue: JobQueue): void {
  const work = queue.work.bind(queue);
  queue.work = (_, run) => work([], run);
}

interface RouterLayer {
  route?: { path: string; methods: Record<string, boolean> };
}

function routesOf(app: NestExpressApplication): string[] {
  const { router } = app.getHttpAdapter().getInstance() as { router: { stack: RouterLayer[] } };
  return router.stack.flatMap(({ route }) =>
    route ? Object.keys(route.methods).map((method) => `${method.toUpperCase()} ${route.path}`) : [],
  );
}

async function callOver(
  app: NestExpressApplication,
  call: Call,
  { player, params, query, body, headers }: CallInput = {},
): Promise<request.Response> {
  const verb = call.method.toLowerCase() as 'get' | 'post' | 'head';
  const sending = request(app.getHttpServer())
    [verb](pathOf(call.path, params))
    .query(query ?? {})
    .set(headers ?? {});
  if (player !== undefined) void sending.set(PLAYER_HEADER, player);
  const response = await (body === undefined ? sending : sending.send(body as object));
  if (call.method !== 'HEAD') {
    const schema =
      call.otherResponses?.[response.status] ?? (response.status === call.status ? call.response : errorBody);
    schema?.parse(response.body);
  }
  return response;
}

export const aPlayer = (): string => randomUUID();
