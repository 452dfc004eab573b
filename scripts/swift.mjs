// Finds OpenStack Swift, whose S3 API the tests of backups in a bucket use. It is a library of the system's Python.
import { spawnSync } from 'node:child_process';
import { installDebianPackage } from './debian.mjs';

const PYTHON = '/usr/bin/python3';
const PACKAGE = 'python3-swift';

const runs = (program, ...args) =>
  spawnSync(PYTHON, ['-c', program, ...args], { stdio: 'ignore', timeout: 60_000 }).status === 0;
const isInstalled = () => runs('import swift.proxy.server');

/** Swift keeps what it knows about a file in its extended attributes, which not every file system has. */
const hasAttributes = (folder) =>
  runs(
    `import sys, tempfile, xattr
with tempfile.NamedTemporaryFile(dir=sys.argv[1]) as file:
    xattr.setxattr(file, 'user.tessera', b'1')`,
    folder,
  );

/**
 * The Python that has it, as an environment variable, if it works in this folder. Otherwise empty; the tests that need
 * it are then skipped.
 */
export function ensureSwift(say, folder) {
  const skipped = (reason) => {
    say(`${reason}: the tests of backups in a bucket are skipped.`);
    return {};
  };
  if (!isInstalled() && !(installDebianPackage(PACKAGE, say) && isInstalled()))
    return skipped(`${PACKAGE} isn't installed`);
  if (!hasAttributes(folder))
    return skipped(`Swift needs extended attributes, which ${folder} doesn't have (set TMPDIR)`);
  return { SWIFT_PYTHON: PYTHON };
}
