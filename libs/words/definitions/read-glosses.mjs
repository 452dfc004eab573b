// Reads the hand-written sources: definitions and irregular forms, one `word | name | text` per line.
import { readFileSync } from 'node:fs';

const FILES = ['two-letters.txt', 'function-words.txt', 'missing-words.txt', 'everyday-words.txt'];

function rows(file) {
  const text = readFileSync(new URL(`../glosses/${file}`, import.meta.url), 'utf8');
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
  return lines.map((line) => line.split(' | ').map((cell) => cell.trim()));
}

const grouped = (pairs) => {
  const groups = new Map();
  for (const [word, value] of pairs) groups.set(word, [...(groups.get(word) ?? []), value]);
  return groups;
};

/** The hand-written definitions: word → `[{ partOfSpeech, definition }]`, in the order of the files. */
export const readGlosses = () =>
  grouped(
    FILES.flatMap(rows).map(([word, partOfSpeech, definition]) => [word, { partOfSpeech, definition }]),
  );

/** Irregular forms: form → `[{ base, partOfSpeech, form }]`, where `form` is the name of the inflection. */
export const readIrregularForms = () =>
  grouped(
    rows('irregular-forms.txt').map(([word, form, base]) => [
      word,
      { base, partOfSpeech: form === 'plural' ? 'noun' : 'verb', form },
    ]),
  );
