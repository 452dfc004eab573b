import { QueryFailedError, QueryRunnerAlreadyReleasedError } from 'typeorm';
import { ConfigError } from '../config/config.js';
import { databaseProblem } from './database-problem.js';

const failed = (code: string, message = 'said') => Object.assign(new Error(message), { code });
const shutDown = new QueryFailedError('SELECT 1', [], failed('57P01', 'terminating connection'));
const URL = 'postgres://me:secret@db.example:5432/tessera';

test.each([
  [failed('ECONNREFUSED'), /^DATABASE_URL: .* db\.example:5432$/],
  [new AggregateError([failed('ECONNREFUSED')]), /^DATABASE_URL: no server/],
  [failed('ENOTFOUND'), /^DATABASE_URL: the host db\.example /],
  [failed('28P01'), /^DATABASE_URL: said$/],
  [new QueryRunnerAlreadyReleasedError(), /^DATABASE_URL: .* db\.example:5432 .* it closed the connection$/],
  [new Error('Connection terminated unexpectedly'), /^DATABASE_URL: .* Connection terminated unexpectedly$/],
  [Object.assign(shutDown, { code: '57P01' }), /^DATABASE_URL: .* terminating connection$/],
])("reports a database that can't be used on one line, with the cause: %s", (error, line) => {
  const problem = databaseProblem(error, URL);
  expect(problem).toBeInstanceOf(ConfigError);
  expect((problem as Error).message).toMatch(line);
  expect((problem as Error).message).not.toMatch(/secret|released/);
});

test('reports a bug in the program in full', () => {
  const mistake = new TypeError('x is undefined');
  expect(databaseProblem(mistake, URL)).toBe(mistake);
});
