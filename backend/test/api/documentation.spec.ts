import { CALLS, errorBody } from '@tessera/contracts/calls';
import { type Call, PLAYER_HEADER } from '@tessera/contracts/wire';
import { z } from 'zod';
import { startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';

let app: TestApp;
let openapi: {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Shape> };
};

interface Shape {
  $ref?: string;
  properties?: object;
  required?: string[];
}

interface Content {
  content?: Record<string, { schema: Shape }>;
}

interface Operation {
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: Content;
  responses: Record<string, Content>;
}

beforeAll(async () => {
  app = await startApp();
  openapi = (await app.http().get('/api/docs/openapi.json')).body;
});
afterAll(() => app.close());

/** The fields of a body with the required ones; undefined if there is no body. */
function fieldsOf(shape: Shape | undefined, named: Record<string, Shape>) {
  if (!shape) return undefined;
  const { properties = {}, required = [] } = shape.$ref
    ? (named[shape.$ref.split('/').at(-1) ?? ''] ?? {})
    : shape;
  return { fields: Object.keys(properties).sort(), required: [...required].sort() };
}

const documented = (content: Content | undefined) =>
  fieldsOf(content?.content?.['application/json']?.schema, openapi.components.schemas);

function meant(schema: z.ZodType | undefined, io: 'input' | 'output') {
  const json = schema && (z.toJSONSchema(schema, { io }) as Shape & { $defs?: Record<string, Shape> });
  return fieldsOf(json, json?.$defs ?? {});
}

const calls: [string, Call][] = Object.entries(CALLS);

describe.each(calls)('the documentation of %s', (_, call) => {
  const operation = () =>
    openapi.paths[call.path.replace(/:(\w+)/g, '{$1}')]?.[call.method.toLowerCase()] as Operation;

  test('lists every parameter, and which of them are optional', () => {
    const ofSchema = (schema: z.ZodType | undefined, place: string) => {
      const { fields, required } = meant(schema, 'input') ?? { fields: [], required: [] };
      return fields.map((name) => ({ name, in: place, required: required.includes(name) }));
    };
    const header = { name: PLAYER_HEADER, in: 'header', required: false };
    const given = operation().parameters.map(({ name, in: place, required }) => ({
      name,
      in: place,
      required,
    }));
    expect(given).toHaveLength(new Set(given.map(({ name }) => name)).size);
    expect(new Set(given)).toEqual(
      new Set([
        ...ofSchema(call.params, 'path'),
        ...ofSchema(call.query, 'query'),
        ...(call.player === 'none' ? [] : [header]),
      ]),
    );
  });

  test('shows the request, and the response for each status', () => {
    expect(documented(operation().requestBody)).toEqual(meant(call.body, 'input'));
    const { responses } = operation();
    const answers = {
      [call.status]: call.response,
      ...call.otherResponses,
      '4XX': errorBody,
      '5XX': errorBody,
    };
    expect(Object.keys(responses).sort()).toEqual(Object.keys(answers).sort());
    for (const [status, schema] of Object.entries(answers)) {
      expect(documented(responses[status])).toEqual(meant(schema, 'output'));
    }
  });
});

test('documents starting a daily with resuming it, and with the rejection of a completed one', () => {
  const { responses } = openapi.paths['/api/1pv3/create']!['post'] as Operation;
  expect(documented(responses['200'])).toEqual(documented(responses['201']));
  expect(documented(responses['409'])?.required).toContain('completion');
});

test('names the shapes that several responses share, and has a page for readers', async () => {
  const names = ['DailyGame', 'DailyCompleted', 'PlayerStats', 'WordDefinition', 'Error'];
  expect(Object.keys(openapi.components.schemas)).toEqual(expect.arrayContaining(names));
  expect((await app.http().get('/api/docs')).status).toBe(200);
});

/** What the page refers to, by its address. */
async function partsOfThePage(): Promise<string[]> {
  const { text } = await app.http().get('/api/docs');
  return [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, part = '']) => part);
}

test('everything that the page loads is made and compressed once', async () => {
  const parts = [...(await partsOfThePage()), '/api/docs/openapi.json'];
  expect(parts.length).toBeGreaterThan(4);
  const stringify = jest.spyOn(JSON, 'stringify');
  for (const part of parts) {
    const get = (encoding: string) => app.http().get(part).set('Accept-Encoding', encoding);
    const first = await get('identity');
    expect([part, first.status]).toEqual([part, 200]);
    // From now on, it comes from memory.
    await eventually('it is kept', async () => (await get('gzip')).headers['content-length'] !== undefined);
    stringify.mockClear();
    const again = await get('br');
    expect([again.headers['content-encoding'], again.headers['content-type']]).toEqual([
      'br',
      first.headers['content-type'],
    ]);
    const plain = await get('identity');
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect([plain.text, String(plain.body)]).toEqual([first.text, String(first.body)]);
    const unchanged = await get('br').set('If-None-Match', String(plain.headers['etag']));
    expect(unchanged.status).toBe(304);
    expect(stringify.mock.calls.filter(([value]) => isDocument(value))).toEqual([]);
  }
  stringify.mockRestore();
});

const isDocument = (value: unknown) => typeof value === 'object' && value !== null && 'openapi' in value;

test.each([
  '/api/docs-yaml',
  '/api/docs/swagger-ui-bundle.js.map',
  '/api/docs/swagger-ui.js',
  '/api/docs-json',
])('nothing else that is large is served: %s', async (address) =>
  expect((await app.http().get(address)).status).toBe(404),
);
