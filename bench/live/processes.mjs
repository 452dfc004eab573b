// CPU time and memory of processes, from /proc (Linux).
import { readFileSync, readdirSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

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

/** CPU seconds of a process with its ended threads, and of its ended children, to the hundredth of a second. */
function tickSeconds(pid) {
  const stat = read(`/proc/${pid}/stat`);
  // The name before it may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system, endedUser, endedSystem] = fields.slice(11, 15).map((field) => Number(field ?? 0));
  if (endedSystem === undefined) return { own: 0, endedChildren: 0 };
  return {
    own: (user + system) / TICKS_PER_SECOND,
    endedChildren: (endedUser + endedSystem) / TICKS_PER_SECOND,
  };
}

/** CPU seconds of the threads that are still running, to the nanosecond. */
const threadSeconds = (pid) =>
  threadsOf(pid).reduce(
    (sum, thread) => sum + Number(read(`/proc/${pid}/task/${thread}/schedstat`).split(' ')[0]) / 1e9,
    0,
  );

/**
 * CPU seconds used so far by a process and its children, including threads and children that have ended: a database
 * connection that is closed, or a worker thread that is no longer needed, would otherwise take its time with it.
 */
export function cpuSeconds(pid) {
  const { own, endedChildren } = tickSeconds(pid);
  return (
    // The threads are more exact, unless some have ended.
    Math.max(own, threadSeconds(pid)) +
    endedChildren +
    childrenOf(pid).reduce((sum, child) => sum + cpuSeconds(child), 0)
  );
}

/** CPU seconds used so far by the whole machine. */
export function machineSeconds() {
  const [, user, nice, system, , , , , steal] = read('/proc/stat').split('\n')[0].split(/\s+/).map(Number);
  return (user + nice + system + steal) / TICKS_PER_SECOND;
}

/** Resident memory of a process, in KiB. */
export const residentKiB = (pid) => Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0);
