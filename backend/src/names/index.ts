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
