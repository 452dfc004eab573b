import { pointsText } from './format';

it.each([
  ['0 points', pointsText(0)],
  ['1 point', pointsText(1)],
  ['24 points', pointsText(24)],
  ['1.0 point', pointsText(1, 1)],
  ['1.0 point', pointsText(0.96, 1)],
  ['2.3 points', pointsText(2.3, 1)],
])('says %j', (expected, text) => {
  expect(text).toBe(expected);
});
