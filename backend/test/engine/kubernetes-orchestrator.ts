import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  K8S,
  ofKind,
  renderedFromReadme,
  written,
  type Manifest,
  type Parsed,
} from '../packaging/manifests.js';
import {
  IGNORED,
  optionsOf,
  type ContainerConfig,
  type Given,
  type Orchestrator,
} from './container-config.js';

/** Docker's units have no `i`. */
const inDockersUnits = (size: string): string => size.replace(/i$/, '').toLowerCase();

/** What each setting of a pod is for `docker run`. */
const POD = {
  securityContext: (value: object) =>
    optionsOf('securityContext', value, {
      runAsNonRoot: IGNORED,
      runAsUser: IGNORED,
      runAsGroup: IGNORED,
      fsGroup: (group: number) => [`--group-add=${group}`],
      // Docker's default profile.
      seccompProfile: ({ type }: { type: string }) => (type === 'RuntimeDefault' ? [] : [`unknown ${type}`]),
    }),
  containers: IGNORED,
  volumes: IGNORED,
  terminationGracePeriodSeconds: IGNORED,
  serviceAccountName: IGNORED,
  automountServiceAccountToken: IGNORED,
  enableServiceLinks: IGNORED,
  restartPolicy: IGNORED,
  topologySpreadConstraints: IGNORED,
};
const CONTAINER = {
  securityContext: (value: object) =>
    optionsOf('securityContext', value, {
      allowPrivilegeEscalation: (allow: boolean) => (allow ? [] : ['--security-opt=no-new-privileges']),
      readOnlyRootFilesystem: (value: boolean) => [`--read-only=${value}`],
      capabilities: ({ drop }: { drop: string[] }) => drop.map((each) => `--cap-drop=${each}`),
    }),
  resources: ({ limits }: { limits: { memory: string } }) => [`--memory=${inDockersUnits(limits.memory)}`],
  name: IGNORED,
  image: IGNORED,
  command: IGNORED,
  env: IGNORED,
  envFrom: IGNORED,
  ports: IGNORED,
  startupProbe: IGNORED,
  readinessProbe: IGNORED,
  livenessProbe: IGNORED,
  lifecycle: IGNORED,
  volumeMounts: IGNORED,
};
const PROBES = ['startupProbe', 'readinessProbe', 'livenessProbe'];

/** The objects of the examples in k8s/README.md, with backups in a volume. */
export function kubernetesOrchestrator({ recipient, keyFile, backups }: Given): Orchestrator {
  const objects = renderedFromReadme({ recipient });
  const secret = written('.').find(({ metadata }) => metadata.name === 'tessera') as Manifest;
  const variables: Record<string, Record<string, string>> = {
    ...Object.fromEntries(
      ofKind(objects, 'ConfigMap').map(({ metadata, data = {} }) => [metadata.name, data]),
    ),
    tessera: { ...secret.stringData, SESSION_SECRET: 'filled in by the operator of this test' },
  };

  const configOf = (pod: Parsed): ContainerConfig => {
    const [container] = pod.containers;
    const graceSeconds = pod.terminationGracePeriodSeconds ?? 30;
    const lingerSeconds = container.lifecycle?.preStop.sleep.seconds ?? 0;
    const tmpfs: string[] = [];
    const mounts: string[] = [];
    for (const { name, mountPath, readOnly } of container.volumeMounts ?? []) {
      const volume = pod.volumes.find((each: Parsed) => each.name === name);
      if (volume.emptyDir) {
        tmpfs.push(`--tmpfs=${mountPath}:mode=1777,size=${inDockersUnits(volume.emptyDir.sizeLimit)}`);
      } else if (volume.secret) mounts.push(`${keyFile}:${mountPath}/${path.basename(keyFile)}:ro`);
      else if (volume.persistentVolumeClaim && !readOnly) mounts.push(`${backups}:${mountPath}`);
      else throw new Error(`the volume ${name} has no counterpart here`);
    }
    return {
      options: [
        ...optionsOf('a pod', pod, POD),
        ...optionsOf('a container', container, CONTAINER),
        ...tmpfs,
        `--user=${pod.securityContext.runAsUser}:${pod.securityContext.runAsGroup}`,
        `--stop-timeout=${graceSeconds - lingerSeconds}`,
        '--no-healthcheck',
      ],
      env: Object.assign(
        {},
        ...(container.envFrom ?? []).map(
          ({ configMapRef, secretRef }: Parsed) => variables[(configMapRef ?? secretRef).name],
        ),
        Object.fromEntries((container.env ?? []).map(({ name, value }: Parsed) => [name, value])),
      ) as Record<string, string>,
      mounts,
      probes: PROBES.flatMap((probe) => container[probe]?.httpGet.path ?? []),
      lingerMs: lingerSeconds * 1000,
      ...(container.command ? { command: container.command as string[] } : {}),
    };
  };
  const podOf = (from: Manifest[], name: string): Parsed =>
    from.find(({ kind, metadata }) => /^(Deployment|Job)$/.test(kind) && metadata.name === `tessera-${name}`)
      ?.spec.template.spec;
  return {
    page: readFileSync(path.join(K8S, 'README.md'), 'utf8'),
    surges: true,
    volumeGroup: podOf(objects, 'worker').securityContext.fsGroup,
    service: (name) => configOf(podOf(objects, name)),
    restore: (file) => {
      const job = configOf(podOf(written('.'), 'restore'));
      const command = job.command?.map((word) => (word.startsWith('tessera-backup-') ? file : word)) ?? [];
      return { ...job, env: { ...job.env, BACKUP_RECIPIENT: recipient }, command };
    },
  };
}
