// `npm run recipe -w libs/words` rewrites the committed lists and definitions. With `-- --check`, it only compares them
// with the result of the recipe, and fails if they differ.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { buildDefinitions } from '../definitions/build-definitions.mjs';
import { buildLists, deniedWords } from './build-lists.mjs';
import { ADDED, ADDED_TO_CORE } from './by-hand.mjs';
import { definitionsModule } from './definitions-module.mjs';
import { moduleText } from './write-module.mjs';

const onlyCheck = process.argv.includes('--check');
const { valid, core } = buildLists();
const { rows, coverage } = buildDefinitions();

const byLength = (words) => [2, 3, 4].map((length) => words.filter((word) => word.length === length).length);
const howMany = (reasons) => Object.values(reasons).flat().length;
const counted = (words) => `${byLength(words).join('/')} words of 2/3/4 letters`;
const covered = coverage.map(({ byHand, defined }) => `${defined} (${byHand} by hand)`).join('/');

const VALID = 'All words that score: two to four letters, upper case, sorted.';
const CORE = 'The common words among the valid ones, which the weaker bots use.';
const modules = [
  ['valid-words.ts', moduleText('VALID_WORDS', VALID, valid), counted(valid)],
  ['core-words.ts', moduleText('CORE_WORDS', CORE, core), counted(core)],
  ['generated/definitions.ts', definitionsModule(rows), `${covered} of 2/3/4 letters`],
];

let stale = false;
for (const [file, text, contents] of modules) {
  const url = new URL(`../src/${file}`, import.meta.url);
  const same = existsSync(url) && readFileSync(url, 'utf8') === text;
  if (!same && !onlyCheck) writeFileSync(url, text);
  stale ||= !same;
  console.log(`${file}: ${contents}, ${same ? 'unchanged' : 'changed'}`);
}
console.log(
  `by hand: ${howMany(ADDED)} valid, ${howMany(ADDED_TO_CORE)} core; denied: ${deniedWords().size}`,
);
if (onlyCheck && stale) {
  console.error('The committed files are not what the recipe gives: run `npm run recipe -w libs/words`.');
  process.exitCode = 1;
}
