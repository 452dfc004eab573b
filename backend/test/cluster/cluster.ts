import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { recordProcess } from '../../../scripts/scratch.mjs';
import {
  clearNetwork,
  connect,
  CONTROL,
  killIn,
  NODES,
  plugNode,
  PODS,
  SERVICES,
  type Node,
} from './network.js';
import { killControlGroups, removeControlGroups, writeFiles } from './node-files.js';
import { kill, must } from './processes.js';

const START_MS = 120_000;

/** Of a command. */
export interface Outcome {
  error: Error | null;
  stdout: string;
  stderr: string;
}

/** A cluster of two nodes on this machine. */
export class Cluster {
  /** By name, in the order in which they were started. */
  private readonly processes = new Map<string, ChildProcess>();
  readonly kubeconfig: string;

  /** `programs` is the folder with those of Kubernetes; `folder` is on a disk. */
  constructor(
    private readonly programs: string,
    private readonly folder: string,
  ) {
    this.kubeconfig = path.join(folder, 'kubeconfig');
  }

  async start(): Promise<void> {
    // Of a run that was killed.
    await removeControlGroups();
    clearNetwork();
    writeFiles(this.folder, this.kubeconfig);
    connect();
    const certs = path.join(this.folder, 'certs');
    this.run(CONTROL.name, 'etcd', 'etcd', [
      `--data-dir=${this.folder}/etcd`,
      '--listen-client-urls=http://127.0.0.1:2379',
      '--advertise-client-urls=http://127.0.0.1:2379',
      '--listen-peer-urls=http://127.0.0.1:2380',
    ]);
    this.run(CONTROL.name, 'apiserver', this.program('kube-apiserver'), [
      '--etcd-servers=http://127.0.0.1:2379',
      `--bind-address=${CONTROL.address}`,
      `--advertise-address=${CONTROL.address}`,
      `--tls-cert-file=${certs}/api.crt`,
      `--tls-private-key-file=${certs}/api.key`,
      `--client-ca-file=${certs}/ca.crt`,
      `--token-auth-file=${this.folder}/tokens`,
      '--kubelet-preferred-address-types=InternalIP',
      `--kubelet-client-certificate=${certs}/client.crt`,
      `--kubelet-client-key=${certs}/client.key`,
      '--authorization-mode=RBAC',
      `--service-cluster-ip-range=${SERVICES}`,
      '--service-account-issuer=https://kubernetes.default.svc',
      `--service-account-key-file=${certs}/accounts.key`,
      `--service-account-signing-key-file=${certs}/accounts.key`,
    ]);
    await this.until('the API server responds', async () => {
      const { error } = await this.kubectl('get', '--raw', '/healthz');
      return error === null;
    });
    const config = `--kubeconfig=${this.kubeconfig}`;
    this.run(CONTROL.name, 'controllers', this.program('kube-controller-manager'), [
      config,
      `--service-account-private-key-file=${certs}/accounts.key`,
      `--root-ca-file=${certs}/ca.crt`,
      // A lost node is noticed within seconds instead of minutes.
      '--node-monitor-grace-period=16s',
      '--feature-gates=TTLAfterFinished=true',
    ]);
    this.run(CONTROL.name, 'scheduler', this.program('kube-scheduler'), [config]);
    for (const node of NODES) this.startNode(node);
    await this.untilReady();
  }

  private startNode({ name, space, address }: Node): void {
    const files = path.join(this.folder, name);
    this.run(space, `${name}-containerd`, 'containerd', ['--config', `${files}/containerd.toml`]);
    this.run(space, `${name}-kubelet`, this.program('kubelet'), [
      `--config=${files}/kubelet.yaml`,
      `--kubeconfig=${this.kubeconfig}`,
      `--hostname-override=${name}`,
      `--node-ip=${address}`,
      `--root-dir=${files}/kubelet`,
      '--container-runtime=remote',
      `--container-runtime-endpoint=unix://${files}/containerd.sock`,
    ]);
    this.run(space, `${name}-proxy`, this.program('kube-proxy'), [
      `--kubeconfig=${this.kubeconfig}`,
      `--hostname-override=${name}`,
      `--cluster-cidr=${PODS}`,
      // The limits of this machine stay.
      ...['max-per-core', 'tcp-timeout-established', 'tcp-timeout-close-wait'].map(
        (limit) => `--conntrack-${limit}=0`,
      ),
    ]);
  }

  /** A power cut: nobody hears any more of the node, of which everything ends, pods included. */
  cutPower(node: Node): void {
    plugNode(node, 'down');
    for (const [process, { pid }] of this.processes) if (process.startsWith(`${node.name}-`)) kill(pid);
    spawnSync('pkill', ['-9', '-f', `containerd-shim.*${path.join(this.folder, node.name)}/`]);
    killControlGroups(node);
    killIn(node.space);
  }

  /** Starts a node after a power cut. */
  restorePower(node: Node): void {
    plugNode(node, 'up');
    this.startNode(node);
  }

  /** Copies an image from a file to both nodes, under these names. */
  load(archive: string, ...names: string[]): void {
    for (const { name } of NODES) {
      const ctr = (...args: string[]) =>
        must('ctr', [
          '--address',
          path.join(this.folder, name, 'containerd.sock'),
          '--namespace',
          'k8s.io',
          ...args,
        ]);
      const [, loaded = ''] = /^unpacking (\S+)/m.exec(ctr('images', 'import', archive)) ?? [];
      for (const given of names) ctr('images', 'tag', '--force', loaded, given);
    }
  }

  /** Resolves once both nodes are ready for pods. */
  untilReady(): Promise<void> {
    return this.until('the nodes are ready', async () => {
      const { stdout } = await this.kubectl('get', 'nodes', '--no-headers');
      return stdout.split('\n').filter((line) => /\sReady\s/.test(line)).length === NODES.length;
    });
  }

  kubectl(...args: string[]): Promise<Outcome> {
    const options = { env: { ...process.env, KUBECONFIG: this.kubeconfig }, maxBuffer: 64 * 1024 ** 2 };
    return new Promise((resolve) => {
      execFile(this.program('kubectl'), args, options, (error, stdout, stderr) =>
        resolve({ error, stdout, stderr }),
      );
    });
  }

  async stop(): Promise<void> {
    for (const { pid } of [...this.processes.values()].toReversed()) kill(pid);
    for (const { name } of NODES)
      spawnSync('pkill', ['-9', '-f', `containerd-shim.*${path.join(this.folder, name)}/`]);
    for (const space of [...NODES.map((node) => node.space), CONTROL.name]) killIn(space);
    const mounts = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .map((line) => line.split(' ')[1] ?? '');
    for (const mount of mounts
      .filter((place) => place.startsWith(this.folder))
      .toSorted()
      .toReversed())
      spawnSync('umount', ['--lazy', mount]);
    await removeControlGroups();
    clearNetwork();
    rmSync(this.folder, { recursive: true, force: true });
    // The kubelets write them there, wherever their own folders are.
    spawnSync('sh', ['-c', 'rm -rf /var/log/pods/tessera_* /var/log/containers/*_tessera_*']);
  }

  /** The last lines of what a process has printed. */
  private logOf(name: string): string {
    return readFileSync(path.join(this.folder, `${name}.log`), 'utf8')
      .split('\n')
      .slice(-15)
      .join('\n');
  }

  private program(name: string): string {
    return path.join(this.programs, name);
  }

  /** Unlike `ip netns exec`, this leaves the control groups where they are. */
  private run(space: string, name: string, program: string, args: readonly string[]): void {
    const log = openSync(path.join(this.folder, `${name}.log`), 'a');
    const child = spawn('nsenter', [`--net=/run/netns/${space}`, program, ...args], {
      detached: true,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    child.unref();
    if (child.pid !== undefined) recordProcess(os.tmpdir(), child.pid);
    this.processes.set(name, child);
  }

  private async until(what: string, holds: () => Promise<boolean>): Promise<void> {
    for (const end = Date.now() + START_MS; !(await holds()); await sleep(500)) {
      if (Date.now() < end) continue;
      const logs = [...this.processes.keys()].map((name) => `${name}:\n${this.logOf(name)}`);
      throw new Error(`${what}: not within ${START_MS} ms\n${logs.join('\n')}`);
    }
  }
}
