import { Module } from '@nestjs/common';
import { Names } from './names.js';

export { capitalReadingOf, readingOf } from './readings.js';
export { nameKeys, type NameKeys } from './name-keys.js';
export {
  nameConflictOf,
  Names,
  takenName,
  type ValidName,
  type NameConflict,
  type NameKind,
  type SharedNameKind,
} from './names.js';

@Module({ providers: [Names], exports: [Names] })
export class NamesModule {}
