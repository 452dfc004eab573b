import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runningPostmaster } from '@tessera/embedded-postgres/testing';
import { recordProcess } from '../../../scripts/scratch.mjs';
import { embeddedFolder } from '../../src/platform/database/embedded-database.js';

const BUILT = path.join(import.meta.dirname, '../../dist');

/** The built program, run as its users run it. */
export interface Program {
  /** The address on which it listens. Rejects with the output if it ends before. */
  address: Promise<string>;
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>;
  signal(signal: NodeJS.Signals): void;
  /** Kills it if it is still running. */
  kill(): void;
  output(): string;
  /** The lines of its log so far. Throws an error if it has printed anything else. */
  lines(): LogLine[];
  /** The messages of these lines, without the notice that some versions of Node.js lead to. */
  messages(): (string | undefined)[];
}

/** Levels by name; what else a line has depends on what it is about. */
interface LogLine {
  level: string;
  time: number;
  msg?: string;
  [field: string]: unknown;
}

/** `command` is the file to run, by default the server. A relative path is one in the current build. */
export function startProgram(
  dataDir: string,
  env: Record<string, string> = {},
  command = 'main.js',
  args: readonly string[] = [],
): Program {
  const file = path.resolve(BUILT, command);
  if (!existsSync(file)) throw new Error(`${file} is missing: run npm run build first.`);
  const child: ChildProcess = spawn(process.execPath, [file, ...args], {
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: dataDir, DICTIONARY_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return watchProgram(child);
}

/** A process that prints its address like the server does. */
export function watchProgram(child: ChildProcess, recordedId = child.pid): Program {
  const forget = recordedId === undefined ? () => undefined : recordProcess(os.tmpdir(), recordedId);
  let output = '';
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('close', (code, signal) => {
      forget();
      resolve(code ?? signal);
    });
  });
  const address = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const found = /(?:is|are) at (http:\/\/[^\s/"]+)/.exec(output)?.[1];
        if (found) resolve(found);
      });
    }
    void ended.then(() => reject(new Error(output)));
  });
  // Only some tests need this; the others check how it ended.
  address.catch(() => undefined);
  const lines = (): LogLine[] =>
    output
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as LogLine);
  return {
    address,
    ended,
    signal: (signal) => void child.kill(signal),
    kill: () => void child.kill('SIGKILL'),
    output: () => output,
    lines,
    messages: () =>
      lines()
        .map(({ msg }) => msg)
        .filter((text) => !text?.startsWith('Node.js ')),
  };
}

/** The process ID of the embedded database in this folder, if it is running. */
export const databaseProcess = (dataDir: string) => runningPostmaster(embeddedFolder(dataDir))?.pid;
