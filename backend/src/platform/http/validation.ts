import type { z } from 'zod';
import { invalidField, NOT_VALID } from '../requests/app-error.js';

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

const TYPES: Readonly<Record<string, string>> = {
  string: 'This must be text',
  number: 'This must be a number',
  int: 'This must be a whole number',
  boolean: 'This must be true or false',
  array: 'This must be a list',
  object: 'This must be an object',
  record: 'This must be an object',
};

const UNITS: Readonly<Record<string, string>> = { string: 'characters', array: 'entries' };

/** `6 characters`, or the number itself. */
const amountOf = (limit: number | bigint, origin: string): string =>
  UNITS[origin] === undefined ? String(limit) : `${limit} ${UNITS[origin]}`;

/**
 * What is wrong with an input, for schemas that don't say so themselves. Whoever reads it fills in a form or writes a
 * client, so it never has the validator's own words.
 */
function problemOf(issue: RawIssue): string {
  if (issue.input === undefined) return 'This field is required';
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected] ?? NOT_VALID;
    case 'invalid_value':
      return `This must be ${issue.values.length === 1 ? '' : 'one of: '}${issue.values.map(String).join(', ')}`;
    case 'too_big':
      return `This can be at most ${amountOf(issue.maximum, issue.origin)}`;
    case 'too_small':
      return `This must be at least ${amountOf(issue.minimum, issue.origin)}`;
    case 'invalid_format':
      return "This doesn't have the right format";
    case 'unrecognized_keys':
      return "This has a field that doesn't exist";
    default:
      return NOT_VALID;
  }
}

/** `playerGrid[0][3]` for the path of an issue; the name of the whole if that is invalid. */
function fieldOf(path: readonly PropertyKey[] = [], whole: string): string {
  const text = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return text.replace(/^\./, '') || whole;
}

/**
 * The parsed input, whose name is `whole`. Throws an AppError for the first issue. What schemas don't say themselves is
 * said in our words.
 */
export function checked<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  whole = 'body',
): z.output<Schema> {
  const { data, error } = schema.safeParse(input, { error: problemOf });
  if (!error) return data;
  const [issue] = error.issues;
  throw invalidField(fieldOf(issue?.path, whole), issue?.message ?? NOT_VALID);
}
