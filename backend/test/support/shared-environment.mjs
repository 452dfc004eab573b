// The scope that spec files run in: the same for all files of a worker, and Node's own. Jest's default is a vm context
// for each file, where every use of a global is a hundred times slower, and code starts uncompiled in each file.
import { ModuleMocker } from 'jest-mock';

const { exit } = process;

// A worker ends as soon as jest itself has ended, even if jest was killed.
process.once('disconnect', () => exit(1));

export default class SharedEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  // Tests move the application's clock instead.
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

  /** Puts back what jest and the spec file have replaced. */
  async teardown() {
    globalThis.console = this.#console;
    process.exit = exit;
    for (const name of Object.keys(process.env)) if (!(name in this.#env)) delete process.env[name];
    Object.assign(process.env, this.#env);
  }
}
