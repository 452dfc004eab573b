import { BLIND_LETTERS, TILES } from '@tessera/rules';
import fc from 'fast-check';
import { NO_LETTERS, drawLetters, edited, lettersIn, type LettersDraft } from './letters-draft';

const typed = (letters: string): LettersDraft => ({ letters, drawn: Array.from(letters, () => false) });
const type = (draft: LettersDraft, before: string, after = '') => edited(draft, before, after);
const drawnIn = ({ drawn }: LettersDraft) => drawn.map((one) => (one ? 'd' : '.')).join('');

it('takes the letters of a name, without its accents, spaces and digits', () => {
  expect(lettersIn("Zoë d'Arc 2")).toBe('ZOEDARC');
});

it('keeps the first eight letters of a longer word', () => {
  expect(type(NO_LETTERS, 'challenge').draft).toEqual(typed('CHALLENG'));
});

it('replaces the letters after the caret', () => {
  expect(type(typed('BATSEARD'), 'BO', 'ATSEARD')).toEqual({ draft: typed('BOTSEARD'), caret: 2 });
  expect(type(typed('BAT'), 'BO', 'AT')).toEqual({ draft: typed('BOT'), caret: 2 });
});

it('closes the gap of a letter that is deleted', () => {
  expect(type(typed('BATSEARD'), 'BA', 'SEARD')).toEqual({ draft: typed('BASEARD'), caret: 2 });
});

it('remembers which letters were drawn', () => {
  const drawn = drawLetters(typed('MIA'), () => 0);
  expect(drawn.letters.slice(0, 3)).toBe('MIA');
  expect(drawnIn(drawn)).toBe('...ddddd');
  const { letters } = drawn;
  const replaced = type(drawn, `${letters.slice(0, 4)}Q`, letters.slice(4)).draft;
  expect(drawnIn(replaced)).toBe('...d.ddd');
  expect(drawnIn(type(drawn, letters.slice(0, 3), letters.slice(4)).draft)).toBe('...dddd');
});

it('draws from what the typed letters leave in the bag, and keeps them', () => {
  const anyText = fc.stringMatching(/^[A-Z]{0,7}$/);
  const anyRandom = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));
  fc.assert(
    fc.property(anyText, anyRandom, (text, stream) => {
      const { letters, drawn } = drawLetters(typed(text), () => Number(stream.next().value));
      expect(letters).toHaveLength(BLIND_LETTERS);
      expect(letters.startsWith(text)).toBe(true);
      const added = [...letters].filter((_, at) => drawn[at]);
      expect(added).toHaveLength(BLIND_LETTERS - text.length);
      for (const letter of added) {
        const used = [...letters].filter((one) => one === letter).length;
        const own = [...text].filter((one) => one === letter).length;
        expect(used).toBeLessThanOrEqual(Math.max(TILES[letter]!, own));
      }
    }),
  );
});

it('draws all letters again if all were typed', () => {
  expect(drawnIn(drawLetters(typed('BATSEARD'), () => 0.5))).toBe('dddddddd');
});
