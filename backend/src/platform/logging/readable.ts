import type { DestinationStream } from 'pino';

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
