// How jest loads this workspace: swc turns TypeScript and ESM packages into CommonJS, and libraries are
// loaded from their sources, so nothing has to be built first.
import path from 'node:path';

const root = import.meta.dirname;
const parser = { syntax: 'typescript', tsx: true, decorators: true };

const commonJs = (jsc) => [
  '@swc/jest',
  { swcrc: false, sourceMaps: 'inline', module: { type: 'commonjs' }, jsc: { target: 'es2022', ...jsc } },
];

/** Settings shared by all jest projects in the workspace. */
export const shared = {
  // Not in the temporary folder, which is a different one in each run of `npm test`.
  cacheDirectory: path.join(root, 'node_modules/.cache/jest'),
  transform: {
    '^.+\\.tsx?$': commonJs({
      parser,
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
      keepClassNames: true,
    }),
    '^.+\\.m?js$': commonJs({ parser: { syntax: 'ecmascript' } }),
  },
  transformIgnorePatterns: [
    '/node_modules/(?!(@nestjs|nanoid|uuid|age-encryption|@noble|@scure|jose|oauth4webapi|openid-client)/)',
  ],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '^@tessera/([a-z-]+)$': path.join(root, 'libs/$1/src/index.ts'),
    '^@tessera/contracts/([a-z]+)$': path.join(root, 'libs/contracts/src/$1/index.ts'),
    '^@tessera/([a-z-]+)/([a-z-]+)$': path.join(root, 'libs/$1/src/$2.ts'),
  },
  setupFilesAfterEnv: [path.join(root, 'jest.patience.js')],
  coverageProvider: 'v8',
};

/** A jest project that runs in Node. `folders` contain its specs. */
export const nodeProject = (rootDir, folders = ['src']) => ({
  ...shared,
  displayName: 'unit',
  rootDir,
  roots: folders.map((folder) => path.join(rootDir, folder)),
  testEnvironment: 'node',
  testMatch: ['**/*.spec.ts'],
});
