import type { LoggerService } from '@nestjs/common';
import type { Log } from './process-log.js';
import { errorFields, redact } from './redact.js';

type Level = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal';

/**
 * What Nest and our own code log through Nest's `Logger`, in the log of the process. After the message there may be
 * a text for the fields of an object, or the stack of an error, and at the end the name of the logger.
 */
export class NestLog implements LoggerService {
  constructor(private readonly target: Log) {}

  verbose(message: unknown, ...more: unknown[]): void {
    this.write('trace', message, more);
  }

  debug(message: unknown, ...more: unknown[]): void {
    this.write('debug', message, more);
  }

  log(message: unknown, ...more: unknown[]): void {
    this.write('info', message, more);
  }

  warn(message: unknown, ...more: unknown[]): void {
    this.write('warn', message, more);
  }

  error(message: unknown, ...more: unknown[]): void {
    this.write('error', message, more);
  }

  fatal(message: unknown, ...more: unknown[]): void {
    this.write('fatal', message, more);
  }

  protected write(level: Level, message: unknown, more: readonly unknown[]): void {
    if (!this.target.isLevelEnabled(level)) return;
    const [context, detail] = [more.at(-1), more.length > 1 ? more[0] : undefined];
    const { text, ...fields } = lineOf(message, typeof detail === 'string' ? detail : undefined);
    this.target[level]({ context, ...fields }, text === undefined ? text : redact(text));
  }
}

function lineOf(message: unknown, detail: string | undefined): { text?: string; err?: unknown } {
  if (message instanceof Error) return { err: message, text: message.message };
  if (typeof message !== 'object' || message === null) {
    const text = String(message);
    return detail === undefined ? { text } : { text, err: { type: 'Error', message: text, stack: detail } };
  }
  const { err } = message as { err?: unknown };
  // Without a text of its own, the line would quote the error's, which may identify a player.
  const text = detail ?? (err instanceof Error ? errorFields(err).message : undefined);
  return { ...message, ...(text === undefined ? {} : { text }) };
}

/** While the application starts: no reports of the framework's progress, and no errors that end the start. */
export class StartupNestLog extends NestLog {
  protected override write(level: Level, message: unknown, more: readonly unknown[]): void {
    const isReported = more.at(-1) === 'ExceptionHandler';
    if (/warn|error|fatal/.test(level) && !isReported) super.write(level, message, more);
  }
}
