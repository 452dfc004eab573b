import { z } from 'zod';
import { CALLS, errorBody, type Call } from './index.js';
import { PATHS } from './paths.js';

const calls: [string, Call][] = Object.entries(CALLS);

/** A path without its parameter names: two paths of the same shape would match the same requests. */
const shapeOf = (path: string) => path.replace(/:\w+/g, ':');

describe('the calls of the API', () => {
  it('each have a unique method and path', () => {
    const endpoints = calls.map(([, { method, path }]) => `${method} ${shapeOf(path)}`);
    expect(new Set(endpoints).size).toBe(endpoints.length);
  });

  it('use all paths in the list', () => {
    expect(new Set(calls.map(([, { path }]) => path))).toEqual(new Set(Object.values(PATHS)));
  });

  it.each(calls)('%s has a path below /api and a summary', (_, { path, summary, status, answer }) => {
    expect(path).toMatch(/^\/api(\/[a-z0-9-]+|\/:[a-zA-Z]+)+$/);
    expect(summary).toMatch(/^[A-Z].*[^.]$/);
    // The event stream responds with a stream of envelopes instead of JSON.
    expect(answer === undefined).toBe(status === 204 || path === PATHS.events);
  });

  it.each(calls)('%s takes exactly the parameters in its path', (_, { path, params }) => {
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(params instanceof z.ZodObject ? Object.keys(params.shape) : []).toEqual(names);
  });

  it.each(calls)('%s has a body only if it is a POST or a PUT', (_, { method, body }) => {
    expect(body !== undefined).toBe(method === 'POST' || method === 'PUT');
  });

  it.each(calls)('%s has inputs and responses that can be documented', (_, call) => {
    for (const schema of [call.params, call.query, call.body].filter((input) => input !== undefined)) {
      expect(JSON.stringify(z.toJSONSchema(schema, { io: 'input' }))).toContain('"properties"');
    }
    for (const schema of [call.answer ?? errorBody, errorBody]) {
      expect(JSON.stringify(z.toJSONSchema(schema, { io: 'output' }))).toContain('"properties"');
    }
  });
});
