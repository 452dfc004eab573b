import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { linkPackages } from './checkout.js';

const ROOT = path.join(import.meta.dirname, '../../..');
const NOT_SOURCES = new Set(['.git', '.nx', '.data', 'dist', 'node_modules', 'test-results']);
const STEPS_MS = 10 * 60_000;

let copy: string;
let touched: string[] = [];

/** What a command prints. */
function run(command: string, ...args: string[]): string {
  const program = path.join(copy, 'node_modules/.bin', command);
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: copy,
    encoding: 'utf8',
    timeout: STEPS_MS,
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`);
  return stripVTControlCharacters(stdout);
}

const generate = (generator: string, ...args: string[]) => {
  const output = run('nx', 'generate', `./scripts/generators/generators.json:${generator}`, ...args);
  const files = [...output.matchAll(/^(?:CREATE|UPDATE) (\S+)/gm)].flatMap(([, file]) => file ?? []);
  touched = [...new Set([...touched, ...files])];
};

beforeAll(() => {
  copy = mkdtempSync(path.join(os.tmpdir(), 'tessera-generated-'));
  cpSync(ROOT, copy, { recursive: true, filter: (from) => !NOT_SOURCES.has(path.basename(from)) });
  for (const project of ['.', 'backend', 'frontend']) linkPackages(copy, project);
  generate('feature', 'word-lists');
  generate('call', 'sortWordLists', '--feature=word-lists', '--method=POST');
  generate('call', 'readThanks', '--feature=feedback', '--player=optional');
  generate('call', 'sendThanks', '--feature=feedback', '--method=POST', '--path=/api/thanks');
}, STEPS_MS);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('a generated feature with a call, and calls of a feature that was there', () => {
  test('consist of all files that the recipe names', () => {
    expect(touched).toEqual(
      expect.arrayContaining([
        'libs/contracts/src/word-lists/word-lists.ts',
        'backend/src/word-lists/word-lists.controller.ts',
        'backend/src/feedback/feedback.controller.ts',
        'backend/test/support/call-table.ts',
        'frontend/src/features/word-lists/word-lists.api.ts',
        'frontend/src/features/feedback/testing/read-thanks-response.ts',
      ]),
    );
  });

  test('would not be made at an address that another call answers', () => {
    const wrong = () => generate('call', 'readNames', '--feature=groups', '--path=/api/groups/names');
    expect(wrong).toThrow('/api/groups/names would be taken for /api/groups/:groupId');
  });

  test(
    'are formatted and pass the linters',
    () => {
      const code = touched.filter((file) => /\.tsx?$/.test(file));
      run('oxfmt', '--check', ...code);
      run('oxlint', ...code);
      run('eslint', '--max-warnings', '0', ...code);
    },
    STEPS_MS,
  );

  test.each(['libs/contracts', 'backend', 'frontend'])(
    'have the right types: %s',
    (project) => {
      run('tsc', '--noEmit', '-p', project);
    },
    STEPS_MS,
  );

  test(
    'keep the rules of the contracts, and the browser gets its response',
    () => {
      const output = run(
        'jest',
        '--selectProjects',
        'unit',
        '--testPathPatterns',
        'word-lists|contracts/src/calls',
      );
      expect(output).not.toContain('No tests found');
    },
    STEPS_MS,
  );

  test(
    'can be built',
    () => {
      const build = path.join(copy, 'scripts/build.mjs');
      const { status, stderr } = spawnSync(process.execPath, [build], { cwd: copy, encoding: 'utf8' });
      expect([status, stderr]).toEqual([0, expect.any(String)]);
    },
    STEPS_MS,
  );
});
