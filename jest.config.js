// All tests but those in the browser, for `npm test`. The name of a project is its tier.
import backup from './libs/backup/jest.config.js';
import contracts from './libs/contracts/jest.config.js';
import embeddedPostgres from './libs/embedded-postgres/jest.config.js';
import rules from './libs/rules/jest.config.js';
import solver from './libs/solver/jest.config.js';
import words from './libs/words/jest.config.js';
import backend from './backend/jest.config.js';
import frontend from './frontend/jest.config.js';
import scripts from './jest.scripts.js';

export default {
  // Jest gives its workers half a second to exit, and warns if that isn't enough. A busy machine is ten times slower.
  workerGracefulExitTimeout: 30_000,
  projects: [
    rules,
    contracts,
    words,
    solver,
    embeddedPostgres,
    backup,
    scripts,
    frontend,
    ...backend.projects,
  ],
};
