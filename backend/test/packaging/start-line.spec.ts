import { execFileSync } from 'node:child_process';
import path from 'node:path';

const SCRIPT = path.join(import.meta.dirname, '../../../scripts/workspace.mjs');

test('the start line keeps its commit in a checkout that belongs to another user', () => {
  const commitAs = (env: Record<string, string>) =>
    execFileSync(
      process.execPath,
      ['-e', `import(${JSON.stringify(SCRIPT)}).then((it) => console.log(it.currentCommit()))`],
      { env: { ...process.env, ...env }, encoding: 'utf8' },
    );
  const commit = commitAs({});
  expect(commit).toMatch(/^[0-9a-f]{12}(-dirty)?\n$/);
  // How Git tests this itself.
  expect(commitAs({ GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' })).toBe(commit);
});
