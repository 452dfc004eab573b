import path from 'node:path';
import { nodeProject } from '../jest.shared.js';

const here = import.meta.dirname;

/** Absolute, because the configuration of the repository includes this one. */
const inTest = (file) => path.join(here, 'test', file);

const withServers = {
  runtime: inTest('support/shared-runtime.cjs'),
  testEnvironment: inTest('support/shared-environment.mjs'),
  globalSetup: inTest('support/start-servers.mjs'),
  globalTeardown: inTest('support/stop-servers.mjs'),
};

export default {
  projects: [
    nodeProject(here),
    {
      ...nodeProject(here, ['test']),
      ...withServers,
      displayName: 'integration',
      testMatch: ['**/test/!(packaging|engine|cluster)/**/*.spec.ts'],
    },
    {
      ...nodeProject(here, ['test/packaging']),
      ...withServers,
      displayName: 'packaging',
    },
    {
      ...nodeProject(here, ['test/engine']),
      ...withServers,
      globalSetup: inTest('engine/start-engine.mjs'),
      displayName: 'engine',
    },
    {
      ...nodeProject(here, ['test/cluster']),
      ...withServers,
      globalSetup: inTest('cluster/start-cluster.mjs'),
      displayName: 'cluster',
    },
  ],
};
