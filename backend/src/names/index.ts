export { capitalReadingOf, readingOf, nameKeys, type NameKeys } from './readings.js';
export {
  nameConflictOf,
  Names,
  takenName,
  type ValidName,
  type NameConflict,
  type NameKind,
  type SharedNameKind,
} from './names.js';
