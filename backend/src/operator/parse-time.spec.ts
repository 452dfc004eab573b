import { OperatorError } from './commands.js';
import { parseTime } from './operate-maintenance.js';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const parsed = (typed: string) => new Date(parseTime(typed, NOW)).toISOString();

test.each([
  ['12:01', '2026-11-28T12:01:00.000Z'],
  ['12:00', '2026-11-29T12:00:00.000Z'],
  ['02:00', '2026-11-29T02:00:00.000Z'],
  ['2026-12-01T02:00Z', '2026-12-01T02:00:00.000Z'],
  ['2026-12-01T02:00:30+01:00', '2026-12-01T01:00:30.000Z'],
])('%s is %s', (typed, expected) => expect(parsed(typed)).toBe(expected));

test.each(['', '2:00', '24:00', 'tomorrow', '2026-12-01', '2026-12-01T02:00', '2026-13-01T02:00Z'])(
  '%j is rejected in one sentence',
  (typed) => {
    expect(() => parsed(typed)).toThrow(OperatorError);
    expect(() => parsed(typed)).toThrow(/isn't a time/);
  },
);
