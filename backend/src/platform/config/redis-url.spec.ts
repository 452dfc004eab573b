import { parseRedisUrl } from './redis-url.js';

const AT = (host: string, port: number) => ({ host, port });

test.each([
  ['redis://127.0.0.1', { kind: 'server', nodes: [AT('127.0.0.1', 6379)], isTls: false, db: 0 }],
  [
    'rediss://ann:p%40ss:w@redis.example:6380/3',
    {
      kind: 'server',
      nodes: [AT('redis.example', 6380)],
      isTls: true,
      db: 3,
      username: 'ann',
      password: 'p@ss:w',
    },
  ],
  [
    'redis://:secret@a:7000,b,[::1]:7002',
    {
      kind: 'cluster',
      nodes: [AT('a', 7000), AT('b', 6379), AT('::1', 7002)],
      isTls: false,
      db: 0,
      password: 'secret',
    },
  ],
  ['rediss+cluster://redis:6379', { kind: 'cluster', nodes: [AT('redis', 6379)], isTls: true, db: 0 }],
  [
    'redis+sentinel://:p@a,b:26380/mymaster/2?sentinelPassword=s%20s',
    {
      kind: 'sentinel',
      nodes: [AT('a', 26379), AT('b', 26380)],
      isTls: false,
      db: 2,
      name: 'mymaster',
      password: 'p',
      sentinelPassword: 's s',
    },
  ],
])('%s', (url, address) => {
  expect(parseRedisUrl(url)).toEqual(address);
});

test.each([
  ['http://a', 'must be a redis:// URL'],
  ['redis://', 'must be a redis:// URL'],
  ['redis://a:port,b', 'must be a redis:// URL'],
  ['redis://a,,b', 'must be a redis:// URL'],
  ['redis+sentinel://a,b', 'name of the primary'],
  ['redis://a/x', 'with a database number'],
  ['redis://a,b/1', 'must not include a database number'],
])('%s is rejected', (url, reason) => {
  expect(() => parseRedisUrl(url)).toThrow(reason);
});
