import { shared } from '../jest.shared.js';

export default {
  ...shared,
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/src', '<rootDir>/installable'],
  testMatch: ['**/*.spec.{ts,tsx}'],
  testEnvironment: './jest.environment.js',
  setupFilesAfterEnv: [...shared.setupFilesAfterEnv, './jest.setup.js'],
};
