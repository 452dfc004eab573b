/** What Compose or Kubernetes would run for one of the program's services, in terms of `docker run`. */
export interface ContainerConfig {
  /** The restrictions. */
  options: string[];
  env: Record<string, string>;
  /** Volumes and files, each with its place in the container. */
  mounts: string[];
  /** Instead of the command of the image. */
  command?: string[];
  /** Paths of health checks. By default, the image has its own check. */
  probes?: string[];
  /** How long it serves after it has been told to stop. */
  lingerMs?: number;
}

export type ServiceName = 'migrate' | 'web' | 'worker';

/** One way to run the whole system. */
export interface Orchestrator {
  /** The page with the commands, and what they print. */
  page: string;
  service(name: ServiceName): ContainerConfig;
  /** Restores the backup with this name, and ends. */
  restore(file: string): ContainerConfig;
  /** Whether a new process serves before the old one is stopped. */
  surges: boolean;
  /** The group to which the volume for backups is given. */
  volumeGroup?: number;
}

/** What the operator provides. */
export interface Given {
  /** The public key of backups, and the file with the private one. */
  recipient: string;
  keyFile: string;
  /** The volume for backups. */
  backups: string;
}

/** Turns settings into options. Throws for anything unknown, so that no restriction is overlooked. */
export function optionsOf(
  what: string,
  settings: object,
  known: Record<string, (value: never) => string[]>,
): string[] {
  return Object.entries(settings).flatMap(([key, value]) => {
    const option = known[key];
    if (!option) throw new Error(`${key} of ${what} has no counterpart here`);
    return option(value as never);
  });
}

/** What the tests do themselves, or what has no meaning for a single container. */
export const IGNORED = (): string[] => [];
