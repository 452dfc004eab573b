import { execFile, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { compose, type Service } from '../support/compose.js';
import { type Program, watchProgram } from '../support/program.js';

/** Set by `npm test -- engine` if this machine has an engine or can start one. */
const { ENGINE_COMMAND = 'docker', ENGINE_IMAGE, ENGINE_BASE, ENGINE_LABEL } = process.env;

export const hasEngine = ENGINE_IMAGE !== undefined;
export const IMAGE = ENGINE_IMAGE ?? '';
export const BASE = ENGINE_BASE ?? '';

const run = promisify(execFile);
const LABEL = `--label=${ENGINE_LABEL}`;
const MOST_BYTES = 64 * 1024 ** 2;

/** The standard output of `docker`. Rejects with the error output if it fails. */
export const docker = async (...args: string[]): Promise<string> =>
  (await run(ENGINE_COMMAND, args, { maxBuffer: MOST_BYTES })).stdout;

/** Runs a command in a new container of the image, without a network, to its end. */
export const runOnce = (options: string[], ...command: string[]): Promise<string> =>
  docker('run', '--rm', LABEL, '--network=none', ...options, IMAGE, ...command);

/** A volume that exists for the duration of `use`. */
export async function withVolume(use: (name: string) => Promise<void>): Promise<void> {
  const name = (await docker('volume', 'create', LABEL)).trim();
  try {
    await use(name);
  } finally {
    await docker('volume', 'rm', '--force', name);
  }
}

const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [String(value)]);

/** What each restriction in compose.yaml is for `docker run`. */
const OPTIONS: Record<string, (value: unknown) => string[]> = {
  read_only: (value) => [`--read-only=${String(value)}`],
  tmpfs: (value) => list(value).map((each) => `--tmpfs=${each}`),
  cap_drop: (value) => list(value).map((each) => `--cap-drop=${each}`),
  security_opt: (value) => list(value).map((each) => `--security-opt=${each}`),
  stop_grace_period: (value) => [`--stop-timeout=${Number.parseInt(String(value), 10)}`],
  healthcheck: (value) => ((value as { disable?: boolean }).disable ? ['--no-healthcheck'] : []),
};
/** What the tests do themselves, or what has no meaning for a single container. */
const OTHERS = ['image', 'environment', 'command', 'volumes', 'depends_on', 'deploy', 'restart'];

/** Throws for anything unknown, so that no restriction is overlooked. */
function optionsOf(service: Service): string[] {
  return Object.entries(service).flatMap(([key, value]) => {
    if (OTHERS.includes(key)) return [];
    const option = OPTIONS[key];
    if (!option) throw new Error(`${key} of compose.yaml has no counterpart here`);
    return option(value);
  });
}

interface ContainerOptions {
  /** Variables of compose.yaml. */
  variables?: Record<string, string>;
  /** Environment variables that differ from compose.yaml. */
  env: Record<string, string>;
  /** The volumes that stand for those of compose.yaml, by their names there. */
  volumeNames: Record<string, string>;
  /** More of them, or files. */
  volumes?: string[];
  /** Instead of the command in compose.yaml or the image. */
  command?: string[];
}

/** A container of the image. Its `address` is the public one, as the program prints it. */
export interface Container extends Program {
  /** The output of a command in it. */
  exec(...command: string[]): Promise<string>;
  /** `healthy`, once the health check of the image has passed. */
  health(): Promise<string>;
  /** `docker stop`. Resolves to the exit code. */
  stop(): Promise<number | NodeJS.Signals | null>;
}

/** Starts a service of compose.yaml, but in the network of this machine. */
export function startContainer(
  name: string,
  { variables, env, volumeNames, volumes = [], command }: ContainerOptions,
): Container {
  const service = compose(variables)[name];
  if (!service) throw new Error(`compose.yaml has no service ${name}`);
  const id = `tessera-test-${name}-${randomUUID()}`;
  const mounts = (service.volumes ?? []).map((volume) =>
    volume.replace(/^[^:]+/, (source) => volumeNames[source] ?? source),
  );
  const given = Object.entries({ ...service.environment, ...env });
  const child = spawn(
    ENGINE_COMMAND,
    [
      ...['run', '--rm', LABEL, `--name=${id}`, '--network=host', ...optionsOf(service)],
      ...given.map(([key, value]) => `--env=${key}=${value ?? ''}`),
      ...[...mounts, ...volumes].map((volume) => `--volume=${volume}`),
      ...[IMAGE, ...(command ?? service.command ?? [])],
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const program = watchProgram(child);
  return {
    ...program,
    signal: (signal) => void spawnSync(ENGINE_COMMAND, ['kill', `--signal=${signal}`, id]),
    kill: () => void spawnSync(ENGINE_COMMAND, ['rm', '--force', '--volumes', id]),
    exec: (...args) => docker('exec', id, ...args),
    health: async () => (await docker('inspect', '--format={{.State.Health.Status}}', id)).trim(),
    stop: async () => {
      await docker('stop', id);
      return program.ended;
    },
  };
}
