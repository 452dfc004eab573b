import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import { setTimeout as sleep } from 'node:timers/promises';
import { format } from 'node:util';
import type { Config } from '../config/config.js';
import { errorFields } from './redact.js';

interface Line {
  level: string;
  msg?: string;
  err?: { stack?: string };
  context?: string;
}

/** Not for readers. */
const LEFT_OUT = new Set(['level', 'msg', 'err', 'context', 'time', 'pid', 'hostname']);

/** Writes the lines of a log as a person reads them in a terminal: usual ones as plain text. */
export const readable = (terminal: { write(text: string): unknown }): DestinationStream => ({
  write: (line) => void terminal.write(`${textOf(JSON.parse(line) as Line)}\n`),
});

function textOf(line: Line): string {
  const { level, msg, err, context } = line;
  const more = Object.entries(line).filter(([name]) => !LEFT_OUT.has(name));
  const first = [
    level === 'info' ? undefined : level.toUpperCase(),
    level === 'info' || context === undefined ? undefined : `[${context}]`,
    msg,
    more.length === 0 ? undefined : JSON.stringify(Object.fromEntries(more)),
  ];
  return [first.filter(Boolean).join(' '), err?.stack].filter(Boolean).join('\n');
}

export type Log = Logger;

/** A full disk must not keep the process from ending. */
const FLUSH_TIMEOUT_MS = 1_000;
/** Characters that wait to be written. */
const MAX_UNWRITTEN = 1_000_000;

/** Without a length, the destination can't be flushed. */
const OUTPUT = { dest: 1, sync: false, minLength: 1 };

const output = () => (process.stdout.isTTY ? readable(process.stdout) : standardOutput());

/** While lines can't be written, because the disk is full, the process goes on. It keeps some of them for later. */
function standardOutput(): DestinationStream {
  const destination = pino.destination({ ...OUTPUT, maxLength: MAX_UNWRITTEN });
  const flushSync = destination.flushSync.bind(destination);
  // It would try again without end.
  destination.on('error', () => (destination.flushSync = () => undefined));
  destination.on('write', () => (destination.flushSync = flushSync));
  return destination;
}

/** The log of a process, from its first line to its last: JSON, or what a person can read if it goes to a terminal. */
export class ProcessLog {
  readonly log: Log;
  /** For the start and the end of the process, which are logged at any level. */
  readonly lifecycle: Log;
  /** The IDs of the current trace and span, once there is tracing. */
  traceIds: () => object = () => ({});

  constructor(level: Config['logLevel'] = 'info', destination: DestinationStream = output()) {
    const options = {
      formatters: { level: (name: string) => ({ level: name }) },
      // Of an error, only the listed parts.
      serializers: { err: (error: Error) => errorFields(stdSerializers.err(error)) },
      mixin: () => this.traceIds(),
    };
    this.lifecycle = pino(options, destination);
    // The other way around, a change of the level would change the child's methods as well.
    this.log = this.lifecycle.child({}, { level });
  }

  /** The warnings of a command that somebody runs, and whose output is something else. */
  static ofCommand(errors: NodeJS.WritableStream = process.stderr): ProcessLog {
    return new ProcessLog('warn', readable(errors));
  }

  /** Resolves once everything has been written, in its order. A process that just exits may swap its last lines. */
  async flush(): Promise<void> {
    const written = new Promise<void>((resolve) => this.lifecycle.flush(() => resolve()));
    await Promise.race([written, sleep(FLUSH_TIMEOUT_MS)]);
  }
}

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
