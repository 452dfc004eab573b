// jest-circus creates an AsyncLocalStorage for each spec file and never disables it. Every promise in the worker would
// then carry all of them, and each file run more slowly than the last.
import { AsyncLocalStorage } from 'node:async_hooks';

const used = new Set();
const { run } = AsyncLocalStorage.prototype;

AsyncLocalStorage.prototype.run = function (...args) {
  used.add(this);
  return run.apply(this, args);
};

/** Called when a spec file has ended. A storage that is used again enables itself. */
export function disableStorages() {
  for (const storage of used) storage.disable();
  used.clear();
}
