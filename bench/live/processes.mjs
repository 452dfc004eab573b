// What processes use, as Linux counts it in /proc.
import { readFileSync, readdirSync } from 'node:fs';

const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // It has ended.
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

/** Seconds on a processor so far, of a process and those that it has started. */
export const cpuSeconds = (pid) =>
  threadsOf(pid).reduce(
    (sum, thread) => sum + Number(read(`/proc/${pid}/task/${thread}/schedstat`).split(' ')[0]) / 1e9,
    0,
  ) + childrenOf(pid).reduce((sum, child) => sum + cpuSeconds(child), 0);

/** Seconds that all processors together have worked. */
export function machineSeconds() {
  const [, user, nice, system, , , , , steal] = read('/proc/stat').split('\n')[0].split(/\s+/).map(Number);
  return (user + nice + system + steal) / 100;
}

/** Memory that a process holds, in KiB. */
export const residentKiB = (pid) => Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0);
