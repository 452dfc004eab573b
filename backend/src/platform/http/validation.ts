import { StandardSchemaValidationPipe } from '@nestjs/common';
import type { z } from 'zod';
import { invalidField, NOT_VALID, type AppError } from './app-error.js';

interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** `playerGrid[0][3]` for the path of an issue; `body` when the whole of it is wrong. */
function fieldOf(path: Issue['path'] = []): string {
  const keys = path.map((part) => (typeof part === 'object' ? part.key : part));
  const text = keys.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return text.replace(/^\./, '') || 'body';
}

/** Names the first thing wrong. */
const invalid = ([issue]: readonly Issue[]): AppError =>
  invalidField(fieldOf(issue?.path), issue?.message ?? NOT_VALID);

/** The input as the schema reads it, or the rejection of the first thing wrong. */
export function checked<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(input);
  if (error) throw invalid(error.issues);
  return data;
}

/** Checks every argument that names a schema; the first thing wrong is named in the rejection. */
export const validationPipe = (): StandardSchemaValidationPipe =>
  new StandardSchemaValidationPipe({ exceptionFactory: invalid });
