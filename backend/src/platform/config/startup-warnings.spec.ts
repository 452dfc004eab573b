import { loadConfig } from './load-config.js';
import { startupWarnings } from './startup-problems.js';

const warningsFor = (env: Record<string, string>, node = '24.18.0') => startupWarnings(loadConfig(env), node);
const REDIS_AND_DATABASE = { REDIS_URL: 'redis://redis', DATABASE_URL: 'postgres://db/tessera' };

test.each(['0.0.0.0', '::', '192.0.2.7', 'play.example'])(
  'listening on %s without a public URL logs a warning',
  (HOST) => {
    expect(warningsFor({ HOST })).toEqual([expect.stringMatching(/^PUBLIC_URL: not set/)]);
  },
);

test.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1', 'localhost'])(
  'listening on %s, which only this machine can reach, logs no warning',
  (HOST) => {
    expect(warningsFor({ HOST })).toEqual([]);
  },
);

test('there is no warning with a public URL, or for a process without players', () => {
  expect(warningsFor({ HOST: '0.0.0.0', PUBLIC_URL: 'https://play.example' })).toEqual([]);
  expect(warningsFor({ HOST: '0.0.0.0', ROLE: 'worker', ...REDIS_AND_DATABASE })).toEqual([]);
});

test('a version of Node.js that is no longer maintained logs a warning', () => {
  expect(warningsFor({}, '20.20.2')).toEqual([expect.stringMatching(/^Node\.js 20\.20\.2 no longer gets/)]);
});

test.each(['22.12.0', '24.18.0', '26.1.0'])('Node.js %s logs no warning', (version) => {
  expect(warningsFor({}, version)).toEqual([]);
});
