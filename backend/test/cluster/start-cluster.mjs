// Runs once per run: builds Kubernetes, the image and the servers that are outside of the cluster.
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { ensureImage } from '../../../scripts/engine-image.mjs';
import startServers from '../support/start-servers.mjs';
import { ensureKubernetes } from './kubernetes-source.mjs';

/** On a disk: layers of images can't be mounted from memory. */
const DISK = '/var/tmp';

export default async function startCluster() {
  const programs = ensureKubernetes(console.log);
  const engine = await ensureImage(console.log, { isNativeOnly: true });
  if (!engine.ENGINE_IMAGE)
    throw new Error('The tests of a cluster need a container engine that builds the image.');
  await startServers();
  const folder = mkdtempSync(path.join(DISK, 'tessera-cluster-'));
  const docker = (args, input) => {
    const env = { ...process.env, ...engine };
    const { status, stderr } = spawnSync(engine.ENGINE_COMMAND, args, { env, input, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  };
  const pause = 'tessera-pause:test';
  docker(
    ['build', '--quiet', `--tag=${pause}`, '-'],
    `FROM ${engine.ENGINE_BASE}\nENTRYPOINT ["sleep", "infinity"]\n`,
  );
  const saved = (name, image) => {
    const file = path.join(folder, `${name}.tar`);
    docker(['save', '--output', file, image]);
    return file;
  };
  Object.assign(process.env, {
    CLUSTER_PROGRAMS: programs,
    CLUSTER_FOLDER: folder,
    CLUSTER_IMAGE: saved('image', engine.ENGINE_IMAGE),
    CLUSTER_PAUSE: saved('pause', pause),
  });
}
