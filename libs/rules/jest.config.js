import path from 'node:path';
import { nodeProject } from '../../jest.shared.js';

export default {
  ...nodeProject(import.meta.dirname),
  testEnvironment: path.join(import.meta.dirname, '../../jest.zone.js'),
  // 12:45 or 13:45 ahead of UTC, so that rules can't depend on the zone of the machine.
  testEnvironmentOptions: { timeZone: 'Pacific/Chatham' },
};
