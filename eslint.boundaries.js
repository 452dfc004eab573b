// Which modules may import which, as a rule for eslint-plugin-boundaries. `scripts/boundaries.mjs` proves
// that it rejects all other imports.

/**
 * The other libraries and packages that each library may import. Only libraries of the server may import Node's own
 * modules; the browser imports none of them.
 */
const LIBS = {
  rules: { libs: [], packages: [] },
  contracts: { libs: ['rules'], packages: ['zod'] },
  words: { libs: [], packages: [] },
  solver: { libs: ['rules', 'words'], packages: [] },
  'embedded-postgres': { libs: [], packages: ['pg'], isOfServer: true },
  backup: {
    libs: [],
    packages: ['@aws-sdk/client-s3', 'age-encryption', 'nanoid', 'pg', 'pg-copy-streams', 'zod'],
    isOfServer: true,
  },
};

const folder = (type, pattern, capture = []) => ({ type, pattern, capture, partialMatch: false });

/** The first matching pattern decides, so specific ones come first. */
const elements = [
  folder('lib', 'libs/*/src', ['lib']),
  folder('lib-test', 'libs/*/test', ['lib']),
  folder('platform', 'backend/src/platform'),
  folder('seed', 'backend/src/seed'),
  folder('backend-feature', 'backend/src/*', ['feature']),
  folder('backend-root', 'backend/src'),
  folder('backend-test', 'backend/test'),
  folder('app', 'frontend/src/app'),
  folder('live', 'frontend/src/live'),
  folder('solver', 'frontend/src/solver'),
  folder('store', 'frontend/src/store'),
  folder('ui', 'frontend/src/ui'),
  folder('game-kit', 'frontend/src/game-kit'),
  folder('frontend-feature', 'frontend/src/features/*', ['feature']),
  folder('frontend-root', 'frontend/src'),
  folder('e2e', 'frontend/e2e'),
  folder('installable', 'frontend/installable'),
  folder('scripts', 'scripts'),
];

const files = [
  { category: 'spec', pattern: '**/*.spec.{ts,tsx}' },
  { category: 'module', pattern: 'backend/src/*/**/*.module.ts' },
  { category: 'face', pattern: 'backend/src/*/index.ts' },
  { category: 'migration', pattern: 'backend/src/*/migrations/*.ts' },
  { category: 'shared-state', pattern: '**/*.{api,slice}.ts' },
  { category: 'public-component', pattern: '**/*.public.tsx' },
  { category: 'builders', pattern: 'frontend/src/features/*/testing/*.ts' },
  { category: 'texts', pattern: 'frontend/src/**/*-{texts,labels}.ts' },
  { category: 'schemas', pattern: 'libs/contracts/src/calls/index.ts' },
];

const element = (type) => ({ element: { type } });
const lib = (name) => ({ element: { type: 'lib', captured: { lib: name } } });
const packages = { module: { origin: 'external' } };
const node = { module: { origin: 'core' } };

const allow = (from, ...targets) => targets.map((to) => ({ from, allow: { to } }));

const libPolicies = Object.entries(LIBS).flatMap(([name, may]) =>
  allow(
    lib(name),
    ...may.libs.map(lib),
    ...may.packages.map((source) => ({ module: { origin: 'external', source } })),
    ...(may.isOfServer ? [node] : []),
  ),
);
const SERVER_LIBS = Object.keys(LIBS).filter((name) => LIBS[name].isOfServer);

const BACKEND = ['platform', 'backend-feature', 'backend-root', 'backend-test', 'seed'];
const FRONTEND = ['app', 'live', 'solver', 'store', 'ui', 'game-kit', 'frontend-feature', 'frontend-root'];

const policies = [
  {
    from: element(elements.map(({ type }) => type)),
    allow: { dependency: { relationship: { to: 'internal' } } },
  },
  ...libPolicies,
  ...allow({ file: { categories: 'spec' } }, packages, node, { file: { categories: 'texts' } }),
  ...allow({ ...element('lib'), file: { categories: 'spec' } }, element('lib-test')),
  ...allow(element('lib-test'), packages, node, element(['lib', 'scripts'])),

  // The backend: features use the platform and each other's faces; the platform uses no feature.
  ...allow(element(BACKEND), packages, node),
  ...allow(element('platform'), ...['contracts', 'rules', ...SERVER_LIBS].map(lib)),
  ...allow(element(BACKEND.filter((type) => type !== 'platform')), element(['lib', 'platform'])),
  ...allow(element(['backend-feature', 'backend-root']), {
    ...element('backend-feature'),
    file: { categories: 'face' },
  }),
  // Only modules, and what puts the application together, import modules.
  {
    from: element(['platform', 'backend-feature']),
    disallow: { to: { file: { categories: 'module' } } },
    message:
      'Import what you use from its own file, or from index.js of another feature: a module is only wiring.',
  },
  ...allow(
    { ...element(['platform', 'backend-feature']), file: { categories: 'module' } },
    { ...element('platform'), file: { categories: 'module' } },
  ),
  ...allow(
    { ...element('backend-feature'), file: { categories: 'module' } },
    { ...element('backend-feature'), file: { categories: 'module' } },
  ),
  ...allow(element('backend-root'), { ...element('backend-feature'), file: { categories: 'module' } }),
  ...allow(element('backend-root'), { file: { categories: 'migration' } }),
  ...allow(element('backend-test'), element([...BACKEND, 'scripts'])),
  // The seed writes the rows of every feature.
  ...allow(element('seed'), element(BACKEND.filter((type) => type !== 'backend-test'))),

  // The frontend: app → features → live, solver → store; features → game-kit → ui; all → libs.
  ...allow(element(FRONTEND), packages, element('lib')),
  ...allow(element('frontend-root'), element('app')),
  ...allow(
    element(['app', 'frontend-root']),
    element(['frontend-feature', 'live', 'solver', 'store', 'game-kit', 'ui']),
  ),
  ...allow(element(['live', 'solver']), element(['store', 'ui'])),
  ...allow(element('game-kit'), element('ui')),
  ...allow(element('frontend-feature'), element(['live', 'solver', 'store', 'game-kit', 'ui']), {
    ...element('frontend-feature'),
    file: { categories: ['shared-state', 'public-component'] },
  }),
  {
    from: element(FRONTEND),
    disallow: { to: { file: { categories: 'schemas' } }, dependency: { kind: 'value' } },
    message: 'The browser takes no schemas: types and other values come from the other subjects.',
  },
  {
    from: element([...FRONTEND, 'installable', 'e2e']),
    disallow: { to: SERVER_LIBS.map(lib) },
    message: 'This library runs on the server.',
  },
  {
    from: element(['ui', 'game-kit']),
    disallow: { to: { module: { origin: 'external', source: ['@reduxjs/toolkit', 'react-redux'] } } },
    message: 'The kits hold no state of the game.',
  },

  ...allow(element('installable'), packages, node, element('lib')),

  ...allow(
    element('e2e'),
    packages,
    node,
    element(['lib', 'scripts']),
    { ...element('frontend-feature'), file: { categories: 'builders' } },
    { file: { categories: 'texts' } },
  ),
];

/** Patterns are relative to the root of the workspace. */
export const boundarySettings = {
  'boundaries/root-path': import.meta.dirname,
  'boundaries/elements': elements,
  'boundaries/files': files,
  'boundaries/legacy-templates': false,
  // By default only `import … from` counts.
  'boundaries/dependency-nodes': ['import', 'export', 'dynamic-import', 'require'],
  'boundaries/additional-dependency-nodes': [
    { selector: 'TSImportType Literal', kind: 'type', name: 'type-import' },
  ],
};

const ruleWith = (policies) => ({
  'boundaries/dependencies': [
    'error',
    { default: 'disallow', checkAllOrigins: true, checkInternals: true, checkUnknownLocals: true, policies },
  ],
});

const concerns = (type, { from }) => from.element === undefined || [from.element.type].flat().includes(type);

/**
 * The rule for all files and, after it, for each element with only the policies that its files can match: trying them
 * all takes longer than everything else that ESLint does. ESLint lets the last matching entry decide, hence the order.
 */
export const boundaryRules = [
  { files: ['**/*.{ts,tsx}'], rules: ruleWith(policies) },
  ...elements.toReversed().map(({ type, pattern }) => ({
    files: [`${pattern}/**/*.{ts,tsx}`],
    rules: ruleWith(policies.filter((policy) => concerns(type, policy))),
  })),
];
