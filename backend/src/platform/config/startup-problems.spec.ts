import { ConfigError } from './config.js';
import { dataDirProblem, listenProblem } from './startup-problems.js';

const failed = (code: string, more: object = {}) => Object.assign(new Error('said'), { code, ...more });

test.each([
  [listenProblem(failed('EADDRINUSE'), '::1', 80), /^PORT: .* \[::1\]:80;/],
  [listenProblem(failed('EACCES'), '127.0.0.1', 80), /^PORT: .* 80/],
  [listenProblem(failed('EADDRNOTAVAIL'), '192.0.2.1', 80), /^HOST: 192\.0\.2\.1 /],
  [listenProblem(failed('ENOTFOUND'), 'nowhere.invalid', 80), /^HOST: nowhere\.invalid /],
  [dataDirProblem(failed('EROFS', { path: '/data/x' }), '/data'), /^DATA_DIR: \/data\/x is read-only$/],
  [dataDirProblem(failed('EACCES'), '/data'), /^DATA_DIR: .* \/data$/],
  [dataDirProblem(failed('ENOENT'), '/data'), /^DATA_DIR: \/data can't be created; /],
])("reports an operator's mistake on one line: %s", (problem, line) => {
  expect(problem).toBeInstanceOf(ConfigError);
  expect((problem as Error).message).toMatch(line);
});

test('reports a bug in the program in full', () => {
  expect(listenProblem(failed('EPIPE'), 'h', 1)).toBeInstanceOf(Error);
  expect(dataDirProblem('text', '/data')).toBe('text');
  const missing = failed('ENOENT', { syscall: 'spawn initdb', path: 'initdb' });
  expect(dataDirProblem(missing, '/data')).toBe(missing);
});
