// Finds OpenStack Swift, whose S3 API the tests of backups in a bucket use. It is a library of the system's Python.
import { spawnSync } from 'node:child_process';
import os from 'node:os';
import { installDebianPackage } from './debian.mjs';

const PYTHON = '/usr/bin/python3';
const PACKAGE = 'python3-swift';
/** Swift keeps what it knows about a file in its extended attributes, which not every file system has. */
const PROBE = `
import tempfile, swift.proxy.server, xattr
with tempfile.NamedTemporaryFile(dir=${JSON.stringify(os.tmpdir())}) as file:
    xattr.setxattr(file, 'user.tessera', b'1')`;

const works = () => spawnSync(PYTHON, ['-c', PROBE], { stdio: 'ignore', timeout: 60_000 }).status === 0;

/**
 * The Python that has it, as an environment variable. Empty if there is none; the tests that need it then say so.
 */
export function ensureSwift(say) {
  if (works() || (installDebianPackage(PACKAGE, say) && works())) return { SWIFT_PYTHON: PYTHON };
  say(`${PACKAGE} not found, or it can't be used: the tests of backups in a bucket are skipped.`);
  return {};
}
