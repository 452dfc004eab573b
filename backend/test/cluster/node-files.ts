import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CONTROL, NODES, SERVICES, type Node } from './network.js';
import { kill, must } from './processes.js';

const API = `https://${CONTROL.address}:6443`;
const TOKEN = 'token-of-this-run';
const PAUSE = 'tessera.test/pause:1';
const ATTEMPTS = 100;

/** Certificates, and what the programs of the control plane and the nodes read. */
export function writeFiles(folder: string, kubeconfig: string): void {
  mkdirSync(path.join(folder, 'certs'), { recursive: true });
  const openssl = (...args: string[]) => must('openssl', args, { cwd: path.join(folder, 'certs') });
  const key = ['-newkey', 'rsa:2048', '-nodes'];
  openssl('genrsa', '-out', 'accounts.key', '2048');
  openssl('req', '-x509', ...key, '-days', '2', '-subj', '/CN=ca', '-keyout', 'ca.key', '-out', 'ca.crt');
  openssl('req', ...key, '-subj', '/CN=kube-apiserver', '-keyout', 'api.key', '-out', 'api.csr');
  writeFileSync(
    path.join(folder, 'certs/names'),
    `subjectAltName=IP:${CONTROL.address},IP:${SERVICES.replace('.0/16', '.1')},DNS:kubernetes.default.svc`,
  );
  const signed = ['-CA', 'ca.crt', '-CAkey', 'ca.key', '-CAcreateserial', '-days', '2', '-extfile', 'names'];
  openssl('x509', '-req', '-in', 'api.csr', ...signed, '-out', 'api.crt');
  // The API server's own, for the kubelets.
  openssl(
    'req',
    ...key,
    '-subj',
    '/O=system:masters/CN=kubelet-client',
    '-keyout',
    'client.key',
    '-out',
    'client.csr',
  );
  openssl(
    'x509',
    '-req',
    '-in',
    'client.csr',
    '-CA',
    'ca.crt',
    '-CAkey',
    'ca.key',
    '-days',
    '2',
    '-out',
    'client.crt',
  );
  writeFileSync(path.join(folder, 'tokens'), `${TOKEN},admin,admin,system:masters\n`);
  const config = {
    apiVersion: 'v1',
    kind: 'Config',
    clusters: [{ name: 'test', cluster: { server: API, 'certificate-authority': `${folder}/certs/ca.crt` } }],
    users: [{ name: 'admin', user: { token: TOKEN } }],
    contexts: [{ name: 'test', context: { cluster: 'test', user: 'admin' } }],
    'current-context': 'test',
  };
  writeFileSync(kubeconfig, JSON.stringify(config), { mode: 0o600 });
  for (const { space } of NODES) for (const group of controlGroups(space)) makeControlGroup(group);
  for (const node of NODES) writeNode(path.join(folder, node.name), node, folder);
}

function writeNode(files: string, { space, pods }: Node, folder: string): void {
  mkdirSync(path.join(files, 'cni'), { recursive: true });
  const plugin = 'plugins."io.containerd.grpc.v1.cri"';
  writeFileSync(
    path.join(files, 'containerd.toml'),
    `version = 2
root = "${files}/containerd"
state = "${files}/state"
[grpc]
address = "${files}/containerd.sock"
[${plugin}]
sandbox_image = "${PAUSE}"
restrict_oom_score_adj = true
[${plugin}.cni]
bin_dir = "/usr/lib/cni"
conf_dir = "${files}/cni"
[${plugin}.containerd.runtimes.runc]
runtime_type = "io.containerd.runc.v2"
`,
  );
  const ipam = {
    type: 'host-local',
    dataDir: `${files}/addresses`,
    ranges: [[{ subnet: pods }]],
    routes: [{ dst: '0.0.0.0/0' }],
  };
  const bridge = { type: 'bridge', bridge: 'pods', isGateway: true, hairpinMode: true, ipam };
  const network = { cniVersion: '0.4.0', name: 'pods', plugins: [bridge] };
  writeFileSync(path.join(files, 'cni/pods.conflist'), JSON.stringify(network));
  const kubelet = {
    apiVersion: 'kubelet.config.k8s.io/v1beta1',
    kind: 'KubeletConfiguration',
    authentication: {
      anonymous: { enabled: false },
      webhook: { enabled: false },
      x509: { clientCAFile: `${folder}/certs/ca.crt` },
    },
    authorization: { mode: 'AlwaysAllow' },
    cgroupRoot: `/${space}`,
    enforceNodeAllocatable: [],
    failSwapOn: false,
    evictionHard: { 'memory.available': '50Mi' },
    imageGCHighThresholdPercent: 100,
    nodeStatusUpdateFrequency: '4s',
  };
  writeFileSync(path.join(files, 'kubelet.yaml'), JSON.stringify(kubelet));
}

/** Each kubelet ends what is in its control group but isn't one of its pods, so each needs its own. */
const controlGroups = (space: string): string[] =>
  readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .filter(([, , type]) => type?.startsWith('cgroup'))
    .map(([, place = '']) => path.join(place, space));

function makeControlGroup(group: string): void {
  mkdirSync(group, { recursive: true });
  for (const name of ['cpuset.cpus', 'cpuset.mems']) {
    const parent = path.join(group, '..', name);
    if (existsSync(parent)) writeFileSync(path.join(group, name), readFileSync(parent));
  }
}

/** Ends everything in a node's control groups, such as its pods, which outlive the programs that have started them. */
export function killControlGroups({ space }: Node): void {
  for (const group of controlGroups(space)) for (const pid of processesBelow(group)) kill(pid);
}

function processesBelow(group: string): number[] {
  if (!existsSync(group)) return [];
  return readdirSync(group, { recursive: true, encoding: 'utf8' })
    .filter((name) => path.basename(name) === 'cgroup.procs')
    .flatMap((name) => readFileSync(path.join(group, name), 'utf8').split('\n').filter(Boolean).map(Number));
}

/** The groups can be removed once their last processes have ended. */
export async function removeControlGroups(): Promise<void> {
  const groups = NODES.flatMap(({ space }) => controlGroups(space));
  for (let attempt = 0; attempt < ATTEMPTS && groups.some((group) => existsSync(group)); attempt++) {
    NODES.forEach(killControlGroups);
    await sleep(100);
    for (const group of groups) spawnSync('find', [group, '-depth', '-type', 'd', '-delete']);
  }
}
