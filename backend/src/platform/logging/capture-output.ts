import { format } from 'node:util';
import type { ProcessLog } from './process-log.js';

const LEVELS = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/** Puts what libraries and Node itself print into the log of the process, and what ends the process unexpectedly. */
export function captureOutput({ log, lifecycle }: ProcessLog): void {
  for (const [method, level] of Object.entries(LEVELS)) {
    console[method as keyof typeof LEVELS] = (...given: unknown[]) => {
      const err = given.find((each) => each instanceof Error);
      if (err) log[level]({ err }, 'printed an error');
      else log[level](format(...given));
    };
  }
  process.removeAllListeners('warning');
  process.on('warning', (warning) => log.warn({ err: warning }, 'Node has a warning'));
  process.on('uncaughtException', (err) => {
    lifecycle.fatal({ err }, 'Stopped by an unexpected error');
    process.exit(1);
  });
}
