// Rules for imports and globals, and for texts that page translators replace. The rules for the code itself are Oxlint's, in `.oxlintrc.json`.
import boundaries from 'eslint-plugin-boundaries';
import tseslint from 'typescript-eslint';
import { boundaryRules, boundarySettings } from './eslint.boundaries.js';
import { cycles } from './eslint.cycles.js';
import { text } from './eslint.text.js';

const TYPESCRIPT = ['**/*.{ts,tsx}'];

/** Our own libraries are resolved to their sources, as in the compiler. */
const resolution = {
  conditionNames: ['@tessera/source', 'types', 'import', 'node', 'default'],
  project: [],
};

const noSwitchedOffTests = {
  selector: 'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(skip|only|todo|fixme)$/]',
  message: 'A test runs or is not there.',
};

const noSpreadLiterals = {
  selector: 'SpreadElement > :matches(ObjectExpression, ArrayExpression).argument',
  message: 'Write the properties or elements themselves.',
};

const MODULE_STATE =
  'Keep state in the store or in a service (store/services.ts), so that each store has its own.';

const noModuleState = [
  { selector: 'Program > VariableDeclaration[kind="let"]', message: MODULE_STATE },
  { selector: 'Program > * > VariableDeclaration[kind="let"]', message: MODULE_STATE },
  {
    // Allows `ReadonlySet` and `ReadonlyMap` as the type of a constant.
    selector:
      'Program VariableDeclaration[parent.type=/^(Program|ExportNamedDeclaration)$/] > VariableDeclarator:not([id.typeAnnotation]) > NewExpression[callee.name=/^(Map|Set|WeakMap|WeakSet)$/]',
    message: MODULE_STATE,
  },
];

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
  { linterOptions: { noInlineConfig: true } },
  {
    plugins: { cycles },
    rules: {
      'cycles/no-cycles': 'error',
      // ESLint ignores comments that turn off its rules, but Oxlint would obey its own.
      'no-warning-comments': ['error', { terms: ['oxlint-disable'], location: 'anywhere' }],
      // Oxlint's version reports values that only the next iteration of a loop reads.
      'no-useless-assignment': 'error',
    },
  },
  { files: ['**/*.{js,mjs}'], rules: { 'no-restricted-syntax': ['error', noSpreadLiterals] } },
  {
    files: TYPESCRIPT,
    plugins: { boundaries },
    languageOptions: { parser: tseslint.parser },
    settings: { ...boundarySettings, 'import/resolver': { typescript: resolution } },
    rules: { 'no-restricted-syntax': ['error', noSwitchedOffTests, noSpreadLiterals] },
  },
  ...boundaryRules,
  {
    files: ['frontend/src/{app,features,live,solver}/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', noSwitchedOffTests, noSpreadLiterals, ...noModuleState] },
  },
  {
    files: ['frontend/src/**/*.tsx'],
    ignores: ['**/*.spec.tsx', '**/testing/**'],
    plugins: { text },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: { 'text/text-alone': 'error' },
  },
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
