import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** The first line of the standard input. In a terminal, it is asked for and not shown. */
export async function readSecret(question: string): Promise<string> {
  const isTyped = process.stdin.isTTY;
  if (isTyped) process.stderr.write(question);
  const output = isTyped ? new Writable({ write: (_text, _encoding, done) => done() }) : undefined;
  const lines = createInterface({
    input: process.stdin,
    terminal: isTyped,
    ...(output ? { output } : {}),
  });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    if (isTyped) process.stderr.write('\n');
  }
}
