import { z } from 'zod';
import type { Call } from '../wire/call.js';
import { CALLS, COMMANDS, errorBody } from './index.js';
import { PATHS } from '../wire/paths.js';

const calls: [string, Call][] = Object.entries(CALLS);

/** A path without its parameter names: two paths of the same shape would match the same requests. */
const shapeOf = (path: string) => path.replace(/:\w+/g, ':');

/** The only calls without a rate limit: they are polled, and cost or reveal nothing. */
const UNLIMITED = ['connectivityTest', 'healthLive', 'healthReady', 'siteFacts', 'presenceConfig'];

/** Calls with a game code that don't respond differently if there is no such game. */
const UNREVEALING = ['eventStream', 'setPresence'];

/** Calls that only find games whose IDs have twelve random characters, which nobody guesses. */
const WITH_LONG_IDS = ['getDaily', 'completeDaily', 'shareResult', 'decideHeldBack'];

/** Calls that name what they delete by something that doesn't belong in an address, and so in no log. */
const WITH_SECRETS = ['deletePushSubscription'];

/** Whether a call takes a code that is short enough to be guessed. */
const takesCode = ({ params, query, body }: Call): boolean =>
  [params, query, body].some((schema) => {
    const { gameId, inviteCode, code } = fieldsOf(schema);
    return inviteCode !== undefined || [gameId, code].some((field) => field?.safeParse('AB123').success);
  });

type Fields = Record<string, z.ZodType | undefined>;

/** The fields of an input, in whichever of its alternatives. */
const fieldsOf = (schema: z.ZodType | undefined): Fields => {
  if (schema instanceof z.ZodOptional) return fieldsOf(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodUnion)
    return Object.assign({}, ...schema.options.map((option) => fieldsOf(option as z.ZodType))) as Fields;
  return schema instanceof z.ZodObject ? schema.shape : {};
};

describe('the calls of the API', () => {
  it('all have a rate limit, except for a few that are listed here', () => {
    const unlimited = calls.filter(([, { limit }]) => limit === undefined).map(([name]) => name);
    expect(unlimited.sort()).toEqual([...UNLIMITED].sort());
  });

  it('share one limit for wrong codes, as do all commands', () => {
    const named = calls.filter(([, call]) => takesCode(call)).map(([name]) => name);
    const limited = calls.filter(([, { looksUp }]) => looksUp !== undefined).map(([name]) => name);
    expect([...limited, ...UNREVEALING, ...WITH_LONG_IDS].sort()).toEqual(named.sort());
    for (const { call, payload } of Object.values(COMMANDS) as { call: Call; payload: z.ZodType }[]) {
      expect(call.limit).toBeDefined();
      expect(call.looksUp === 'game').toBe(fieldsOf(payload)['gameId'] !== undefined);
    }
  });

  it('each have a unique method and path', () => {
    const endpoints = calls.map(([, { method, path }]) => `${method} ${shapeOf(path)}`);
    expect(new Set(endpoints).size).toBe(endpoints.length);
  });

  it('use all paths in the list', () => {
    expect(new Set(calls.map(([, { path }]) => path))).toEqual(new Set(Object.values(PATHS)));
  });

  it.each(calls)('%s has a path below /api and a summary', (_, { path, summary, status, response }) => {
    expect(path).toMatch(/^\/api(\/[a-z0-9-]+|\/:[a-zA-Z]+)+$/);
    expect(summary).toMatch(/^[A-Z].*[^.]$/);
    // The event stream responds with a stream of envelopes instead of JSON.
    expect(response === undefined).toBe(status === 204 || path === PATHS.events);
  });

  it.each(calls)('%s takes exactly the parameters in its path', (_, { path, params }) => {
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(params instanceof z.ZodObject ? Object.keys(params.shape) : []).toEqual(names);
  });

  it.each(calls)(
    '%s has a body only if it is a POST or a PUT, or if a path would reveal it',
    (name, call) => {
      const { method, body } = call;
      expect(body !== undefined).toBe(method === 'POST' || method === 'PUT' || WITH_SECRETS.includes(name));
    },
  );

  it.each(calls)('%s has inputs that fit into one object', (_, { params, query, body }) => {
    const names = [params, query, body].flatMap((schema) => Object.keys(fieldsOf(schema)));
    expect(names).toEqual([...new Set(names)]);
    if (body instanceof z.ZodOptional) expect(body.parse({})).toEqual({});
  });

  it.each(calls)('%s has inputs and responses that can be documented', (_, call) => {
    for (const schema of [call.params, call.query, call.body].filter((input) => input !== undefined)) {
      expect(JSON.stringify(z.toJSONSchema(schema, { io: 'input' }))).toContain('"properties"');
    }
    for (const schema of [call.response ?? errorBody, errorBody]) {
      expect(JSON.stringify(z.toJSONSchema(schema, { io: 'output' }))).toContain('"properties"');
    }
  });
});
