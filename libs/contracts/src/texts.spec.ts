import { PRODUCT, TAGLINE, titleOf } from './product.js';
import { TEXTS, blindLetterText, placeLetterText, roundText, wordVerdict } from './texts.js';

describe('what the player reads', () => {
  it('tells the round, the blind letter and what to do with it', () => {
    expect(roundText(7, 16)).toBe('Round 7 of 16');
    expect(blindLetterText('Q')).toBe('Blind letter: Q');
    expect(placeLetterText('Q')).toBe('Place the letter Q');
  });

  it('tells whether a word counts, in the name of the product', () => {
    expect(wordVerdict('QI', true)).toBe(`"QI" is a valid ${PRODUCT} word`);
    expect(wordVerdict('QX', false)).toBe(`"QX" is not a valid ${PRODUCT} word`);
  });

  it('names the page first and the product last in a title', () => {
    expect(titleOf('How to Play')).toBe(`How to Play · ${PRODUCT}`);
    expect(titleOf()).toBe(PRODUCT);
    expect(titleOf('')).toBe(PRODUCT);
  });

  it.each([TAGLINE, ...Object.values(TEXTS)])('is trimmed and not empty: %s', (text) => {
    expect(text.trim()).toBe(text);
    expect(text).not.toBe('');
  });
});
