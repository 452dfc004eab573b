import fc from 'fast-check';

/** The part of JSON Schema that the OpenAPI document uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

/** Values that nobody sends on purpose. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    ' ',
    '\u0000',
    '‮',
    '🂡'.repeat(50),
    'constructor',
    '__proto__',
    "' OR 1=1 --",
    '../../etc/passwd',
    '2026-02-30',
    '9999-12-31',
    '0000-00-00',
    '99/99/9999',
    'Mars/Olympus',
    'a'.repeat(9000),
    null,
    true,
    -1,
    0,
    1.5,
    2 ** 31,
    2 ** 53,
    1e308,
    [],
    {},
    [[[]]],
    { length: -1 },
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<unknown>,
);

/** Mostly values that fit a schema, but any part may be hostile or missing. */
export function fromSchema(schema: Schema, named: Record<string, Schema>, depth = 0): fc.Arbitrary<unknown> {
  const { $ref } = schema;
  if ($ref !== undefined) return fromSchema(named[$ref.split('/').at(-1) ?? ''] ?? {}, named, depth + 1);
  return fc.oneof({ arbitrary: fitting(schema, named, depth), weight: 6 }, { arbitrary: hostile, weight: 1 });
}

function fitting(schema: Schema, named: Record<string, Schema>, depth: number): fc.Arbitrary<unknown> {
  const { anyOf, oneOf, properties, items } = schema;
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = anyOf ?? oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => fromSchema(choice, named, depth + 1)));
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case 'object': {
      const fields = Object.entries(properties ?? {});
      const parts = fields.map(([name, part]) => [name, fromSchema(part, named, depth + 1)]);
      return fc.record(Object.fromEntries(parts) as Record<string, fc.Arbitrary<unknown>>, {
        requiredKeys: schema.required ?? [],
      });
    }
    case 'array': {
      const { minItems: minLength = 0, maxItems = 20 } = schema;
      return fc.array(fromSchema(items ?? {}, named, depth + 1), {
        minLength,
        maxLength: Math.min(maxItems, 20),
      });
    }
    case 'integer':
    case 'number':
      return fc.integer({ min: clamp(schema.minimum ?? 0), max: clamp(schema.maximum ?? 100) });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return text(schema);
    default:
      return hostile;
  }
}

const clamp = (bound: number): number => Math.max(-1e6, Math.min(1e6, bound));

function text({ pattern, minLength = 0, maxLength = 300 }: Schema): fc.Arbitrary<string> {
  const plain = fc.string({ minLength, maxLength: Math.min(maxLength, 400) });
  if (pattern === undefined) return plain;
  try {
    return fc.stringMatching(new RegExp(pattern));
  } catch {
    // A pattern with lookaround can't be used to generate values.
    return plain;
  }
}
