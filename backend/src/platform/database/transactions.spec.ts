import { AppError } from '../requests/app-error.js';
import { untilApplied } from './transactions.js';

const deadlock = () => Promise.reject(Object.assign(new Error('deadlock detected'), { code: '40P01' }));

test('a write is tried until it applies, and a deadlock counts as one that did not', async () => {
  const attempts = [() => Promise.resolve(null), deadlock, () => Promise.resolve('written')];
  const firsts: boolean[] = [];
  const written = await untilApplied((isFirst) => {
    firsts.push(isFirst);
    return (attempts[firsts.length - 1] ?? deadlock)();
  });
  expect([written, firsts]).toEqual(['written', [true, false, false]]);
});

test('a refusal is not tried again', async () => {
  const attempt = jest.fn(() => Promise.reject(new AppError('GAME_FULL')));
  await expect(untilApplied(attempt)).rejects.toMatchObject({ code: 'GAME_FULL' });
  expect(attempt).toHaveBeenCalledTimes(1);
});

test('a write that never applies is reported as temporarily unavailable', async () => {
  await expect(untilApplied(() => Promise.resolve(null))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});
