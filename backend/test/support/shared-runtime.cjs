// Loads modules once for all spec files of a worker. Jest's default loads everything again for each file,
// including the framework and the database driver, which takes longer than most files' tests. Needs
// shared-environment.mjs.
const vm = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** The first file's runtime, which loads the modules of all files. */
let shared;

module.exports = class SharedRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    shared ??= this;
    const { executor } = this;
    executor.compile = (source, filename) =>
      vm.compileFunction(source, executor.injectedModuleParameters, {
        filename,
        importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
      });
  }

  requireModuleOrMock(from, name) {
    if (this === shared || name === '@jest/globals') return super.requireModuleOrMock(from, name);
    return shared.requireModuleOrMock(from, name);
  }

  requireActual(from, name) {
    return this === shared ? super.requireActual(from, name) : shared.requireActual(from, name);
  }

  /** Between the tests of the first file, other files can load modules. */
  leaveTestCode() {
    if (this !== shared) super.leaveTestCode();
  }

  teardown() {
    if (this === shared) this.restoreAllMocks();
    else super.teardown();
  }
};
