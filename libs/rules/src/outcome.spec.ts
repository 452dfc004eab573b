import { outcomeOf } from './outcome.js';

it.each([
  [24, 18, 'won'],
  [18, 24, 'lost'],
  [0, 0, 'tied'],
])('%i to %i: %s', (own, other, expected) => {
  expect(outcomeOf(own, other)).toBe(expected);
});
