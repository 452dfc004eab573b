import { CALLS, errorBody } from '@tessera/contracts/calls';
import { PRODUCT } from '@tessera/contracts/product';
import { type Call, PLAYER_HEADER } from '@tessera/contracts/wire';
import { z } from 'zod';

type Json = Readonly<Record<string, unknown>>;
type Direction = 'input' | 'output';

const CALLERS_OWN = { in: 'header', name: PLAYER_HEADER, description: "The caller's own playerUUID" };

/** All calls as an OpenAPI document. Schemas with a name are listed once, and referred to. */
export function openApi(): Json {
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
