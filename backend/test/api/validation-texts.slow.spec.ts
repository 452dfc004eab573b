import { CALLS, COMMANDS } from '@tessera/contracts/calls';
import type { Call } from '@tessera/contracts/wire';
import { z } from 'zod';
import type { TestApp, CallInput } from '../support/app.js';
import { INPUTS, type CallName } from '../support/call-inputs.js';
import { Cast, startGuardedApp } from '../support/callers.js';
import type { Schema } from '../support/from-schema.js';
import { connect, dial, rejectionOf } from '../support/live.js';

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await startGuardedApp();
  cast = await Cast.of(app);
});
afterAll(() => app.close());

/** How the validator's own sentences begin. */
const ITS_WORDS =
  /^(Invalid (input|option|string|number|key|value|discriminator|URL|UUID|email|ISO)|Too (big|small):|Unrecognized key)/;
const WRONG: readonly unknown[] = [undefined, null, 7.5, -1, true, '', 'x', 'x'.repeat(9000), [], ['x'], {}];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** All fields of objects of this shape, whatever alternatives it has. */
const fieldsOf = ({ properties = {}, anyOf = [], oneOf = [] }: Schema): Record<string, Schema> =>
  Object.assign({}, ...[...anyOf, ...oneOf].map(fieldsOf), properties) as Record<string, Schema>;

/** A valid value with each of its fields missing or wrong in turn, and each entry of its lists. */
function* brokenOnce(valid: unknown, shape: Schema): Generator<unknown> {
  yield* WRONG;
  if (Array.isArray(valid) && valid.length > 0) {
    const [first, ...others] = valid as unknown[];
    for (const broken of brokenOnce(first, shape.items ?? {})) yield [broken, ...others];
  }
  const fields = fieldsOf(shape);
  const known = isObject(valid) ? valid : {};
  for (const [name, field] of Object.entries(fields)) {
    for (const broken of brokenOnce(known[name], field)) yield { ...known, [name]: broken };
  }
}

const shapeOf = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema;

/** As JSON, without what can't be sent. */
const sendable = (value: unknown): unknown =>
  value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown);

/** What the schema rejects, so that no request does anything. */
function rejectedBy(schema: z.ZodType | undefined, valid: unknown): unknown[] {
  if (!schema) return [];
  const values = [...brokenOnce(valid, shapeOf(schema))].map(sendable);
  const distinct = new Map(values.map((value) => [JSON.stringify(value), value]));
  return [...distinct.values()].filter((value) => !schema.safeParse(value).success);
}

/** Values as a query can have them: text, or several of it. */
const asQuery = (value: unknown): Record<string, string | string[]> | undefined =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([, one]) => typeof one === 'string' || (Array.isArray(one) && one.length > 0))
          .map(([name, one]) => [name, Array.isArray(one) ? [...one.map(String), 'x'] : String(one)]),
      )
    : undefined;

/** Every request that a call rejects because of its input. */
function badRequests(name: CallName, valid: CallInput): CallInput[] {
  const call: Call = CALLS[name];
  const queries = rejectedBy(call.query, valid.query).map(asQuery);
  return [
    ...rejectedBy(call.body, valid.body)
      .filter((body) => body === undefined || typeof body === 'object')
      .map((body): CallInput => ({ ...valid, body: body ?? undefined })),
    ...queries
      .filter((query) => query !== undefined && !call.query?.safeParse(query).success)
      .map((query): CallInput => ({ ...valid, query: query ?? {} })),
    ...Object.keys(valid.params ?? {}).flatMap((param) =>
      ['%20', 'x'.repeat(300)].map((value) => ({ ...valid, params: { ...valid.params, [param]: value } })),
    ),
  ];
}

const NAMES = (Object.keys(CALLS) as CallName[]).filter((name) => name !== 'eventStream');

test.each(NAMES)('%s says in our words what is missing or wrong', async (name) => {
  const caller = (CALLS[name] as Call).role ? 'admin' : 'member';
  const valid = INPUTS[name](cast.thingsFor(caller), cast, caller);
  for (const input of badRequests(name, valid)) {
    const { status, body } = await cast.browsers[caller].call(CALLS[name], input);
    const { message, error, field } = body as Record<string, string>;
    expect([input, status < 500]).toEqual([input, true]);
    if (status !== 400) continue;
    for (const text of [message, error])
      expect([input, text]).toEqual([input, expect.not.stringMatching(ITS_WORDS)]);
    expect([input, field]).toEqual([input, expect.any(String)]);
  }
});

test('so do the commands of a socket, and its handshake', async () => {
  const socket = await connect(app, cast.browsers.other.player);
  let rejected = 0;
  for (const [name, { payload }] of Object.entries(COMMANDS)) {
    for (const input of rejectedBy(payload, {})) {
      const answer = (await socket.send(name as 'create_game', input)) as { message?: string };
      expect([name, input, answer.message]).toEqual([name, input, expect.not.stringMatching(ITS_WORDS)]);
      rejected += 1;
    }
  }
  expect(rejected).toBeGreaterThan(100);
  socket.close();
  for (const auth of [{}, { playerUUID: 7 }, { playerUUID: cast.browsers.other.player, clientId: 7 }]) {
    const { data } = await rejectionOf(dial(app, auth));
    expect([auth, (data as { message?: string } | undefined)?.message]).toEqual([
      auth,
      expect.not.stringMatching(ITS_WORDS),
    ]);
  }
});
