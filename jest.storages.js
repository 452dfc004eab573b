// jest-circus makes an AsyncLocalStorage for each spec file. One that has been used slows down every promise of the
// process until it is disabled, so a worker became slower with every file.
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
