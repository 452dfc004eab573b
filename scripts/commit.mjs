// Which commit a checkout is at, for programs that are started from it.
import { spawnSync } from 'node:child_process';
import { root } from './workspace.mjs';

/** The commit in short, with `-dirty` if files differ from it; undefined without Git or a repository. */
export function currentCommit() {
  const args = ['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*'];
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', timeout: 10_000 });
  return status === 0 ? stdout.trim() : undefined;
}
