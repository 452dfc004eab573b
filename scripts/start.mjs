// npm start: everything that a fresh clone needs, then the server in this same process.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, installPackages, requireNode, root } from './workspace.mjs';

const PARENT_CHECK_MS = 500;

requireNode();
await installPackages();
await build();
endWithNpm();
await import(pathToFileURL(path.join(root, 'backend/dist/main.js')).href);

/**
 * npm runs a script through a shell, which dies of the signal that npm hands on and keeps it to itself.
 * So losing the parent means: stop.
 */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_CHECK_MS);
  check.unref();
}
