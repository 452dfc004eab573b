import path from 'node:path';
import { shared } from '../jest.shared.js';

export default {
  ...shared,
  displayName: 'unit',
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/src', '<rootDir>/installable'],
  testMatch: ['**/*.spec.{ts,tsx}'],
  testEnvironment: path.join(import.meta.dirname, 'jest.environment.js'),
  // Texts show local dates and times, in a zone that is 2:30 or 3:30 behind UTC.
  testEnvironmentOptions: { timeZone: 'America/St_Johns' },
  restoreMocks: true,
  setupFilesAfterEnv: [...shared.setupFilesAfterEnv, path.join(import.meta.dirname, 'jest.setup.js')],
};
