import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { isDatabaseUnavailable } from './database-errors.js';

const withCode = (code: string, message = 'failed') => Object.assign(new Error(message), { code });

test.each([
  'ECONNREFUSED',
  'ECONNRESET',
  '57P01',
  '57P03',
  '08006',
  '53300',
  '53100',
  '58030',
  'ENOSPC',
  '3D000',
  '25006',
  '57014',
  '55P03',
])('%s means that the database is unavailable', (code) =>
  expect(isDatabaseUnavailable(withCode(code))).toBe(true),
);

test.each(['23505', '42601', 'ENOENT'])("%s doesn't mean that the database is unavailable", (code) =>
  expect(isDatabaseUnavailable(withCode(code))).toBe(false),
);

test.each([
  new AggregateError([withCode('ECONNREFUSED')]),
  new Error('Connection terminated unexpectedly'),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('Client was closed and is not queryable'),
  new Error('timeout expired'),
  new QueryRunnerAlreadyReleasedError(),
  new QueryRunnerProviderAlreadyReleasedError(),
])('the driver error "$message" means that the database is unavailable', (error) =>
  expect(isDatabaseUnavailable(error)).toBe(true),
);

test("neither a statement that quotes such a text nor a value that isn't an error counts", () => {
  expect(isDatabaseUnavailable(withCode('22P02', 'invalid input: "connection terminated"'))).toBe(false);
  expect(isDatabaseUnavailable('ECONNREFUSED')).toBe(false);
});
