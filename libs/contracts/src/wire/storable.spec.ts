import { z } from 'zod';
import { CALLS, COMMANDS } from '../calls/index.js';
import type { Call } from './call.js';

/**
 * Fields that are never stored as received: names have their own rules, secrets are hashed, words are looked
 * up.
 */
const NOT_STORED = /((Group|Challenge)\w*\.name|username|playerName|password|token|word)$/i;

/** Characters that the database rejects, in texts of every length that a field may have. */
const unstorable = Array.from({ length: 64 }, (_, length) => 'A'.repeat(length)).flatMap((text) => [
  `${text}\0`,
  `${text}\ud800`,
]);

type Leaf = readonly [path: string, schema: z.ZodType];

/** Every text field of an input schema, with its path. */
function texts(schema: unknown, path: string): Leaf[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, part]) => texts(part, `${path}.${name}`));
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return texts(schema.unwrap(), path);
  if (schema instanceof z.ZodArray) return texts(schema.element, `${path}[]`);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => texts(option, path));
  if (schema instanceof z.ZodPipe) return [[path, schema]];
  return schema instanceof z.ZodString || schema instanceof z.ZodStringFormat ? [[path, schema]] : [];
}

const inputs = [
  ...Object.entries<Call>(CALLS).flatMap(([name, { params, query, body }]) =>
    [params, query, body].flatMap((schema) => texts(schema, name)),
  ),
  ...Object.entries(COMMANDS).flatMap(([name, { payload }]) => texts(payload, name)),
];

const storedAsTheyCome = inputs.filter(([path]) => !NOT_STORED.test(path));

test('the text fields of all calls are found', () => {
  const found = inputs.map(([path]) => path);
  expect(found).toEqual(
    expect.arrayContaining(['register.name', 'createGame.requestId', 'syncState.clientId']),
  );
});

test.each(storedAsTheyCome)("%s never accepts a text that the database can't store", (_, schema) => {
  const stored = unstorable.flatMap((text) => {
    const { data } = schema.safeParse(text);
    return typeof data === 'string' && /[\0\p{Surrogate}]/u.test(data) ? [text] : [];
  });
  expect(stored).toEqual([]);
});
