import { ConfigError } from './config.js';
import { databaseProblem, dataDirProblem, listenProblem } from './startup-problems.js';

const failed = (code: string, more: object = {}) => Object.assign(new Error('said'), { code, ...more });
const URL = 'postgres://me:secret@db.example:5432/tessera';

test.each([
  [listenProblem(failed('EADDRINUSE'), '::1', 80), /^PORT: .* \[::1\]:80;/],
  [listenProblem(failed('EACCES'), '127.0.0.1', 80), /^PORT: .* 80/],
  [listenProblem(failed('EADDRNOTAVAIL'), '192.0.2.1', 80), /^HOST: 192\.0\.2\.1 /],
  [listenProblem(failed('ENOTFOUND'), 'nowhere.invalid', 80), /^HOST: nowhere\.invalid /],
  [databaseProblem(failed('ECONNREFUSED'), URL), /^DATABASE_URL: .* db\.example:5432$/],
  [databaseProblem(new AggregateError([failed('ECONNREFUSED')]), URL), /^DATABASE_URL: no server/],
  [databaseProblem(failed('ENOTFOUND'), URL), /^DATABASE_URL: the host db\.example /],
  [databaseProblem(failed('28P01'), URL), /^DATABASE_URL: said$/],
  [dataDirProblem(failed('EROFS', { path: '/data/x' }), '/data'), /^DATA_DIR: \/data\/x is read-only$/],
  [dataDirProblem(failed('EACCES'), '/data'), /^DATA_DIR: .* \/data$/],
])("reports an operator's mistake on one line: %s", (problem, line) => {
  expect(problem).toBeInstanceOf(ConfigError);
  expect((problem as Error).message).toMatch(line);
  expect((problem as Error).message).not.toContain('secret');
});

test('reports a bug in the program in full', () => {
  const mistake = new TypeError('x is undefined');
  expect(databaseProblem(mistake, URL)).toBe(mistake);
  expect(listenProblem(failed('EPIPE'), 'h', 1)).toBeInstanceOf(Error);
  expect(dataDirProblem('text', '/data')).toBe('text');
});
