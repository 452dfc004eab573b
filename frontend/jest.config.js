import { shared } from '../jest.shared.js';

export default {
  ...shared,
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.spec.{ts,tsx}'],
  testEnvironment: './jest.environment.js',
  setupFilesAfterEnv: ['./jest.setup.js'],
  // A whole daily in jsdom takes its time on a busy machine.
  testTimeout: 90_000,
};
