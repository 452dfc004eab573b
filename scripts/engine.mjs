// Finds a container engine for the tests, or starts one for a single run: Docker, from Debian's package.
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { canInstallDebianPackages, installDebianPackage } from './system-programs.mjs';
import { makeScratch, recordProcess, sweep } from './scratch.mjs';

/** Of Debian's package `docker.io`. */
const DEBIANS = { command: '/usr/bin/docker', daemon: '/usr/sbin/dockerd' };
const START_MS = 60_000;
const INFO_MS = 30_000;
const TMPFS = 0x01021994;
const NEEDED_BYTES = 10 * 1024 ** 3;
const ADVICE = 'Start Docker (`sudo systemctl start docker`), or run this as root on Debian.';

/** Why the tests can't run here, and what would change that. */
export class NoEngineError extends Error {}

/**
 * What the tests need to know of an engine: its command and the environment in which to run it, a folder for files,
 * and whether it `isOwn`, so that nobody else uses it. Throws a `NoEngineError` if there is none.
 */
export async function ensureEngine(say) {
  if (os.platform() !== 'linux')
    throw new NoEngineError("They need Linux, because their containers use this machine's network.");
  const running = { command: 'docker', env: {}, isOwn: false };
  if (usesThisNetwork(running)) return { ...running, folder: makeFolder(os.tmpdir()) };
  if (!canInstallDebianPackages())
    throw new NoEngineError(`No container engine of this machine is running. ${ADVICE}`);
  if (!existsSync(DEBIANS.daemon)) {
    if (!installDebianPackage('docker.io', say))
      throw new NoEngineError(`docker.io couldn't be installed. ${ADVICE}`);
  }
  const around = hasEmulator(say) ? ['sh', ...WITH_EMULATOR] : [];
  say('starting a container engine for this run');
  return startOwn(makeFolder(placeOnDisk()), around);
}

/** Runs `docker` to its end. */
export const docker = ({ command, env }, args, options = {}) =>
  spawnSync(command, args, { encoding: 'utf8', env: { ...process.env, ...env }, ...options });

/** An engine without root privileges has a network of its own. */
function usesThisNetwork(engine) {
  const format = '{{.OSType}} {{.SecurityOptions}}';
  const { status, stdout } = docker(engine, ['info', '--format', format], { timeout: INFO_MS });
  return status === 0 && stdout.startsWith('linux') && !stdout.includes('rootless');
}

/** The images take several gigabytes, which is too much for a file system in memory. */
function placeOnDisk() {
  const hasRoom = (place) => {
    const { type, bavail, bsize } = statfsSync(place);
    return type !== TMPFS && bavail * bsize >= NEEDED_BYTES;
  };
  const place = [os.tmpdir(), '/var/tmp'].find((each) => existsSync(each) && hasRoom(each));
  if (place === undefined)
    throw new NoEngineError('They need 10 GiB of disk space. Set TMPDIR to a folder with enough room.');
  return place;
}

function makeFolder(place) {
  const folder = makeScratch(place);
  process.on('exit', () => sweep(folder));
  return folder;
}

/**
 * The daemon is the first process in a namespace of its own, so everything that it has started ends with it,
 * and its mounts are gone too. It changes nothing in the network of this machine. `around` is the command, if any, that
 * runs the daemon.
 */
async function startOwn(folder, around) {
  const inFolder = (name) => path.join(folder, name);
  const socket = `unix://${inFolder('docker.sock')}`;
  writeFileSync(inFolder('daemon.json'), '{}');
  const log = inFolder('dockerd.log');
  const fd = openSync(log, 'w');
  const namespace = ['--mount', '--pid', '--fork', '--kill-child', '--mount-proc', '--'];
  const network = ['--bridge=none', '--iptables=false', '--ip6tables=false'];
  const places = {
    host: socket,
    'config-file': inFolder('daemon.json'),
    'data-root': inFolder('data'),
    'exec-root': inFolder('exec'),
    pidfile: inFolder('dockerd.pid'),
  };
  const options = Object.entries(places).map(([name, value]) => `--${name}=${value}`);
  const daemon = spawn('unshare', [...namespace, ...around, DEBIANS.daemon, ...network, ...options], {
    stdio: ['ignore', fd, fd],
    detached: true,
  });
  closeSync(fd);
  daemon.once('error', () => undefined);
  daemon.unref();
  if (daemon.pid) recordProcess(folder, daemon.pid);
  const env = { DOCKER_HOST: socket, DOCKER_CONFIG: folder };
  const engine = { command: DEBIANS.command, env, folder, isOwn: true };
  const end = Date.now() + START_MS;
  while (!usesThisNetwork(engine)) {
    if (!daemon.pid || daemon.exitCode !== null || Date.now() > end) {
      const lastLine = readFileSync(log, 'utf8').trim().split('\n').at(-1);
      throw new NoEngineError(`The engine doesn't start: ${lastLine}\n${ADVICE}`);
    }
    await sleep(100);
  }
  return engine;
}

// Containers for another processor than this machine's, with QEMU. The image is published for both.

/** A processor: its name for Docker and Debian, for Node, and for QEMU. */
const X64 = { name: 'amd64', node: 'x64', qemu: 'qemu-x86_64' };
const ARM64 = { name: 'arm64', node: 'arm64', qemu: 'qemu-aarch64' };

export const [NATIVE, FOREIGN] = process.arch === 'arm64' ? [ARM64, X64] : [X64, ARM64];

const ARCH_TEST = '/usr/bin/arch-test';
const REGISTERED = '/proc/sys/fs/binfmt_misc';
const RULE = `/usr/lib/binfmt.d/${FOREIGN.qemu}.conf`;

/** Whether this machine runs programs of the other processor. */
export const isEmulating = () =>
  existsSync(`${REGISTERED}/${FOREIGN.qemu}`) || spawnSync(ARCH_TEST, [FOREIGN.name]).status === 0;

/** The packages of Debian, each with a file of it: QEMU, and what makes systems for the other processor. */
const PACKAGES = { 'qemu-user-static': RULE, 'arch-test': ARCH_TEST };

/** What to do on a machine that is not `isEmulating`. */
export const EMULATOR_ADVICE =
  '`docker run --privileged tonistiigi/binfmt --install all` lets Docker run it.';

/** Returns whether the packages are there. */
const hasEmulator = (say) =>
  Object.entries(PACKAGES).every(([name, file]) => existsSync(file) || installDebianPackage(name, say));

/**
 * Arguments for `sh` that run the arguments after them. While that runs, this machine runs programs of the other
 * processor too: Linux forgets the emulator with the namespace in which it was told of it.
 */
const WITH_EMULATOR = [
  '-c',
  `mount -t binfmt_misc none ${REGISTERED} && cat ${RULE} > ${REGISTERED}/register; exec "$0" "$@"`,
];
