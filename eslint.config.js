import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { boundaryRules, boundarySettings } from './eslint.boundaries.js';

const TYPESCRIPT = ['**/*.{ts,tsx}'];

/** Our own libraries are read from their source, as the compiler does. */
const resolution = {
  conditionNames: ['@tessera/source', 'types', 'import', 'node', 'default'],
  noWarnOnMultipleProjects: true,
  project: ['backend/tsconfig.json', 'frontend/tsconfig.json', 'libs/*/tsconfig.json'],
};

const GLOBALS = [
  ...['process', 'console', 'Buffer', 'URL', 'performance', 'fetch', 'AbortSignal', 'structuredClone'],
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  // What jest's set-up of the frontend finds.
  ...['window', 'Element'],
];

const noSwitchedOffTests = {
  selector: 'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(skip|only|todo|fixme)$/]',
  message: 'A test runs or is not there.',
};

const ENVIRONMENT = 'The environment is read in one place: backend/src/platform/config.';

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/dist.new/**',
      '**/coverage/**',
      '**/generated/**',
      '.nx/**',
      '.data/**',
      '**/test-results/**',
    ],
  },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: {
      globals: Object.fromEntries(GLOBALS.map((name) => [name, 'readonly'])),
    },
  },
  {
    files: ['**/jest.{setup,patience}.js'],
    languageOptions: { globals: { afterEach: 'readonly', expect: 'readonly', jest: 'readonly' } },
  },
  {
    files: TYPESCRIPT,
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      eqeqeq: 'error',
      // Prettier decides where lines break.
      'no-unexpected-multiline': 'off',
      'no-restricted-syntax': ['error', noSwitchedOffTests],
    },
  },
  {
    files: TYPESCRIPT,
    plugins: { boundaries, 'import-x': importX },
    settings: {
      ...boundarySettings,
      'import/resolver': { typescript: resolution },
      'import-x/resolver-next': [createTypeScriptImportResolver(resolution)],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/extensions': ['.ts', '.tsx'],
    },
    rules: { ...boundaryRules, 'import-x/no-cycle': 'error' },
  },
  {
    // A door checks and documents by its decorators also what its handler does not need.
    files: ['backend/src/**/*.controller.ts'],
    rules: { '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }] },
  },
  {
    // The body of an answer has no type in supertest; each is held to its schema before a test sees it.
    files: ['backend/test/**/*.ts'],
    rules: Object.fromEntries(
      ['assignment', 'member-access', 'call', 'return', 'argument'].map((use) => [
        `@typescript-eslint/no-unsafe-${use}`,
        'off',
      ]),
    ),
  },
  { files: ['frontend/**/*.{ts,tsx}'], extends: [reactHooks.configs.flat.recommended] },
  {
    files: ['backend/src/**/*.ts'],
    ignores: ['backend/src/platform/config/**'],
    rules: {
      'no-restricted-properties': ['error', { object: 'process', property: 'env', message: ENVIRONMENT }],
      'no-restricted-imports': [
        'error',
        { paths: ['process', 'node:process'].map((name) => ({ name, message: ENVIRONMENT })) },
      ],
    },
  },
);
