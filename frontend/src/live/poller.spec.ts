import { createPoller } from './poller';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it.each([
  ['game', 15_000, 12],
  ['move', 10_000, 4],
] as const)('polls after a %s every %i ms, %i times', (reason, every, times) => {
  const poll = jest.fn();
  createPoller(poll).begin(reason);
  jest.advanceTimersByTime(every - 1);
  expect(poll).not.toHaveBeenCalled();
  jest.advanceTimersByTime(10 * 60_000);
  expect(poll).toHaveBeenCalledTimes(times);
});

it('starts over with each move until it is stopped', () => {
  const poll = jest.fn();
  const poller = createPoller(poll);
  poller.begin('move');
  jest.advanceTimersByTime(9999);
  poller.begin('move');
  jest.advanceTimersByTime(9999);
  expect(poll).not.toHaveBeenCalled();
  poller.stop();
  jest.advanceTimersByTime(60_000);
  expect(poll).not.toHaveBeenCalled();
});
