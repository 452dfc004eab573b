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
import { serverAccount, type PostgresBinaries } from './binaries.js';
import { EmbeddedPostgresError, type Server } from './settings.js';

const DRAFT = '.new-';
const ABANDONED_AFTER_MS = 10 * 60 * 1000;

/**
 * Creates a folder and those that contain it. Node's `recursive` reports a read-only disk as a missing folder, and never
 * returns if the system refuses to create anything there, as in /proc.
 */
export function createFolder(folder: string): void {
  const parent = path.dirname(folder);
  if (!existsSync(parent)) createFolder(parent);
  try {
    mkdirSync(folder);
  } catch (error) {
    const isThere = (error as NodeJS.ErrnoException).code === 'EEXIST' && statSync(folder).isDirectory();
    if (!isThere) throw error;
  }
}

const passwordFile = (name: string) => `${name}-password`;
const isCluster = (dataDir: string) => existsSync(path.join(dataDir, 'PG_VERSION'));

/**
 * Creates the data folder unless it exists. It is prepared under another name and renamed when complete, so
 * that a crash or a second process never leaves an incomplete folder behind.
 */
export async function createCluster(
  binaries: PostgresBinaries,
  server: Server,
  durable: boolean,
): Promise<void> {
  const { dataDir, folderSetting } = server;
  createFolder(path.dirname(dataDir));
  removeAbandonedDrafts(dataDir);
  if (isCluster(dataDir)) return;
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) {
    throw new EmbeddedPostgresError(
      `${dataDir} isn't empty, but contains no database. Move it, or choose another ${folderSetting}.`,
    );
  }
  const draft = mkdtempSync(`${dataDir}${DRAFT}`);
  try {
    const cluster = path.join(draft, 'data');
    await runInitdb(binaries, server, cluster, durable);
    moveIntoPlace(cluster, dataDir);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** The superuser's password, generated with the folder and stored in it, readable only by its owner. */
export function readPassword({ dataDir, name }: Pick<Server, 'dataDir' | 'name'>): string {
  return readFileSync(path.join(dataDir, passwordFile(name)), 'utf8').trim();
}

async function runInitdb(
  binaries: PostgresBinaries,
  server: Server,
  cluster: string,
  durable: boolean,
): Promise<void> {
  const account = serverAccount(server);
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
    '-D',
    cluster,
    '-U',
    server.name,
    '--auth=scram-sha-256',
    `--pwfile=${password}`,
    // PostgreSQL's built-in Unicode rules, which are the same on every machine, whatever its locales.
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
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
      `Failed to create ${server.dataDir} (${status}). ${complaint.trim()}\n`,
      server.hint,
    );
  }
  renameSync(password, path.join(cluster, passwordFile(server.name)));
}

function moveIntoPlace(cluster: string, dataDir: string): void {
  try {
    renameSync(cluster, dataDir);
  } catch (error) {
    // Another process was faster, and its folder is equivalent.
    if (!isCluster(dataDir)) throw error;
  }
}

/** Removes drafts of killed processes. A recent one may belong to a process that is still running. */
function removeAbandonedDrafts(dataDir: string): void {
  const folder = path.dirname(dataDir);
  const drafts = readdirSync(folder).filter((name) => name.startsWith(`${path.basename(dataDir)}${DRAFT}`));
  for (const draft of drafts.map((name) => path.join(folder, name))) {
    const lastTouched = statSync(draft, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - lastTouched > ABANDONED_AFTER_MS) rmSync(draft, { recursive: true, force: true });
  }
}
