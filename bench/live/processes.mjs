// CPU time and memory of processes, from /proc (Linux).
import { readFileSync, readdirSync } from 'node:fs';

const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // The process has exited.
  }
};

const threadsOf = (pid) => {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
};

const childrenOf = (pid) =>
  threadsOf(pid).flatMap((thread) => read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean));

/** CPU seconds used so far by a process and its children. */
export const cpuSeconds = (pid) =>
  threadsOf(pid).reduce(
    (sum, thread) => sum + Number(read(`/proc/${pid}/task/${thread}/schedstat`).split(' ')[0]) / 1e9,
    0,
  ) + childrenOf(pid).reduce((sum, child) => sum + cpuSeconds(child), 0);

/** CPU seconds used so far by the whole machine. */
export function machineSeconds() {
  const [, user, nice, system, , , , , steal] = read('/proc/stat').split('\n')[0].split(/\s+/).map(Number);
  return (user + nice + system + steal) / 100;
}

/** Resident memory of a process, in KiB. */
export const residentKiB = (pid) => Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0);
