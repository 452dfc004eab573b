import fc from 'fast-check';
import { nameKeys } from './name-keys.js';

const areAlike = (a: string, b: string): boolean => {
  const [first, second] = [nameKeys(a), nameKeys(b)];
  return first.fold === second.fold || first.look === second.look;
};

describe('names that nobody could tell apart', () => {
  it.each([
    ['Ann', 'ANN', 'in another case'],
    ['Ivy', '1vy', 'one for I'],
    ['Ivy', 'lvy', 'l for I'],
    ['Ivy', 'ivy', 'I in the other case'],
    ['Bob', 'B0b', 'zero for o'],
    ['BOB', 'B0B', 'zero for O'],
    ['Ann', 'Аnn', 'a Cyrillic A'],
    ['вов', 'ВОВ', 'Cyrillic in another case'],
    ['BOB', 'ВОВ', 'Cyrillic capitals'],
    ['Mia', 'Rnia', 'rn for m'],
    ['MOM', 'mom', 'letters that are confusable in one case only'],
    ['Ann', 'Ａｎｎ', 'full width'],
    ['José', 'Jose\u0301', 'an accent of its own'],
  ])('%s and %s are one: %s', (a, b) => expect(areAlike(a, b)).toBe(true));

  it.each([
    ['Ann', 'Anna'],
    ['Ann', 'Ben'],
    ['José', 'Jose'],
    ['Player 2', 'Player 3'],
    ['李', '王'],
  ])('%s and %s are two', (a, b) => expect(areAlike(a, b)).toBe(false));

  it('are one in whatever case they are written', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9 .!?-]{1,25}$/), (name) => {
        expect(areAlike(name, name.toUpperCase())).toBe(true);
        expect(areAlike(name, name.toLowerCase())).toBe(true);
      }),
    );
  });
});
