// What can be known of other processes.

/** Whether a process with this ID exists, even if it belongs to somebody else. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
