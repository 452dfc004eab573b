import { StandardSchemaValidationPipe } from '@nestjs/common';
import { badField, type Refusal } from './refusal.js';

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
export const invalid = ([issue]: readonly Issue[]): Refusal =>
  badField(fieldOf(issue?.path), issue?.message ?? 'is not valid');

/** Checks every argument that names a schema; the first thing wrong is named in the refusal. */
export const validationPipe = (): StandardSchemaValidationPipe =>
  new StandardSchemaValidationPipe({ exceptionFactory: invalid });
