import { nodeProject } from '../../jest.shared.js';

// Tests run in an unusual zone, 12:45 or 13:45 ahead of UTC, so that rules can't depend on that of the machine.
process.env.TZ = 'Pacific/Chatham';

export default nodeProject(import.meta.dirname);
