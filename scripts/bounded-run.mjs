// Runs a command that may hang: after its time it is ended, with everything that it started.
import { spawn } from 'node:child_process';
import { recordProcess } from './scratch.mjs';

const GRACE_MS = 5000;
const running = new Set();

const end = (child, signal) => {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // It ended by itself at this very moment.
  }
};

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    for (const child of running) end(child, 'SIGKILL');
    process.exit(130);
  });
}

/**
 * Resolves to `{ code, timedOut }`; `code` is null when the command could not be started or was ended.
 * Its output goes to ours, it gets no input. If this process is killed, the command ends with `scratch`.
 */
export function boundedRun(command, args, { cwd, env = {}, seconds, scratch }) {
  return new Promise((resolve) => {
    let timedOut = false;
    // A process group of its own, so that nothing which it starts outlives it.
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    });
    running.add(child);
    const forget = scratch && child.pid ? recordProcess(scratch, -child.pid) : () => undefined;
    const timer = setTimeout(() => {
      timedOut = true;
      end(child, 'SIGTERM');
      setTimeout(() => end(child, 'SIGKILL'), GRACE_MS).unref();
    }, seconds * 1000);
    const done = (code) => {
      clearTimeout(timer);
      running.delete(child);
      forget();
      if (timedOut) end(child, 'SIGKILL');
      resolve({ code, timedOut });
    };
    child.once('error', () => done(null));
    child.once('exit', done);
  });
}
