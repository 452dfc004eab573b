// Reads `{ valid, core }` as JSON from the standard input, and prints the words that break a rule of the lists, by rule.
import { text } from 'node:stream/consumers';
import { expectedWords, missingNumbers, readSources, singularOf } from './build-lists.mjs';

const { valid, core } = JSON.parse(await text(process.stdin));
const sources = readSources();
const { denied, isEveryday } = sources;
const words = new Set(valid);

const violations = {
  expectedButMissing: expectedWords(sources).filter((word) => !words.has(word) && !denied.has(word)),
  withoutSingularOrPlural: missingNumbers(words, sources),
  denied: valid.filter((word) => denied.has(word)),
  formsOfDenied: valid.filter((word) => denied.has(singularOf(word))),
  commonButUnknown: core.filter((word) => !isEveryday(word)),
  commonButInvalid: core.filter((word) => !words.has(word)),
};
console.log(JSON.stringify(violations));
