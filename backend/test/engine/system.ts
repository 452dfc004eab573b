import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../../scripts/built-app.mjs';
import type { Playable } from '../faults/match.js';
import { poolAt } from '../faults/system.js';
import { createEmptyDatabase } from '../support/database.js';
import { emptyRedis } from '../support/redis.js';
import type { ContainerConfig, Given, Orchestrator, ServiceName } from './container-config.js';
import { IMAGE, runOnce, startContainer, withVolume, type Container } from './container.js';
import { startFront, type Front } from './front.js';

/** A web process behind the proxy. */
interface Web {
  container: Container;
  port: number;
  /** Its own address, not that of the proxy. */
  address: string;
}

/** The program's services, with PostgreSQL and Redis of the tests. */
export interface ContainedSystem extends Playable {
  orchestrator: Orchestrator;
  web: [Web, Web];
  worker: Container;
  front: Front;
  databaseUrl: string;
  /** Replaces a web process as an update does. */
  replace(index: 0 | 1): Promise<void>;
  /** Stops all processes. */
  stop(): Promise<void>;
  /** Starts all processes again. */
  start(): Promise<void>;
  /** Runs a container that does one thing. Resolves to its output. */
  runToEnd(name: string, config: ContainerConfig): Promise<string>;
}

/** Migrates an empty database and runs the services, for the duration of `use`. */
export const withContainedSystem = (
  orchestratorOf: (given: Given) => Orchestrator,
  use: (system: ContainedSystem) => Promise<void>,
  image = IMAGE,
): Promise<void> =>
  withVolume(async (backups) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-key-'));
    try {
      const keys = await runOnce([], 'node', 'backend/dist/backup.js', '--new-key');
      const [, recipient = ''] = /public key: (age1\S+)/.exec(keys) ?? [];
      const keyFile = path.join(folder, 'key.txt');
      writeFileSync(keyFile, keys);
      const orchestrator = orchestratorOf({ recipient, keyFile, backups });
      if (orchestrator.volumeGroup !== undefined) {
        const give = `chgrp ${orchestrator.volumeGroup} /volume && chmod 2775 /volume`;
        await runOnce(['--user=0', `--volume=${backups}:/volume`], 'sh', '-c', give);
      }
      await withServices(orchestrator, image, use);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

async function withServices(
  orchestrator: Orchestrator,
  image: string,
  use: (system: ContainedSystem) => Promise<void>,
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
    /** Variables that differ from the orchestrator's, because all containers share the network of this machine. */
    const inCommon = {
      DATABASE_URL: database.url,
      REDIS_URL: redisUrl,
      PUBLIC_URL: front.address,
      HOST: '127.0.0.1',
      DICTIONARY_URL: '',
    };
    const launch = async (name: string, config: ContainerConfig) => {
      const port = await freePort();
      const env = { ...inCommon, PORT: String(port), METRICS_PORT: String(await freePort()) };
      const container = startContainer(name, image, config, env);
      ending(() => {
        container.kill();
        return container.ended;
      });
      return { container, port };
    };
    const launchService = (name: ServiceName) => launch(name, orchestrator.service(name));
    const launchWeb = async (): Promise<Web> => {
      const { container, port } = await launchService('web');
      // It prints PUBLIC_URL once it listens.
      await container.address;
      return { container, port, address: `http://127.0.0.1:${port}` };
    };
    const runToEnd: ContainedSystem['runToEnd'] = async (name, config) => {
      const { container } = await launch(name, config);
      expect([await container.ended, container.output()]).toEqual([0, expect.anything()]);
      return container.output();
    };
    const launchAll = async () => {
      const { container: worker } = await launchService('worker');
      const web: [Web, Web] = [await launchWeb(), await launchWeb()];
      front.targets = web.map(({ port }) => port);
      return { worker, web };
    };
    expect(await runToEnd('migrate', orchestrator.service('migrate'))).toContain('migrations');
    const system: ContainedSystem = {
      orchestrator,
      sql,
      front,
      databaseUrl: database.url,
      runToEnd,
      // Players know only the proxy.
      instances: [front, front],
      ...(await launchAll()),
      replace: async (index) => {
        const { container } = system.web[index];
        if (!orchestrator.surges) await stopGracefully(container);
        system.web[index] = await launchWeb();
        front.targets = system.web.map(({ port }) => port);
        if (orchestrator.surges) await stopGracefully(container);
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
    expect.not.stringMatching(/"level":"(error|fatal)"/),
  ]);
}
