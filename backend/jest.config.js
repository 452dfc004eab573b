import { nodeProject } from '../jest.shared.js';

const here = import.meta.dirname;

export default {
  projects: [
    { ...nodeProject(here), displayName: 'unit' },
    {
      ...nodeProject(here, ['test']),
      displayName: 'integration',
      globalSetup: '<rootDir>/test/support/start-postgres.mjs',
      globalTeardown: '<rootDir>/test/support/stop-postgres.mjs',
      setupFilesAfterEnv: ['<rootDir>/test/support/patience.ts'],
    },
  ],
};
