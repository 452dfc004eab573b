import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compose, DOCKER } from '../support/compose.js';
import {
  IGNORED,
  optionsOf,
  type ContainerConfig,
  type Given,
  type Orchestrator,
} from './container-config.js';

const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [String(value)]);

/** What each setting in compose.yaml is for `docker run`. */
const OPTIONS = {
  read_only: (value: boolean) => [`--read-only=${value}`],
  tmpfs: (value: unknown) => list(value).map((each) => `--tmpfs=${each}`),
  cap_drop: (value: unknown) => list(value).map((each) => `--cap-drop=${each}`),
  security_opt: (value: unknown) => list(value).map((each) => `--security-opt=${each}`),
  stop_grace_period: (value: string) => [`--stop-timeout=${Number.parseInt(value, 10)}`],
  healthcheck: ({ disable }: { disable?: boolean }) => (disable ? ['--no-healthcheck'] : []),
  image: IGNORED,
  environment: IGNORED,
  command: IGNORED,
  volumes: IGNORED,
  depends_on: IGNORED,
  deploy: IGNORED,
  restart: IGNORED,
};

/** The services of compose.yaml. */
export function composeOrchestrator({ recipient, keyFile, backups }: Given): Orchestrator {
  const services = compose({ BACKUP_RECIPIENT: recipient });
  const service = (name: string): ContainerConfig => {
    const found = services[name];
    if (!found) throw new Error(`compose.yaml has no service ${name}`);
    const env = Object.entries(found.environment ?? {}).map(([key, value]) => [key, String(value ?? '')]);
    return {
      options: optionsOf('compose.yaml', found, OPTIONS),
      env: Object.fromEntries(env) as Record<string, string>,
      mounts: (found.volumes ?? []).map((volume) => volume.replace(/^backups:/, `${backups}:`)),
      ...(found.command ? { command: found.command } : {}),
    };
  };
  return {
    page: readFileSync(path.join(DOCKER, 'README.md'), 'utf8'),
    surges: false,
    service,
    restore: (file) => {
      const worker = service('worker');
      return {
        ...worker,
        mounts: [...worker.mounts, `${keyFile}:/key.txt:ro`],
        command: ['node', 'backend/dist/restore.js', file, '--identity', '/key.txt'],
      };
    },
  };
}
