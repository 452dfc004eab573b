import { createRepeatCheck } from './handle-message';

it('recognizes the IDs that it has seen', () => {
  const isRepeated = createRepeatCheck();
  expect(['a', 'b', 'a', 'b', 'c'].map(isRepeated)).toEqual([false, false, true, true, false]);
});

it('forgets all but the latest 200', () => {
  const isRepeated = createRepeatCheck();
  for (let id = 0; id <= 200; id++) isRepeated(String(id));
  expect(isRepeated('1')).toBe(true);
  expect(isRepeated('0')).toBe(false);
});

it('shares nothing with another check', () => {
  createRepeatCheck()('a');
  expect(createRepeatCheck()('a')).toBe(false);
});
