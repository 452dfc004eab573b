// Runs a command that may hang. When its time is up, it is killed with everything that it started.
import { spawn } from 'node:child_process';
import { recordProcess } from './scratch.mjs';

const GRACE_MS = 5000;
const running = new Set();

const end = (child, signal) => {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // It has just ended.
  }
};

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    for (const child of running) end(child, 'SIGKILL');
    process.exit(130);
  });
}

/**
 * Resolves to `{ code, timedOut }`. `code` is null if the command couldn't be started or was killed, which
 * happens after `seconds`, if given, or when `signal` aborts. Its output goes to ours, or to the open file `log`; it
 * gets no input. If this process is killed, the command ends with `scratch`.
 */
export function boundedRun(command, args, { cwd, env = {}, seconds, scratch, signal, log = 'inherit' }) {
  return new Promise((resolve) => {
    const stopped = { timedOut: false, early: false };
    // In its own process group, so that nothing it starts outlives it.
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', log, log],
      detached: true,
    });
    running.add(child);
    const forget = scratch && child.pid ? recordProcess(scratch, -child.pid) : () => undefined;
    const stop = () => {
      stopped.early = true;
      end(child, 'SIGTERM');
      setTimeout(() => end(child, 'SIGKILL'), GRACE_MS).unref();
    };
    const timer =
      seconds &&
      setTimeout(() => {
        stopped.timedOut = true;
        stop();
      }, seconds * 1000);
    signal?.addEventListener('abort', stop);
    const done = (code) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      running.delete(child);
      forget();
      if (stopped.early) end(child, 'SIGKILL');
      resolve({ code: stopped.early ? null : code, timedOut: stopped.timedOut });
    };
    child.once('error', () => done(null));
    child.once('exit', done);
    if (signal?.aborted) stop();
  });
}
