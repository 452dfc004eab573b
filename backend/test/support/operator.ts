import { spawn } from 'node:child_process';
import path from 'node:path';
import { Writable } from 'node:stream';
import { adminCommand } from '../../src/admin-command.js';

const PROGRAM = path.join(import.meta.dirname, '../../dist/admin.js');

interface CommandResult {
  code: number | null;
  out: string;
  err: string;
}

type Run = (env: Record<string, string>, args: readonly string[], typed?: string) => Promise<CommandResult>;

const variables = (env: Record<string, string>) => ({
  PATH: process.env['PATH'],
  DICTIONARY_URL: '',
  ...env,
});

/** Carries out an operator's command as its program does on the machine of a server with these variables. */
export const runCommand: Run = async (env, args, typed = '') => {
  const result = { out: '', err: '' };
  const to = (name: 'out' | 'err') =>
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        result[name] += chunk.toString();
        done();
      },
    });
  const io = { env: variables(env), output: to('out'), errors: to('err') };
  const code = await adminCommand(args, {
    ...io,
    askSecret: () => Promise.resolve(typed.split('\n')[0] ?? ''),
  });
  return { code, ...result };
};

/** Runs the program that is built, which takes half a second longer. */
export const runProgram: Run = (env, args, typed = '') => {
  const child = spawn(process.execPath, [PROGRAM, ...args], { env: variables(env) });
  const result = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (result.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (result.err += chunk.toString()));
  child.stdin.end(typed);
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, ...result })));
};
