// Containers for another processor than this machine's, with QEMU. The image is published for both.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installDebianPackage } from './system-programs.mjs';

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
export const hasEmulator = (say) =>
  Object.entries(PACKAGES).every(([name, file]) => existsSync(file) || installDebianPackage(name, say));

/**
 * Arguments for `sh` that run the arguments after them. While that runs, this machine runs programs of the other
 * processor too: Linux forgets the emulator with the namespace in which it was told of it.
 */
export const WITH_EMULATOR = [
  '-c',
  `mount -t binfmt_misc none ${REGISTERED} && cat ${RULE} > ${REGISTERED}/register; exec "$0" "$@"`,
];
