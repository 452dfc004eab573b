import { StandardSchemaValidationPipe } from '@nestjs/common';
import type { z } from 'zod';
import { invalidField, NOT_VALID, type AppError } from '../requests/app-error.js';

interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** `playerGrid[0][3]` for the path of an issue; `body` if the input as a whole is invalid. */
function fieldOf(path: Issue['path'] = []): string {
  const keys = path.map((part) => (typeof part === 'object' ? part.key : part));
  const text = keys.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return text.replace(/^\./, '') || 'body';
}

/** Reports only the first issue. */
const invalid = ([issue]: readonly Issue[]): AppError =>
  invalidField(fieldOf(issue?.path), issue?.message ?? NOT_VALID);

/** The parsed input. Throws an AppError for the first issue. */
export function checked<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(input);
  if (error) throw invalid(error.issues);
  return data;
}

/** Validates every argument that has a schema. Rejects with the first issue. */
export const validationPipe = (): StandardSchemaValidationPipe =>
  new StandardSchemaValidationPipe({ exceptionFactory: invalid });
