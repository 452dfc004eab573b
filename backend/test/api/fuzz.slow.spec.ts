import { CALLS, errorBody } from '@tessera/contracts/calls';
import { PLAYER_HEADER } from '@tessera/contracts/wire';
import fc from 'fast-check';
import type { Test } from 'supertest';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { fixLetters, startDaily } from '../support/dailies.js';
import { aDuel } from '../support/duels.js';
import { fromSchema, hostile, type Schema } from '../support/from-schema.js';
import { activeGame, waitingGame } from '../support/games.js';

/** The same requests in every run. A failure reports its own seed. */
const SEED = 20261122;
const RUNS = 20;
/** URLs can't contain any. */
const LONE_SURROGATE = /\p{Surrogate}/u;
const ANSWERED_WITHIN_MS = 120_000;

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: Schema;
}

interface Operation {
  parameters?: Parameter[];
  requestBody?: { content: { 'application/json': { schema: Schema } } };
  responses: Record<string, { content?: Record<string, unknown> }>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

let app: TestApp;
let openapi: Document;
/** IDs of existing things, so that requests get past the first checks. */
let things: string[];
let browser: Browser;
const player = aPlayer();

beforeAll(async () => {
  app = await startApp();
  await fixLetters(app);
  openapi = (await app.http().get('/api/docs/openapi.json')).body as Document;
  browser = new Browser(app);
  await browser.register();
  things = [
    await startDaily(browser, browser.player),
    await waitingGame(browser, browser.player),
    await activeGame(app, player, aPlayer()),
    await aDuel(browser, browser.player, 'gentle'),
    browser.player,
    player,
    '2026-11-20',
    '20/11/2026',
    '2026-11',
  ];
});
afterAll(() => app.close());

/** Any text that can be a segment of a path. */
const segment = (): fc.Arbitrary<string> =>
  fc
    .oneof(fc.constantFrom(...things), fc.string({ unit: 'binary', minLength: 1, maxLength: 80 }))
    .filter((text) => !/^\.{0,2}$/.test(text) && !LONE_SURROGATE.test(text));

const asText = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).replace(/\p{Surrogate}/gu, '?');

/** Requests to an operation that follow its documentation, more or less. */
function requestsTo(path: string, { parameters = [], requestBody }: Operation) {
  const named = openapi.components.schemas;
  const of = (place: Parameter['in']) => parameters.filter((parameter) => parameter.in === place);
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const query = of('query').map(({ name, schema }) => [name, fromSchema(schema, named)] as const);
  return fc.record({
    params: fc.record(Object.fromEntries(names.map((name) => [name, segment()]))),
    query: fc.record(Object.fromEntries(query), { requiredKeys: [] }),
    body: requestBody ? fromSchema(requestBody.content['application/json'].schema, named) : hostile,
    caller: fc.constantFrom('account', 'player', 'nobody'),
  });
}

function sendingTo(verb: string, path: string): Test {
  return app.http()[verb as 'get' | 'post' | 'put' | 'delete' | 'head'](path).timeout(ANSWERED_WITHIN_MS);
}

test('any request that fits the documentation, or nearly does, gets a success or a known rejection', async () => {
  const statuses = new Map<number, number>();
  for (const [path, operations] of Object.entries(openapi.paths)) {
    // The stream never ends; live-hostile.slow.spec.ts tests it.
    if (path === CALLS.eventStream.path) continue;
    for (const [verb, operation] of Object.entries(operations)) {
      await fc.assert(
        fc.asyncProperty(requestsTo(path, operation), async ({ params, query, body, caller }) => {
          const url = path.replace(/\{(\w+)\}/g, (_, name: string) =>
            encodeURIComponent(params[name] ?? 'x'),
          );
          const asked = Object.entries(query).map(([name, value]) => [name, asText(value)]);
          const sending = sendingTo(verb, url).query(Object.fromEntries(asked) as Record<string, string>);
          if (caller === 'account' && path !== CALLS.logout.path)
            void sending.set(browser.headers).set(PLAYER_HEADER, browser.player);
          if (caller === 'player') void sending.set(PLAYER_HEADER, player);
          const hasBody = verb !== 'get' && verb !== 'head';
          if (hasBody) void sending.set('Content-Type', 'application/json');
          const response = await (hasBody ? sending.send(JSON.stringify(body)) : sending);
          statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
          const said = `${verb} ${url} ${response.text ?? ''}`;
          if (response.status >= 500) throw new Error(said);
          if (response.status < 400 || verb === 'head') return;
          const told = operation.responses[String(response.status)] ?? operation.responses['4XX'];
          if (!told) throw new Error(`a status that is not documented: ${said}`);
          const rejection = errorBody.parse(response.body);
          if (rejection.code !== 'BAD_INPUT') return;
          expect([said, rejection.field]).toEqual([said, expect.any(String)]);
          // The message is a full sentence, which may contain the name of a field.
          expect([said, rejection.message]).toEqual([said, expect.stringMatching(/^[A-Z`]/)]);
        }),
        { numRuns: RUNS, seed: SEED, endOnFailure: true },
      );
    }
  }
  // Proves that requests were accepted as well as rejected, instead of all failing the first check.
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 201, 400, 401, 403, 404]));
});
