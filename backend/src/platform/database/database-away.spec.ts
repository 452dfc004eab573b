import { isDatabaseAway } from './database-away.js';

const withCode = (code: string) => Object.assign(new Error('failed'), { code });

test.each(['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03', '08006', '53300'])(
  '%s means that the database is away',
  (code) => expect(isDatabaseAway(withCode(code))).toBe(true),
);

test.each(['23505', '42601', 'ENOENT'])('%s does not', (code) =>
  expect(isDatabaseAway(withCode(code))).toBe(false),
);

test('a refused connection to every address of a host counts, and what is no error does not', () => {
  expect(isDatabaseAway(new AggregateError([withCode('ECONNREFUSED')]))).toBe(true);
  expect(isDatabaseAway(new Error('Connection terminated unexpectedly'))).toBe(true);
  expect(isDatabaseAway('ECONNREFUSED')).toBe(false);
});
