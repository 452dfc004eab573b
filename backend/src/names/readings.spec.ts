import fc from 'fast-check';
import { nameKeys } from './readings.js';

const areAlike = (a: string, b: string): boolean => {
  const [first, second] = [nameKeys(a), nameKeys(b)];
  return first.fold === second.fold || first.look === second.look;
};

describe('names that are hard to tell apart', () => {
  it.each([
    ['Ann', 'ANN', 'different case'],
    ['Ivy', '1vy', '1 for I'],
    ['Ivy', 'lvy', 'l for I'],
    ['Ivy', 'ivy', 'I in lower case'],
    ['Bob', 'B0b', '0 for o'],
    ['BOB', 'B0B', '0 for O'],
    ['Ann', 'Аnn', 'a Cyrillic A'],
    ['вов', 'ВОВ', 'Cyrillic letters in different case'],
    ['BOB', 'ВОВ', 'Cyrillic capitals'],
    ['Mia', 'Rnia', 'rn for m'],
    ['MOM', 'mom', 'letters that are confusable in one case only'],
    ['Ann', 'Ａｎｎ', 'full-width letters'],
    ['José', 'Jose\u0301', 'a combining accent'],
    ['علی\u200cرضا', 'علیرضا', 'a joiner'],
  ])('%s and %s are alike: %s', (a, b) => expect(areAlike(a, b)).toBe(true));

  it.each([
    ['Ann', 'Anna'],
    ['Ann', 'Ben'],
    ['José', 'Jose'],
    ['Player 2', 'Player 3'],
    ['李', '王'],
  ])('%s and %s are different', (a, b) => expect(areAlike(a, b)).toBe(false));

  it('are alike in any case', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9 .!?-]{1,25}$/), (name) => {
        expect(areAlike(name, name.toUpperCase())).toBe(true);
        expect(areAlike(name, name.toLowerCase())).toBe(true);
      }),
    );
  });
});
