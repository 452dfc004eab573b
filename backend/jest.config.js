import { nodeProject } from '../jest.shared.js';

const here = import.meta.dirname;

export default {
  projects: [
    { ...nodeProject(here), displayName: 'unit' },
    {
      ...nodeProject(here, ['test']),
      displayName: 'integration',
      globalSetup: '<rootDir>/test/support/start-servers.mjs',
      globalTeardown: '<rootDir>/test/support/stop-servers.mjs',
      setupFilesAfterEnv: ['<rootDir>/test/support/patience.ts'],
    },
  ],
};
