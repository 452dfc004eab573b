import { freePort } from '../../../scripts/free-port.mjs';
import type { Playable } from '../faults/match.js';
import { poolAt } from '../faults/system.js';
import { createEmptyDatabase } from '../support/database.js';
import { emptyRedis } from '../support/redis.js';
import { startContainer, type Container } from './container.js';
import { startFront, type Front } from './front.js';

/** A web process behind the proxy. */
interface Web {
  container: Container;
  port: number;
  /** Its own address, not that of the proxy. */
  address: string;
}

/** The program's services of compose.yaml, with PostgreSQL and Redis of the tests. */
export interface ComposedSystem extends Playable {
  web: [Web, Web];
  worker: Container;
  front: Front;
  databaseUrl: string;
  /** Stops a web process as an update does, and starts the next one in its place. */
  replace(index: 0 | 1): Promise<void>;
  /** Stops all processes. */
  stop(): Promise<void>;
  /** Starts all processes again. */
  start(): Promise<void>;
  /** A container that does one thing with the settings of a service. Resolves to its output. */
  runToEnd(service: string, options?: { command?: string[]; volumes?: string[] }): Promise<string>;
}

interface Options {
  /** Variables of compose.yaml. */
  variables: Record<string, string>;
  /** The volume for backups. */
  backups: string;
}

/** Migrates an empty database and runs the services, for the duration of `use`. */
export async function withComposedSystem(
  { variables, backups }: Options,
  use: (system: ComposedSystem) => Promise<void>,
): Promise<void> {
  const toEnd: (() => unknown)[] = [];
  const ending = (end: () => unknown) => toEnd.unshift(end);
  try {
    const database = await createEmptyDatabase();
    ending(() => database.drop());
    const sql = poolAt(database.url);
    ending(() => sql.end());
    const front = await startFront();
    ending(() => front.close());
    const redisUrl = await emptyRedis();
    /** What differs from compose, because all containers are in the network of this machine. */
    const inCommon = {
      ...{ DATABASE_URL: database.url, REDIS_URL: redisUrl, PUBLIC_URL: front.address },
      ...{ HOST: '127.0.0.1', DICTIONARY_URL: '' },
    };
    const launch = async (name: string, more: { command?: string[]; volumes?: string[] } = {}) => {
      const port = await freePort();
      const env = { ...inCommon, PORT: String(port), METRICS_PORT: String(await freePort()) };
      const container = startContainer(name, { variables, env, volumeNames: { backups }, ...more });
      ending(() => {
        container.kill();
        return container.ended;
      });
      return { container, port };
    };
    const launchWeb = async (): Promise<Web> => {
      const { container, port } = await launch('web');
      // It prints PUBLIC_URL once it listens.
      await container.address;
      return { container, port, address: `http://127.0.0.1:${port}` };
    };
    const runToEnd: ComposedSystem['runToEnd'] = async (name, more = {}) => {
      const { container } = await launch(name, more);
      expect([await container.ended, container.output()]).toEqual([0, expect.anything()]);
      return container.output();
    };
    const launchAll = async () => {
      const { container: worker } = await launch('worker');
      const web: [Web, Web] = [await launchWeb(), await launchWeb()];
      front.targets = web.map(({ port }) => port);
      return { worker, web };
    };
    expect(await runToEnd('migrate')).toContain('migrations');
    const system: ComposedSystem = {
      ...{ sql, front, databaseUrl: database.url, runToEnd },
      // Players know only the proxy.
      instances: [front, front],
      ...(await launchAll()),
      replace: async (index) => {
        await stopGracefully(system.web[index].container);
        system.web[index] = await launchWeb();
        front.targets = system.web.map(({ port }) => port);
      },
      stop: async () => {
        const containers = [...system.web.map(({ container }) => container), system.worker];
        await Promise.all(containers.map(stopGracefully));
      },
      start: async () => void Object.assign(system, await launchAll()),
    };
    await use(system);
  } finally {
    for (const end of toEnd) await end();
  }
}

/** The exit code would be 137 if the engine had to kill it. */
async function stopGracefully(container: Container): Promise<void> {
  expect([await container.stop(), container.output()]).toEqual([
    0,
    expect.not.stringMatching(/"level":(50|60)/),
  ]);
}
