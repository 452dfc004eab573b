// Which commit a checkout is at, for programs that are started from it.
import { spawnSync } from 'node:child_process';
import { root } from './workspace.mjs';

/** The output of a Git command; undefined if it fails, or without Git or a repository. */
function git(...args) {
  // A server may run as another user than the one who cloned the repository.
  const { status, stdout } = spawnSync('git', ['-c', `safe.directory=${root}`, ...args], {
    cwd: root,
    encoding: 'utf8',
    timeout: 10_000,
  });
  return status === 0 ? stdout.trim() : undefined;
}

/** The commit in short, with `-dirty` if files differ from it. */
export const currentCommit = () => git('describe', '--always', '--dirty', '--abbrev=12', '--exclude=*');

/** The full commit of a release, or the current one if it has no tag. */
export const releaseCommit = (version) =>
  git('rev-parse', '--verify', '--quiet', `v${version}^{commit}`) ?? git('rev-parse', 'HEAD');
