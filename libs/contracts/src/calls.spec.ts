import { z } from 'zod';
import { CALLS, errorBody, type Call } from './index.js';
import { PATHS } from './paths.js';

const calls: [string, Call][] = Object.entries(CALLS);

/** A path without the names of its parameters: two of the same shape would be one door. */
const shapeOf = (path: string) => path.replace(/:\w+/g, ':');

describe('the calls of the API', () => {
  it('have each their own method and path', () => {
    const doors = calls.map(([, { method, path }]) => `${method} ${shapeOf(path)}`);
    expect(new Set(doors).size).toBe(doors.length);
  });

  it('use every path of the list', () => {
    expect(new Set(calls.map(([, { path }]) => path))).toEqual(new Set(Object.values(PATHS)));
  });

  it.each(calls)('%s lives under /api and says what it does', (_, { path, summary, status, answer }) => {
    expect(path).toMatch(/^\/api(\/[a-z0-9-]+|\/:[a-zA-Z]+)+$/);
    expect(summary).toMatch(/^[A-Z].*[^.]$/);
    // The event stream's answer is no JSON but a stream of envelopes.
    expect(answer === undefined).toBe(status === 204 || path === PATHS.events);
  });

  it.each(calls)('%s takes exactly the parameters of its path', (_, { path, params }) => {
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(params instanceof z.ZodObject ? Object.keys(params.shape) : []).toEqual(names);
  });

  it.each(calls)('%s has a body only if it is a POST or a PUT', (_, { method, body }) => {
    expect(body !== undefined).toBe(method === 'POST' || method === 'PUT');
  });

  it.each(calls)('%s can be documented: what goes in and what comes out', (_, call) => {
    for (const schema of [call.params, call.query, call.body].filter((input) => input !== undefined)) {
      expect(JSON.stringify(z.toJSONSchema(schema, { io: 'input' }))).toContain('"properties"');
    }
    for (const schema of [call.answer ?? errorBody, errorBody]) {
      expect(JSON.stringify(z.toJSONSchema(schema, { io: 'output' }))).toContain('"properties"');
    }
  });
});
