import { pino } from 'pino';
import { readable } from './process-log.js';

test('in a terminal, a usual line is its text, and others have their level, logger, facts and stack', () => {
  const written: string[] = [];
  const log = pino(
    { formatters: { level: (level) => ({ level }) } },
    readable({ write: (text) => written.push(text) }),
  );
  log.info({ context: 'Jobs' }, 'done');
  log.info({ leftOut: 3 }, 'more commands rejected');
  log.warn({ context: 'Database' }, 'lost');
  log.error({ err: { type: 'Error', message: 'no', stack: 'Error: no\n    at x' } }, 'no');
  expect(written).toEqual([
    'done\n',
    'more commands rejected {"leftOut":3}\n',
    'WARN [Database] lost\n',
    'ERROR no\nError: no\n    at x\n',
  ]);
});
