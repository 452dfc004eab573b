import { spawn } from 'node:child_process';
import path from 'node:path';

const PROGRAM = path.join(import.meta.dirname, '../../dist/admin.js');

export interface CommandResult {
  code: number | null;
  out: string;
  err: string;
}

/** Runs the built command, as an operator does on the machine of a server with these variables. */
export function runCommand(
  env: Record<string, string>,
  args: readonly string[],
  typed = '',
): Promise<CommandResult> {
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    env: { PATH: process.env['PATH'], DICTIONARY_URL: '', ...env },
  });
  const result = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (result.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (result.err += chunk.toString()));
  child.stdin.end(typed);
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, ...result })));
}
