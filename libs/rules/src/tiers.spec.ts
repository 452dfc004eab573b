import fc from 'fast-check';
import { TIERS, tierOf } from './tiers.js';

describe('the status of a streak', () => {
  it.each([
    [5, 'Hamster'],
    [10, 'Turtle'],
    [15, 'Frog'],
    [20, 'Sparrow'],
    [25, 'Rabbit'],
    [30, 'Snake'],
    [35, 'Fox'],
    [40, 'Wolf'],
    [45, 'Owl'],
    [50, 'Monkey'],
    [55, 'Tiger'],
    [60, 'Elephant'],
    [65, 'Dolphin'],
    [70, 'Parrot'],
    [75, 'Zebra'],
    [80, 'Dragon'],
    [85, 'Eagle'],
    [90, 'Unicorn'],
    [95, 'Whale'],
    [100, 'Pegasus'],
  ])('at %i games is %s', (streak, name) => {
    expect(tierOf(streak)).toMatchObject({ streak, name });
    expect(tierOf(streak - 1)?.name).not.toBe(name);
  });

  it('is missing below five games', () => {
    for (const streak of [0, 1, 4]) expect(tierOf(streak)).toBeNull();
  });

  it('stays Pegasus from 100 games on', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 100_000 }), (streak) => tierOf(streak)?.name === 'Pegasus'),
    );
  });

  it('has a different emoji on each of the twenty tiers', () => {
    expect(TIERS).toHaveLength(20);
    expect(new Set(TIERS.map(({ emoji }) => emoji)).size).toBe(20);
    for (const { emoji } of TIERS) expect(emoji).toMatch(/^\p{Emoji_Presentation}$/u);
  });

  it('is at index streak / 5 - 1', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 104 }), (streak) => {
        expect(tierOf(streak)).toBe(TIERS[Math.floor(streak / 5) - 1]);
      }),
    );
  });
});
