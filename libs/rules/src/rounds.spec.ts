import { ROUNDS, blindLetterOf, chooserOf, isFinalRound, isOddRound } from './rounds.js';

const rounds = Array.from({ length: ROUNDS }, (_, index) => index + 1);
const BLIND = [...'QUARTZES'];

describe('the rounds of the daily', () => {
  it('have the eight blind letters, in order, in the odd rounds', () => {
    expect(rounds.filter(isOddRound).map((round) => blindLetterOf(round, BLIND))).toEqual(BLIND);
  });

  it('leave the even rounds to the player', () => {
    const even = rounds.filter((round) => !isOddRound(round));
    expect(even).toEqual([2, 4, 6, 8, 10, 12, 14, 16]);
    expect(even.map((round) => blindLetterOf(round, BLIND))).toEqual(even.map(() => null));
  });

  it('end with the sixteenth', () => {
    expect(rounds.filter(isFinalRound)).toEqual([16]);
  });
});

describe('the rounds of a live game', () => {
  it('let the players take turns choosing, player 1 first', () => {
    expect(rounds.map(chooserOf)).toEqual([1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2]);
  });
});
