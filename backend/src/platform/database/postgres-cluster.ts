import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';
import { OWN_SERVER_HINT, serverAccount, type PostgresBinaries } from './postgres-binaries.js';

/** The superuser of the built-in server. */
export const SUPERUSER = 'tessera';

const PASSWORD_FILE = 'tessera-password';
const DRAFT = '.new-';
const ABANDONED_AFTER_MS = 10 * 60 * 1000;

const isCluster = (dataDir: string) => existsSync(path.join(dataDir, 'PG_VERSION'));

/**
 * Makes the data folder, unless it is there. It is prepared under another name and renamed when complete:
 * killed in between, or run twice at once, it never leaves a half-made folder under the real name.
 */
export async function createCluster(
  binaries: PostgresBinaries,
  dataDir: string,
  durable: boolean,
): Promise<void> {
  mkdirSync(path.dirname(dataDir), { recursive: true });
  removeAbandonedDrafts(dataDir);
  if (isCluster(dataDir)) return;
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) {
    throw new EmbeddedPostgresError(
      `${dataDir} holds something, but no database. Move it away, or choose another DATA_DIR.`,
    );
  }
  const draft = mkdtempSync(`${dataDir}${DRAFT}`);
  try {
    const cluster = path.join(draft, 'data');
    await runInitdb(binaries, dataDir, cluster, durable);
    moveIntoPlace(cluster, dataDir);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** The superuser's password: made with the folder and kept in it, readable to its owner alone. */
export function readPassword(dataDir: string): string {
  return readFileSync(path.join(dataDir, PASSWORD_FILE), 'utf8').trim();
}

async function runInitdb(
  binaries: PostgresBinaries,
  dataDir: string,
  cluster: string,
  durable: boolean,
): Promise<void> {
  const account = serverAccount(dataDir);
  const draft = path.dirname(cluster);
  const password = path.join(draft, 'password');
  writeFileSync(password, randomBytes(24).toString('base64url'), { mode: 0o600 });
  const { uid, gid } = account.options;
  if (uid !== undefined && gid !== undefined) {
    for (const file of [draft, password]) chownSync(file, uid, gid);
  }
  const [command = '', ...args] = [
    ...account.prefix,
    binaries.initdb,
    ...['-D', cluster, '-U', SUPERUSER, '--auth=scram-sha-256', `--pwfile=${password}`],
    // PostgreSQL's own Unicode rules: the same on every machine, whatever locales it has.
    ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ...(durable ? [] : ['--no-sync']),
  ];
  const child = spawn(command, args, { ...account.options, stdio: ['ignore', 'ignore', 'pipe'] });
  const interrupt = () => child.kill();
  process.once('exit', interrupt);
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const status = await new Promise<number | string | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(code ?? signal));
  }).finally(() => process.removeListener('exit', interrupt));
  if (status !== 0) {
    throw new EmbeddedPostgresError(
      `${dataDir} could not be created (${status}). ${complaint.trim()}\n${OWN_SERVER_HINT}`,
    );
  }
  renameSync(password, path.join(cluster, PASSWORD_FILE));
}

function moveIntoPlace(cluster: string, dataDir: string): void {
  try {
    renameSync(cluster, dataDir);
  } catch (error) {
    // Another process was quicker: its folder is as good as ours.
    if (!isCluster(dataDir)) throw error;
  }
}

/** Drafts of processes that were killed; a young one may be another process at work. */
function removeAbandonedDrafts(dataDir: string): void {
  const folder = path.dirname(dataDir);
  const drafts = readdirSync(folder).filter((name) => name.startsWith(`${path.basename(dataDir)}${DRAFT}`));
  for (const draft of drafts.map((name) => path.join(folder, name))) {
    const lastTouched = statSync(draft, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - lastTouched > ABANDONED_AFTER_MS) rmSync(draft, { recursive: true, force: true });
  }
}
