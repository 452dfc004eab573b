// `npm run recipe -w libs/words` rewrites the committed lists. With `-- --check`, it only compares them with
// the result of the recipe, and fails if they differ.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { buildLists, deniedWords } from './build-lists.mjs';
import { ADDED, ADDED_TO_CORE } from './by-hand.mjs';
import { moduleText } from './write-module.mjs';

const onlyCheck = process.argv.includes('--check');
const { valid, core } = buildLists();

const modules = [
  ['valid-words.ts', 'VALID_WORDS', 'All words that score: two to four letters, upper case, sorted.', valid],
  ['core-words.ts', 'CORE_WORDS', 'The common words among the valid ones, which the weaker bots use.', core],
];

const byLength = (words) => [2, 3, 4].map((length) => words.filter((word) => word.length === length).length);
const howMany = (reasons) => Object.values(reasons).flat().length;

let stale = false;
for (const [file, name, about, words] of modules) {
  const url = new URL(`../src/${file}`, import.meta.url);
  const text = moduleText(name, about, words);
  const same = existsSync(url) && readFileSync(url, 'utf8') === text;
  if (!same && !onlyCheck) writeFileSync(url, text);
  stale ||= !same;
  console.log(
    `${name}: ${byLength(words).join('/')} words of 2/3/4 letters, ${same ? 'unchanged' : 'changed'}`,
  );
}
console.log(
  `by hand: ${howMany(ADDED)} valid, ${howMany(ADDED_TO_CORE)} core; denied: ${deniedWords().size}`,
);
if (onlyCheck && stale) {
  console.error('The committed lists are not what the recipe gives: run `npm run recipe -w libs/words`.');
  process.exitCode = 1;
}
