import { PRODUCT, TAGLINE, titleOf } from '../product/product.js';
import { TEXTS, blindLetterText, placeLetterText, roundText, wordVerdict } from './texts.js';

describe('the texts for players', () => {
  it('name the round, the blind letter and the letter to place', () => {
    expect(roundText(7, 16)).toBe('Round 7 of 16');
    expect(blindLetterText('Q')).toBe('Blind letter: Q');
    expect(placeLetterText('Q')).toBe('Place the letter Q');
  });

  it('say whether a word is valid', () => {
    expect(wordVerdict('QI', true)).toBe(`"QI" is a valid ${PRODUCT} word`);
    expect(wordVerdict('QX', false)).toBe(`"QX" is not a valid ${PRODUCT} word`);
  });

  it('put the page first and the product last in a title', () => {
    expect(titleOf('How to Play')).toBe(`How to Play · ${PRODUCT}`);
    expect(titleOf()).toBe(PRODUCT);
    expect(titleOf('')).toBe(PRODUCT);
  });

  it.each([TAGLINE, ...Object.values(TEXTS)])('are trimmed and not empty: %s', (text) => {
    expect(text.trim()).toBe(text);
    expect(text).not.toBe('');
  });
});
