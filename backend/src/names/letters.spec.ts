import fc from 'fast-check';
import { BLIND_LETTERS } from '@tessera/rules';
import { REFUSED_WORDS } from './built-in-words.js';
import { Names } from './names.js';

const names = new Names({ namesFile: undefined });
const words = REFUSED_WORDS.filter((word) => /^[a-z]{4,8}$/.test(word)).map((word) => word.toUpperCase());

test('a listed word of four letters or more is found in eight letters, forwards and backwards', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...words),
      fc.nat(),
      fc.boolean(),
      fc.stringMatching(/^[A-Z]{8}$/),
      (word, at, isReversed, others) => {
        const start = at % (BLIND_LETTERS - word.length + 1);
        const letters = [...others.slice(0, start), ...word, ...others.slice(start + word.length)];
        expect(letters).toHaveLength(BLIND_LETTERS);
        expect(names.areObscene(isReversed ? letters.toReversed() : letters)).toBe(true);
      },
    ),
    { numRuns: 40 },
  );
});

test.each(['MARGARET', 'CAROLINE', 'BIRTHDAY', 'RATESION', 'SUNSHINE', 'KKKAAAAA'])(
  'innocent letters are accepted: %s',
  (letters) => expect(names.areObscene([...letters])).toBe(false),
);
