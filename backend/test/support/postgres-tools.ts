import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { serverAccount, startUnmanagedServer } from '@tessera/embedded-postgres/testing';

const NAME = 'tessera';
const DEBIAN = '/usr/lib/postgresql';

/** The folders of PostgreSQL installations: server, pg_dump and pg_restore of one version each. */
const folders = (): string[] => {
  const asked = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim();
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => `${DEBIAN}/${version}/bin`) : [];
  return [...(asked ? [asked] : []), ...debian.sort().reverse()];
};
const PROGRAMS = ['initdb', 'postgres', 'pg_dump', 'pg_restore'] as const;

/** Undefined if there is none. The server from the npm package has no pg_dump. */
export const postgresTools = folders().find((folder) =>
  PROGRAMS.every((program) => existsSync(path.join(folder, program))),
);

export const runTool = (program: 'pg_dump' | 'pg_restore', args: string[]): void => {
  execFileSync(path.join(postgresTools ?? '', program), args, { stdio: ['ignore', 'ignore', 'pipe'] });
};

/** Starts an installed server with a new, empty cluster. Resolves with the URL of its database `postgres`. */
export async function startInstalledPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-installed-'));
  const dataDir = path.join(folder, 'postgres');
  const program = (name: string) => path.join(postgresTools ?? '', name);
  const { prefix, options } = serverAccount({ dataDir });
  const [command = '', ...args] = [...prefix, program('initdb'), '--pgdata', dataDir];
  const settings = ['--username', NAME, '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  execFileSync(command, [...args, ...settings], { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  const binaries = { initdb: program('initdb'), postgres: program('postgres') };
  const server = await startUnmanagedServer({ dataDir, name: NAME, binaries });
  return {
    url: `postgres://${NAME}@127.0.0.1:${server.port}/postgres`,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
