import { plainDate, type Waited } from '@tessera/rules';
import { turnText } from './game-texts';

it.each<[boolean, Waited, string]>([
  [true, { kind: 'now' }, 'Your move'],
  [true, { kind: 'yesterday' }, 'Your move since yesterday'],
  [false, { kind: 'weekday', date: plainDate('2026-11-24') }, 'Their move since Tuesday'],
  [true, { kind: 'hours', count: 1 }, 'Your move for 1 hour'],
  [false, { kind: 'days', count: 9 }, 'Their move for 9 days'],
])('whose move it is, and since when: %p %p', (isYours, waited, text) => {
  expect(turnText(isYours, waited)).toBe(text);
});
