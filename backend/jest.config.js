import { nodeProject } from '../jest.shared.js';

const here = import.meta.dirname;

const withServers = {
  runtime: '<rootDir>/test/support/shared-runtime.cjs',
  testEnvironment: '<rootDir>/test/support/shared-environment.mjs',
  globalSetup: '<rootDir>/test/support/start-servers.mjs',
  globalTeardown: '<rootDir>/test/support/stop-servers.mjs',
};

export default {
  projects: [
    { ...nodeProject(here), displayName: 'unit' },
    {
      ...nodeProject(here, ['test']),
      ...withServers,
      displayName: 'integration',
      testPathIgnorePatterns: ['/test/packaging/', '/test/engine/'],
    },
    {
      ...nodeProject(here, ['test/packaging']),
      ...withServers,
      displayName: 'packaging',
    },
    {
      ...nodeProject(here, ['test/engine']),
      ...withServers,
      displayName: 'engine',
    },
  ],
};
