import { plainDate } from '@tessera/rules';
import { recordCompletion } from './completions';
import { dailyDate } from './daily-date';
import { today } from './today';

const NOON = Date.parse('2026-11-20T12:00:00Z');

beforeEach(() => {
  jest.useFakeTimers({ now: NOON, doNotFake: ['performance'] });
});
afterEach(() => jest.useRealTimers());

const complete = (date: string) =>
  recordCompletion({ date: plainDate(date), gameNumber: 690, finalScore: 24, gameId: date }, today());

it('is today, or a later date that was played before traveling west', () => {
  complete('2026-11-19');
  expect(dailyDate()).toBe(today());
  complete('2026-11-21');
  expect(dailyDate()).toBe('2026-11-21');
});

it("isn't a date that hasn't begun anywhere, which was played while a clock was ahead", () => {
  complete('2026-11-23');
  expect(dailyDate()).toBe(today());
  jest.setSystemTime(Date.parse('2026-11-23T12:00:00Z'));
  expect(dailyDate()).toBe('2026-11-23');
});
