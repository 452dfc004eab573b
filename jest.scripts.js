import { nodeProject } from './jest.shared.js';

/** The tests of the repository's own scripts. */
export default { ...nodeProject(import.meta.dirname, ['scripts']), testMatch: ['**/*.spec.mjs'] };
