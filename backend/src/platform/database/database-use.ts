import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { ConfigError } from '../config/config.js';
import { KEEP_ALIVE } from './pool.js';

/** An arbitrary number. Shared by all processes that use a database, held alone by one that replaces its contents. */
const USE_LOCK = 7_369_411;
/** A server that accepts the connection may never respond: another program, or a machine that hangs. */
const CONNECT_TIMEOUT_MS = 10_000;
/** A connection that was cut may hold its lock a little longer. */
const TIMEOUT_MS = 5_000;
const CHECK_EVERY_MS = 100;
const RECONNECT_EVERY_MS = 1_000;

const RESTORING =
  'DATABASE_URL: a backup is being restored into this database. Start again once that has finished.';

interface Options {
  /** For operators, in `pg_stat_activity`. */
  readonly name: string;
  /** Called once if the contents of the database are or may have been replaced while the connection was lost. */
  readonly onReplaced?: () => void;
}

/** Tells others that this process uses a database, so that nobody restores a backup into it meanwhile. */
export class DatabaseUse {
  private client: Client | undefined;
  private contents: string | null = null;
  private isReleased = false;

  private constructor(
    private readonly url: string,
    private readonly options: Options,
  ) {}

  /** Throws a ConfigError while a backup is being restored. */
  static async begin(url: string, options: Options): Promise<DatabaseUse> {
    const use = new DatabaseUse(url, options);
    if (!(await use.connect())) throw new ConfigError(RESTORING);
    return use;
  }

  /** To be called once the tables exist: remembers which they are. */
  async noteContents(): Promise<void> {
    this.contents = await this.readContents();
  }

  async release(): Promise<void> {
    this.isReleased = true;
    await this.client?.end().catch(() => undefined);
  }

  /** False if the lock is taken. */
  private async connect(): Promise<boolean> {
    const client = await connected(this.url, this.options.name);
    if (!(await lock(client, 'pg_try_advisory_lock_shared'))) {
      await client.end();
      return false;
    }
    this.client = client;
    client.once('end', () => void this.reconnect());
    return true;
  }

  private async reconnect(): Promise<void> {
    while (!this.isReleased) {
      await sleep(RECONNECT_EVERY_MS, undefined, { ref: false });
      const isBack = await this.connect().catch(() => undefined);
      if (isBack === undefined) continue;
      if (this.isReleased) return this.release();
      const isSame = isBack && (await this.readContents().catch(() => this.contents)) === this.contents;
      if (!isSame) this.options.onReplaced?.();
      return;
    }
  }

  /** Restoring a backup makes new tables. */
  private async readContents(): Promise<string | null> {
    const rows = await this.client?.query<{ oid: string | null }>(
      `SELECT to_regclass('migrations')::oid::text AS oid`,
    );
    return rows?.rows[0]?.oid ?? null;
  }
}

/**
 * Runs `work` while no other process uses the database. Throws a ConfigError that names one that does. Changes that
 * rely on this are made on the given connection: if it is lost, so is the lock.
 */
export async function whileUnused<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await connected(url, `restore by process ${process.pid}`);
  try {
    if (!(await lock(client, 'pg_try_advisory_lock'))) {
      throw new ConfigError(
        `DATABASE_URL: the database is in use (${(await holdersOf(client)).join(', ')}). Stop all processes first.`,
      );
    }
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A connection outside the pool, which has its own timeouts. */
export async function connected(url: string, name: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...KEEP_ALIVE,
  });
  // 'end' always follows, and handles the loss.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function lock(
  client: Client,
  how: 'pg_try_advisory_lock' | 'pg_try_advisory_lock_shared',
): Promise<boolean> {
  for (const end = Date.now() + TIMEOUT_MS; ; await sleep(CHECK_EVERY_MS)) {
    const { rows } = await client.query<{ taken: boolean }>(`SELECT ${how}($1) AS taken`, [USE_LOCK]);
    if (rows[0]?.taken) return true;
    if (Date.now() > end) return false;
  }
}

async function holdersOf(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT DISTINCT application_name AS name FROM pg_stat_activity JOIN pg_locks USING (pid)
      WHERE datname = current_database() AND locktype = 'advisory' AND objid = $1 AND granted ORDER BY 1`,
    [USE_LOCK],
  );
  return rows.map(({ name }) => name);
}
