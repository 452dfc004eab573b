import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { PRODUCT } from '@tessera/contracts/product';
import type { Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { CALLS, errorBody } from '@tessera/contracts/calls';
import { type Call, PLAYER_HEADER } from '@tessera/contracts/wire';
import { z } from 'zod';
import { AppError } from '../requests/app-error.js';
import { API_DOCS_PATH, isDocumentation } from './api-path.js';

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const ENCODINGS = ['br', 'gzip', 'identity'] as const;

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${PRODUCT} API</title>
    <link rel="icon" href="${API_DOCS_PATH}/favicon-32x32.png" />
    <link rel="stylesheet" href="${API_DOCS_PATH}/swagger-ui.css" />
  </head>
  <body>
    <div id="api"></div>
    <script src="${API_DOCS_PATH}/swagger-ui-bundle.js"></script>
    <script src="${API_DOCS_PATH}/start.js"></script>
  </body>
</html>
`;
const START = `SwaggerUIBundle({ url: '${API_DOCS_PATH}/openapi.json', dom_id: '#api', deepLinking: true });`;

interface Part {
  readonly type: string;
  readonly etag: string;
  readonly bodies: Readonly<Record<(typeof ENCODINGS)[number], Buffer>>;
}

const require = createRequire(import.meta.url);
const ofSwagger = (name: string): Promise<Buffer> =>
  readFile(path.join(path.dirname(require.resolve('swagger-ui-dist')), name));

/** What the documentation consists of, by its path. */
const SOURCES: Readonly<Record<string, readonly [type: string, read: () => Promise<Buffer> | string]>> = {
  '': ['html', () => PAGE],
  '/': ['html', () => PAGE],
  '/openapi.json': ['json', () => JSON.stringify(openApi())],
  '/start.js': ['js', () => START],
  '/swagger-ui-bundle.js': ['js', () => ofSwagger('swagger-ui-bundle.js')],
  '/swagger-ui.css': ['css', () => ofSwagger('swagger-ui.css')],
  '/favicon-32x32.png': ['png', () => ofSwagger('favicon-32x32.png')],
};

/** Serves the documentation of the API. Each part is made and compressed once, when it is asked for. */
export function documentation(): RequestHandler {
  const parts = new LRUCache<string, Part>({ max: Object.keys(SOURCES).length, fetchMethod: make });
  return (request, response, next) => {
    if (!isDocumentation(request)) return next();
    parts
      .fetch(request.path.slice(API_DOCS_PATH.length).toLowerCase())
      .then((part) => (part ? send(request, response, part) : next(new AppError('NOT_FOUND'))))
      .catch(next);
  };
}

async function make(name: string): Promise<Part | undefined> {
  const [type, read] = SOURCES[name] ?? [];
  if (!type || !read) return undefined;
  const identity = Buffer.from(await read());
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, BROTLI),
    promisify(gzip)(identity),
  ]);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`;
  return { type, etag, bodies: { br, gzip: gz, identity } };
}

function send(request: Request, response: Response, { type, etag, bodies }: Part): void {
  response.type(type).setHeader('ETag', etag);
  response.vary('Accept-Encoding');
  const encoding = ENCODINGS.find((one) => one === request.acceptsEncodings([...ENCODINGS])) ?? 'identity';
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.send(bodies[encoding]);
}

type Json = Readonly<Record<string, unknown>>;
type Direction = 'input' | 'output';

const CALLERS_OWN = { in: 'header', name: PLAYER_HEADER, description: "The caller's own playerUUID" };

/** All calls as an OpenAPI document. Schemas with a name are listed once, and referred to. */
function openApi(): Json {
  const schemas: Record<string, unknown> = {};
  const schemaOf = (schema: z.ZodType, io: Direction): Json => {
    const text = JSON.stringify(z.toJSONSchema(schema, { io })).replaceAll(
      '#/$defs/',
      '#/components/schemas/',
    );
    const withoutDialect = (key: string, value: unknown) => (key === '$schema' ? undefined : value);
    const { $defs, ...json } = JSON.parse(text, withoutDialect) as Json;
    Object.assign(schemas, $defs);
    return json;
  };
  const content = (schema: z.ZodType, io: Direction) => ({
    content: { 'application/json': { schema: schemaOf(schema, io) } },
  });
  const response = (schema: z.ZodType | undefined) => ({
    description: '',
    ...(schema && content(schema, 'output')),
  });
  const parameters = (place: 'path' | 'query', schema: z.ZodType | undefined) => {
    if (!schema) return [];
    const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
      properties?: Record<string, Json>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, property]) => ({
      in: place,
      name,
      required: required.includes(name),
      schema: property,
    }));
  };
  const operation = (name: string, call: Call) => ({
    operationId: name,
    summary: call.summary,
    tags: [call.path.split('/')[2]],
    parameters: [
      ...parameters('path', call.params),
      ...parameters('query', call.query),
      ...(call.player === 'none' ? [] : [{ ...CALLERS_OWN, required: false, schema: { type: 'string' } }]),
    ],
    ...(call.body && { requestBody: { required: true, ...content(call.body, 'input') } }),
    responses: {
      [call.status]: response(call.response),
      ...Object.fromEntries(
        Object.entries(call.otherResponses ?? {}).map(([status, schema]) => [status, response(schema)]),
      ),
      '4XX': response(errorBody),
      '5XX': response(errorBody),
    },
  });

  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, call] of Object.entries<Call>(CALLS)) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${PRODUCT} API`, version: '1' },
    paths,
    components: { schemas },
  };
}
