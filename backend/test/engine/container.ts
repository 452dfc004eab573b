import { execFile, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Program, watchProgram } from '../support/program.js';
import type { ContainerConfig } from './container-config.js';

/** Set by `npm test -- engine` if this machine has an engine or can start one. */
const { ENGINE_COMMAND = 'docker', ENGINE_IMAGE, ENGINE_BASE, ENGINE_LABEL } = process.env;
/** Set if the machine also runs containers of another processor: their image, and Node's name of the processor. */
const { ENGINE_FOREIGN_IMAGE, ENGINE_FOREIGN } = process.env;

export const hasEngine = ENGINE_IMAGE !== undefined;
export const IMAGE = ENGINE_IMAGE ?? '';
export const BASE = ENGINE_BASE ?? '';
export const FOREIGN = ENGINE_FOREIGN && {
  image: ENGINE_FOREIGN_IMAGE ?? '',
  processor: ENGINE_FOREIGN,
};

const run = promisify(execFile);
const LABEL = `--label=${ENGINE_LABEL}`;
const MAX_BYTES = 64 * 1024 ** 2;

/** The standard output of `docker`. Rejects with the error output if it fails. */
export const docker = async (...args: string[]): Promise<string> =>
  (await run(ENGINE_COMMAND, args, { maxBuffer: MAX_BYTES })).stdout;

/** Runs a command in a new container of an image, without a network, to its end. */
export const runIn = (image: string, options: string[], ...command: string[]): Promise<string> =>
  docker('run', '--rm', LABEL, '--network=none', ...options, image, ...command);

/** The same in the image for this machine. */
export const runOnce = (options: string[], ...command: string[]): Promise<string> =>
  runIn(IMAGE, options, ...command);

/** A volume that exists for the duration of `use`. */
export async function withVolume(use: (name: string) => Promise<void>): Promise<void> {
  const name = (await docker('volume', 'create', LABEL)).trim();
  try {
    await use(name);
  } finally {
    await docker('volume', 'rm', '--force', name);
  }
}

/** A container of the image. Its `address` is the public one, as the program prints it. */
export interface Container extends Program {
  /** The output of a command in it. */
  exec(...command: string[]): Promise<string>;
  /** Whether its last check has passed. */
  isHealthy(): Promise<boolean>;
  /** What happens when it is told to stop. Resolves to the exit code. */
  stop(): Promise<number | NodeJS.Signals | null>;
}

/** Starts a container in the network of this machine. `env` overrides the variables of the config. */
export function startContainer(
  name: string,
  image: string,
  { options, env: given, mounts, command = [], probes, lingerMs = 0 }: ContainerConfig,
  env: Record<string, string>,
): Container {
  const id = `tessera-test-${name}-${randomUUID()}`;
  const variables = Object.entries({ ...given, ...env });
  const child = spawn(
    ENGINE_COMMAND,
    [
      'run',
      '--rm',
      LABEL,
      `--name=${id}`,
      '--network=host',
      ...options,
      ...variables.map(([key, value]) => `--env=${key}=${value}`),
      ...mounts.map((mount) => `--volume=${mount}`),
      image,
      ...command,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const program = watchProgram(child);
  const inspected = () => docker('inspect', '--format={{.State.Health.Status}}', id);
  const passes = async (probe: string) =>
    (await fetch(`http://127.0.0.1:${env['PORT']}${probe}`)).status === 200;
  return {
    ...program,
    signal: (signal) => void spawnSync(ENGINE_COMMAND, ['kill', `--signal=${signal}`, id]),
    kill: () => void spawnSync(ENGINE_COMMAND, ['rm', '--force', '--volumes', id]),
    exec: (...args) => docker('exec', id, ...args),
    isHealthy: async () =>
      probes
        ? (await Promise.all(probes.map(passes))).every(Boolean)
        : (await inspected()).trim() === 'healthy',
    stop: async () => {
      await sleep(lingerMs);
      await docker('stop', id);
      return program.ended;
    },
  };
}
