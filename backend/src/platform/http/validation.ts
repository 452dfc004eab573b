import { StandardSchemaValidationPipe } from '@nestjs/common';
import type { z } from 'zod';
import { invalidField, NOT_VALID, type AppError } from '../requests/app-error.js';
import { problemOf } from './validation-texts.js';

interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** `playerGrid[0][3]` for the path of an issue; the name of the whole if that is invalid. */
function fieldOf(path: Issue['path'] = [], whole: string): string {
  const keys = path.map((part) => (typeof part === 'object' ? part.key : part));
  const text = keys.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return text.replace(/^\./, '') || whole;
}

/** Reports only the first issue. */
const invalid = ([issue]: readonly Issue[], whole = 'body'): AppError =>
  invalidField(fieldOf(issue?.path, whole), issue?.message ?? NOT_VALID);

/** What schemas don't say themselves is said in our words. */
const parse = <Schema extends z.ZodType>(schema: Schema, input: unknown) =>
  schema.safeParse(input, { error: problemOf });

/** The parsed input, whose name is `whole`. Throws an AppError for the first issue. */
export function checked<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  whole?: string,
): z.output<Schema> {
  const { data, error } = parse(schema, input);
  if (error) throw invalid(error.issues, whole);
  return data;
}

class SchemaPipe extends StandardSchemaValidationPipe {
  protected override validate<T>(value: unknown, schema: unknown): { issues: Issue[] } | { value: T } {
    const { data, error } = parse(schema as z.ZodType<T>, value);
    return error ? { issues: error.issues } : { value: data };
  }
}

/** Validates every argument that has a schema. Rejects with the first issue. */
export const validationPipe = (): SchemaPipe =>
  new SchemaPipe({ exceptionFactory: (issues) => invalid(issues) });
