import { shared } from '../jest.shared.js';

// Texts show local dates and times, so tests run in the same zone on every machine: one that is
// 2:30 or 3:30 behind UTC.
process.env.TZ = 'America/St_Johns';

export default {
  ...shared,
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/src', '<rootDir>/installable'],
  testMatch: ['**/*.spec.{ts,tsx}'],
  testEnvironment: './jest.environment.js',
  setupFilesAfterEnv: [...shared.setupFilesAfterEnv, './jest.setup.js'],
};
