import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { CALLS } from '@tessera/contracts/calls';
import { pathOf, PLAYER_HEADER } from '@tessera/contracts/wire';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { RetryingPlayer } from '../faults/retrying-player.js';
import { startProgram, type Program } from '../support/program.js';

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
}
interface Export {
  resourceSpans: { resource: unknown; scopeSpans: { spans: Span[] }[] }[];
}

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLING_SPAN = 'b7ad6b7169203331';

let database: TestDatabase;
let folder: string;
let program: Program;
let collector: Server;
/** What the collector has received. */
let received: string[];

beforeEach(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-traces-'));
  received = [];
  collector = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      if (request.url === '/v1/traces') received.push(body);
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  await once(collector.listen(0, '127.0.0.1'), 'listening');
});

afterEach(async () => {
  program.kill();
  await program.ended;
  collector.closeAllConnections();
  collector.close();
  await database.drop();
  rmSync(folder, { recursive: true });
});

const spans = (): Span[] =>
  received
    .flatMap((body) => (JSON.parse(body) as Export).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));

async function end(): Promise<void> {
  program.signal('SIGTERM');
  expect(await program.ended).toBe(0);
}

test('a collector gets requests, commands and commits as children of their caller, and no players', async () => {
  const { port } = collector.address() as AddressInfo;
  program = startProgram(folder, {
    DATABASE_URL: database.url,
    LIMITS: '0',
    LOG_LEVEL: 'debug',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
  });
  const address = await program.address;
  const ann = new RetryingPlayer(1, [address]);
  const gameId = await ann.create();
  const bob = new RetryingPlayer(2, [address], gameId);
  await bob.join();
  for (const player of [ann, bob]) player.playUntil(1);
  await eventually('a round is over', () => [ann, bob].every(({ known }) => known.version >= 4));
  const headers = { [PLAYER_HEADER]: ann.playerUUID, traceparent: `00-${TRACE}-${CALLING_SPAN}-01` };
  await fetch(address + pathOf(CALLS.getGame.path, { gameId }), { headers });
  await fetch(`${address}${CALLS.playerStats.path}?playerUUID=${ann.playerUUID}`, { headers });
  await fetch(`${address}/api/no/such/${ann.playerUUID}`);
  for (const player of [ann, bob]) player.close();
  await end();

  const names = spans().map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      'command create_game',
      'command join_game',
      'command submit_letter',
      'command submit_placement',
      'commit moves',
      `GET ${CALLS.getGame.path}`,
      `GET ${CALLS.playerStats.path}`,
      'GET none',
    ]),
  );
  const read = spans().find(({ name }) => name === `GET ${CALLS.getGame.path}`);
  expect(read).toMatchObject({ traceId: TRACE, parentSpanId: CALLING_SPAN });
  const lines = program.lines();
  const ofTrace = lines.filter((line) => line['trace_id'] === TRACE);
  expect(ofTrace.find(({ span_id }) => span_id === read?.spanId)).toMatchObject({
    msg: 'request completed',
    req: { method: 'GET' },
  });
  const submitted = spans().find(({ name }) => name === 'command submit_letter');
  expect(lines).toContainEqual(
    expect.objectContaining({
      msg: 'command accepted',
      span_id: submitted?.spanId,
      trace_id: submitted?.traceId,
    }),
  );
  const commit = spans().find(({ name }) => name === 'commit moves');
  const command = spans().find(({ spanId }) => spanId === commit?.parentSpanId);
  expect(command?.name).toBe('command submit_letter');
  const text = received.join('\n');
  expect(text).toContain('"tessera"');
  for (const secret of [ann.playerUUID, bob.playerUUID, gameId]) expect(text).not.toContain(secret);
});

test('the exporter is loaded only with a collector', async () => {
  const loadsWith = async (env: Record<string, string>) => {
    program = startProgram(folder, {
      DATABASE_URL: database.url,
      // Not the bundle, in which Node doesn't see single modules.
      NODE_OPTIONS: '--conditions=@tessera/unbundled',
      NODE_DEBUG: 'module',
      ...env,
    });
    await program.address;
    await end();
    return program.output().includes('sdk-trace-node');
  };
  const { port } = collector.address() as AddressInfo;
  expect(await loadsWith({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` })).toBe(true);
  expect(await loadsWith({})).toBe(false);
});
