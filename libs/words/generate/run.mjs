// `npm run generate -w libs/words` writes src/generated/definitions.ts, which git does not hold, unless it is
// up to date; `-- --coverage` prints the coverage and the size instead.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { buildDefinitions } from './build-definitions.mjs';
import { fingerprint } from './fingerprint.mjs';

const target = new URL('../src/generated/definitions.ts', import.meta.url);

const moduleText = (rows, hash) => {
  const json = JSON.stringify(rows).replaceAll('\\', '\\\\').replaceAll("'", "\\'");
  return `// Written by \`npm run generate -w libs/words\` (${hash}); not kept in git, not to be edited.
//
// Glosses of WordNet 3.1, copyright 2011 by Princeton University, all rights reserved: the licence is in
// libs/words/licences/wordnet.txt. The other definitions were written for this lexicon.

type Rows = Readonly<Record<string, readonly (readonly [partOfSpeech: string, definition: string])[]>>;

const JSON_TEXT =
  '${json}';

/** Word in upper case → its senses. */
export const DEFINITIONS = JSON.parse(JSON_TEXT) as Rows;
`;
};

function printCoverage() {
  const { rows, coverage } = buildDefinitions();
  for (const { length, words, byHand, defined } of coverage) {
    const share = ((100 * defined) / words).toFixed(1);
    console.log(
      `${length} letters: ${words} words, ${defined} defined (${share} %), ${byHand} of them by hand`,
    );
  }
  const json = Buffer.from(JSON.stringify(rows));
  const kilobytes = (bytes) => `${Math.round(bytes / 1000)} KB`;
  console.log(
    `definitions: ${kilobytes(json.length)}, ${kilobytes(gzipSync(json, { level: 9 }).length)} gzipped`,
  );
}

function write() {
  const hash = fingerprint();
  if (existsSync(target) && readFileSync(target, 'utf8').split('\n', 1)[0].includes(`(${hash})`)) return;
  mkdirSync(new URL('.', target), { recursive: true });
  // Replaced atomically, because another build may be reading it.
  const draft = new URL(`definitions.${process.pid}.new`, target);
  writeFileSync(draft, moduleText(buildDefinitions().rows, hash));
  renameSync(draft, target);
  console.log('Wrote the definitions of the lexicon.');
}

if (process.argv.includes('--coverage')) printCoverage();
else write();
