import type { Socket } from 'node:net';
import { type BeforeApplicationShutdown, Logger } from '@nestjs/common';
import { KEY_PREFIX } from '@tessera/contracts/product';
import { nanoid } from 'nanoid';
import { Client, type ClientConfig } from 'pg';
import { sqlStateOf } from './database-errors.js';

const CHECK_EVERY_MS = 1000;
/**
 * After this many checks without a byte of a pending response, the server is asked whether it has the
 * connection.
 */
const SILENT_LOOKS = 2;
const PROBE_TIMEOUT_MS = 2000;
/** After this long without any server at the address, waiting is pointless. */
const UNREACHABLE_MS = 10_000;

/** What the driver's types leave out. */
interface Internals {
  connection: { stream: Socket };
  connectionParameters: { application_name?: string };
  readyForQuery?: boolean;
}

interface Watched {
  readonly client: Client;
  /** Unique, so that the server can say whether it has this connection. */
  readonly name: string;
  bytesRead: number;
  silentLooks: number;
}

/**
 * Closes connections to a server that disappeared without closing them, such as a machine that lost power. The
 * address may lead to another server by then, but TCP would wait for the old one for many minutes. A connection
 * whose response is late is closed only if the server at the address doesn't have it, because a slow statement
 * must not be repeated.
 */
export class ConnectionWatch implements BeforeApplicationShutdown {
  private readonly log = new Logger('Database');
  private readonly open = new Set<Watched>();
  private readonly timer: NodeJS.Timeout;
  private isProbing = false;
  private unreachableSince: number | undefined;

  constructor(private readonly url: string) {
    this.timer = setInterval(() => void this.look(), CHECK_EVERY_MS).unref();
  }

  /** The pool's class for connections. */
  clientClass(): typeof Client {
    const { open } = this;
    return class WatchedClient extends Client {
      constructor(options: ClientConfig) {
        super(options);
        const parameters = internals(this).connectionParameters;
        // An operator may have set the first part in the URL. PostgreSQL cuts names off after 63 bytes.
        const name = `${(parameters.application_name ?? KEY_PREFIX).slice(0, 50)} ${nanoid(10)}`;
        parameters.application_name = name;
        const watched = { client: this, name, bytesRead: 0, silentLooks: 0 };
        this.once('connect', () => open.add(watched));
        this.once('end', () => open.delete(watched));
      }
    };
  }

  closeAll(): void {
    for (const { client } of this.open) close(client);
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async look(): Promise<void> {
    const silent = [...this.open].filter(isSilent);
    if (silent.length === 0) this.unreachableSince = undefined;
    if (silent.length === 0 || this.isProbing) return;
    this.isProbing = true;
    const lost = await this.lostOf([...this.open], silent).finally(() => (this.isProbing = false));
    if (lost.length === 0) return;
    this.log.warn(`Closed database connections to a server that no longer responds (${lost.length})`);
    for (const { client } of lost) close(client);
  }

  /** The connections that the server at the address doesn't have, if it lacks any of the silent ones. */
  private async lostOf(all: readonly Watched[], silent: readonly Watched[]): Promise<readonly Watched[]> {
    try {
      const known = await this.knownToServer(all.map(({ name }) => name));
      this.unreachableSince = undefined;
      return silent.every(({ name }) => known.has(name)) ? [] : all.filter(({ name }) => !known.has(name));
    } catch (error) {
      // A server that responds with an error is there.
      if (sqlStateOf(error)?.length === 5) return [];
      this.unreachableSince ??= Date.now();
      return Date.now() - this.unreachableSince > UNREACHABLE_MS ? silent : [];
    }
  }

  private async knownToServer(names: readonly string[]): Promise<Set<string>> {
    const probe = new Client({
      connectionString: this.url,
      connectionTimeoutMillis: PROBE_TIMEOUT_MS,
      query_timeout: PROBE_TIMEOUT_MS,
    });
    // Without a handler, a late error would end the process.
    probe.on('error', () => undefined);
    try {
      await probe.connect();
      const { rows } = await probe.query<{ name: string }>(
        'SELECT application_name AS name FROM pg_stat_activity WHERE application_name = ANY($1)',
        [names],
      );
      void probe.end();
      return new Set(rows.map(({ name }) => name));
    } catch (error) {
      close(probe);
      throw error;
    }
  }
}

const internals = (client: Client): Internals => client as unknown as Internals;

/** Whether a response has been due for a while, and nothing has arrived. */
function isSilent(watched: Watched): boolean {
  const { connection, readyForQuery } = internals(watched.client);
  const { bytesRead } = connection.stream;
  const isWaiting = readyForQuery !== true && bytesRead === watched.bytesRead;
  watched.bytesRead = bytesRead;
  watched.silentLooks = isWaiting ? watched.silentLooks + 1 : 0;
  return watched.silentLooks >= SILENT_LOOKS;
}

/**
 * Destroys the socket, because the driver would wait for an orderly close. Pending statements fail.
 */
const close = (client: Client): void =>
  void internals(client).connection.stream.destroy(
    Object.assign(new Error('the server is gone'), { code: 'ECONNRESET' }),
  );
