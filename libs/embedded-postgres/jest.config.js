import { nodeProject } from '../../jest.shared.js';

/** Its specs start real servers. */
export default { ...nodeProject(import.meta.dirname, ['test']), displayName: 'integration' };
