import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { copyContext } from './assemble.mjs';
import { watchProgram, type Program } from '../support/program.js';

const INSTALL_MS = 10 * 60_000;
const INSTALL_TOOLS =
  "import('./scripts/workspace.mjs').then((it) => it.installPackages({ withTools: true }))";

let clone: string;
const programs: Program[] = [];

beforeAll(() => {
  clone = mkdtempSync(path.join(os.tmpdir(), 'tessera-clone-'));
  copyContext(clone, { withDist: false });
});
afterAll(async () => {
  for (const program of programs) program.signal('SIGTERM');
  await Promise.all(programs.map(({ ended }) => ended));
  rmSync(clone, { recursive: true, force: true });
});

function run(...args: string[]): Program {
  const child = spawn(process.execPath, args, {
    cwd: clone,
    env: {
      ...Object.fromEntries(
        Object.entries(process.env).filter(([name]) => /^(PATH|HOME|npm_config_cache)$/.test(name)),
      ),
      PORT: '0',
      DATA_DIR: path.join(clone, '.data'),
      DICTIONARY_URL: '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const program = watchProgram(child, child.pid && -child.pid);
  programs.push(program);
  return program;
}

const isInstalled = (name: string): boolean => existsSync(path.join(clone, 'node_modules', name));

test(
  'a fresh clone plays with the packages that build and run alone, and says how far it is',
  async () => {
    const program = run('scripts/start.mjs');
    const page = await fetch(await program.address);
    expect(await page.text()).toContain('<script');
    expect(program.output()).toMatch(/Installing packages: \d+ of \d+/);
    expect(program.output()).toContain('Building the pages…');
    expect(['jest', 'nx', 'eslint', '@playwright/test', 'typescript'].filter(isInstalled)).toEqual([]);
  },
  INSTALL_MS,
);

test(
  'the tools are added to what is installed',
  async () => {
    const before = ['vite', '@nestjs/core'].map(
      (name) => statSync(path.join(clone, 'node_modules', name)).ino,
    );
    expect(await run('-e', INSTALL_TOOLS).ended).toBe(0);
    const after = ['vite', '@nestjs/core'].map(
      (name) => statSync(path.join(clone, 'node_modules', name)).ino,
    );
    expect([isInstalled('jest'), after]).toEqual([true, before]);
  },
  INSTALL_MS,
);
