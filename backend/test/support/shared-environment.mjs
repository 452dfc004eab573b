// The scope in which spec files run: Node's own, shared by all files of a worker. Jest's default is a vm
// context per file, in which using a global is a hundred times slower, and code starts uncompiled.
import { ModuleMocker } from 'jest-mock';
import { disableStorages } from '../../../jest.storages.js';

const { exit } = process;

// A worker ends soon after jest itself has ended, even if jest was killed. A listener for `disconnect` would keep the
// worker running when its work is done.
const jest = process.ppid;
setInterval(() => process.ppid !== jest && exit(1), 500).unref();

export default class SharedEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  // Tests change the application's clock instead.
  fakeTimers = null;
  fakeTimersModern = null;
  #console = console;
  #env = { ...process.env };

  getVmContext() {
    return globalThis;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  async setup() {}

  /** Restores what jest and the spec file have replaced. */
  async teardown() {
    disableStorages();
    globalThis.console = this.#console;
    process.exit = exit;
    for (const name of Object.keys(process.env)) if (!(name in this.#env)) delete process.env[name];
    Object.assign(process.env, this.#env);
  }
}
