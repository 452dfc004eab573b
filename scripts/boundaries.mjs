// Proves that lint rejects forbidden and circular imports: each case is a small file that exists only in memory, linted
// as if it were at `file`. Fails if a forbidden import passes or an allowed one is reported. Imported files must exist,
// because the rules read them.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ESLint } from 'eslint';

// The cases: what must be rejected, by which rule and why, and what must pass. The importing files don't have to exist; the
// imported ones do.

const DEPENDENCIES = 'boundaries/dependencies';
const CYCLES = 'cycles/no-cycles';

const forbidden = (why, file, code, rule = DEPENDENCIES) => ({ why, file, code, rule });
const allowed = (file, code) => ({ file, code });

const postgres = 'libs/embedded-postgres/src/case.ts';
const daily = 'backend/src/daily/case.ts';
const platform = 'backend/src/platform/http/case.ts';
const page = 'frontend/src/features/daily/case.tsx';
const kit = 'frontend/src/ui/case.tsx';
const gameKit = 'frontend/src/game-kit/case.tsx';
/** `./effects` loads it on first use, and the board uses `./effects`. */
const sounds = 'frontend/src/game-kit/effects/effect-sounds.ts';
/** The daily uses it. */
const bestGrid = 'frontend/src/features/best-grid/case.tsx';

const FORBIDDEN = [
  forbidden('rules import no library', 'libs/rules/src/case.ts', `import '@tessera/contracts/wire';`),
  forbidden('rules import no package', 'libs/rules/src/case.ts', `import { z } from 'zod';`),
  forbidden('rules import nothing of Node', 'libs/rules/src/case.ts', `import 'node:crypto';`),
  forbidden('contracts import no words', 'libs/contracts/src/case.ts', `import '@tessera/words';`),
  forbidden('contracts have no framework', 'libs/contracts/src/case.ts', `import '@nestjs/common';`),
  forbidden('words import no library', 'libs/words/src/case.ts', `import '@tessera/rules';`),
  forbidden(
    'the solver imports no contracts',
    'libs/solver/src/case.ts',
    `import '@tessera/contracts/wire';`,
  ),
  forbidden('the solver imports nothing of Node', 'libs/solver/src/case.ts', `import 'node:fs';`),
  forbidden('words import no package', 'libs/words/src/case.ts', `import 'word-list';`),
  forbidden('a library of the server imports no other package', postgres, `import 'typeorm';`),
  forbidden('and no other library', postgres, `import '@tessera/contracts/wire';`),
  forbidden('and stays on the server', page, `import '@tessera/embedded-postgres';`),
  forbidden(
    'no library knows the backend',
    'libs/rules/src/case.ts',
    `import '../../../backend/src/main.js';`,
  ),
  forbidden(
    'no library knows the frontend',
    'libs/contracts/src/case.ts',
    `export * from '../../../frontend/src/main';`,
  ),

  forbidden('the platform knows no feature', platform, `import '../../daily/index.js';`),
  forbidden('the platform knows no word', platform, `import '@tessera/words';`),
  forbidden('a feature enters by its index', daily, `import '../words/words.controller.js';`),
  forbidden('a type is an import too', daily, `import type { A } from '../words/words.controller.js';`),
  forbidden('so is a type in place', daily, `export type A = import('../words/words.controller.js').A;`),
  forbidden('and an import at run time', daily, `const a = await import('../words/words.controller.js');`),
  forbidden('and an export', daily, `export * from '../words/words.controller.js';`),
  forbidden('the root wires modules', 'backend/src/case.ts', `import './words/words.controller.js';`),
  forbidden('only modules import modules', daily, `import '../words/words.module.js';`),
  forbidden('not even their own', daily, `import './daily.module.js';`),
  forbidden("nor the platform's", daily, `import '../platform/jobs/jobs.module.js';`),
  forbidden(
    'which knows no feature',
    'backend/src/platform/http/case.module.ts',
    `import '../../words/words.module.js';`,
  ),
  forbidden('only tests run the seed', daily, `import '../seed/seed-database.js';`),
  forbidden('the backend knows no frontend', daily, `import '../../../frontend/src/main';`),
  forbidden(
    'one reader of the environment',
    daily,
    `const a = process.env.PORT;`,
    'no-restricted-properties',
  ),
  forbidden('by no other way', daily, `import { env } from 'node:process';`, 'no-restricted-imports'),

  forbidden('a feature knows no shell', page, `import '../../app/layout';`),
  forbidden('a feature has private parts', page, `import '../words/word-checker-page';`),
  forbidden('the kit knows no feature', kit, `import '../features/daily/daily.slice';`),
  forbidden('the kit knows no store', kit, `import '../store/create-store';`),
  forbidden('the kit holds no state', kit, `import { useSelector } from 'react-redux';`),
  forbidden('the kit knows no game', kit, `import '../game-kit/board/board';`),
  forbidden('the game kit knows no feature', gameKit, `import '../features/daily/daily.slice';`),
  forbidden('the game kit knows no store', gameKit, `import '../store/create-store';`),
  forbidden('the game kit holds no state', gameKit, `import { useSelector } from 'react-redux';`),
  forbidden(
    'the store knows no feature',
    'frontend/src/store/case.ts',
    `import '../features/daily/daily.slice';`,
  ),
  forbidden(
    'the live connection knows no feature',
    'frontend/src/live/case.ts',
    `import '../features/game/game.slice';`,
  ),
  forbidden(
    'the store knows no live connection',
    'frontend/src/store/case.ts',
    `import '../live/live-client';`,
  ),
  ...['let a = 0;', 'export let a = 0;', 'const a = new Set();', 'const a = new Map();'].map((code) =>
    forbidden('live state belongs to an object', 'frontend/src/live/case.ts', code, 'no-restricted-syntax'),
  ),
  forbidden("a feature's state, too", page, 'let a = 0;', 'no-restricted-syntax'),
  forbidden("and the shell's", 'frontend/src/app/case.ts', 'let a = 0;', 'no-restricted-syntax'),
  forbidden('the browser has no Node', page, `import 'node:path';`),
  forbidden('no schema reaches the browser', page, `import { CALLS } from '@tessera/contracts/calls';`),
  forbidden('the frontend knows no backend', page, `import '../../../../backend/src/main';`),
  forbidden('browser tests see pages only', 'frontend/e2e/case.ts', `import '../src/app/layout';`),

  forbidden('files import each other', sounds, `import './effects';`, CYCLES),
  forbidden('if only in a type', sounds, `import type { a } from './effects';`, CYCLES),
  forbidden('in place', sounds, `export type A = import('./effects').A;`, CYCLES),
  forbidden('at run time', sounds, `const a = () => import('./effects');`, CYCLES),
  forbidden('in an export', sounds, `export * from './effects';`, CYCLES),
  forbidden('through other files', sounds, `import '../board/board';`, CYCLES),
  forbidden('through the index', 'libs/rules/src/grid.ts', `import './index.js';`, CYCLES),
  forbidden('features import each other', bestGrid, `import '../daily/daily.api';`, CYCLES),
  forbidden('if only in a type', bestGrid, `import type { A } from '../daily/daily.slice';`, CYCLES),
  forbidden('at run time', bestGrid, `const a = () => import('../daily/daily-page');`, CYCLES),
  forbidden(
    'through a third one',
    'frontend/src/features/help/case.tsx',
    `import '../archive/archive.api';`,
    CYCLES,
  ),
  forbidden(
    'features of the backend import each other',
    'backend/src/players/case.ts',
    `import '../daily/index.js';`,
    CYCLES,
  ),
  forbidden(
    'folders of the platform import each other',
    'backend/src/platform/limits/case.ts',
    `import '../http/endpoint.js';`,
    CYCLES,
  ),
  forbidden(
    'folders of a feature import each other',
    'backend/src/game/store/case.ts',
    `import '../lifecycle/join-game.js';`,
    CYCLES,
  ),
  forbidden(
    'folders of a kit import each other',
    'frontend/src/game-kit/board/case.ts',
    `import type { A } from '../letter-picker/letter-picker';`,
    CYCLES,
  ),
];

const ALLOWED = [
  allowed('libs/contracts/src/case.ts', `import { z } from 'zod';\nimport { ROUNDS } from '@tessera/rules';`),
  allowed(postgres, `import 'node:fs';\nimport { Client } from 'pg';`),
  allowed('libs/rules/src/case.spec.ts', `import fc from 'fast-check';\nimport './grid.js';`),
  allowed(
    daily,
    `import { Module } from '@nestjs/common';\nimport { CALLS } from '@tessera/contracts/calls';`,
  ),
  allowed(daily, `import { ROUNDS } from '@tessera/rules';\nimport '@tessera/words';\nimport 'node:crypto';`),
  allowed(daily, `import '../words/index.js';\nimport '../platform/clock/clock.js';`),
  allowed(
    'backend/src/daily/case.module.ts',
    `import '../words/words.module.js';\nimport './daily.module.js';`,
  ),
  allowed('backend/src/platform/http/case.module.ts', `import '../jobs/jobs.module.js';`),
  allowed(
    platform,
    `import { ERRORS } from '@tessera/contracts/wire';\nimport '@tessera/embedded-postgres';`,
  ),
  allowed('backend/src/platform/config/case.ts', `const a = process.env.PORT;`),
  allowed('backend/src/case.ts', `import './daily/daily.module.js';\nimport './daily/index.js';`),
  allowed('backend/src/seed/case.ts', `import '../words/lexicon.js';\nimport '../app.module.js';`),
  allowed('backend/test/case.spec.ts', `import '../src/words/words.controller.js';`),
  allowed(page, `import type { DailyGame } from '@tessera/contracts/daily';`),
  allowed(
    page,
    `import { TEXTS } from '@tessera/contracts/texts';\nimport { ROUNDS } from '@tessera/rules';`,
  ),
  allowed(page, `import '../players/players.api';\nimport '../../store/create-store';`),
  allowed(page, `import '../../live/live-client';`),
  allowed('frontend/src/live/case.ts', `const a: ReadonlySet<string> = new Set();`),
  allowed(
    'frontend/src/live/case.ts',
    `import '../store/identity/identity';\nimport '../ui/lazy/load-chunk';`,
  ),
  allowed(page, `import '../../game-kit/board/board';\nimport '../../ui/button/button';`),
  allowed(kit, `import { useState } from 'react';\nimport { ROUNDS } from '@tessera/rules';`),
  allowed(gameKit, `import { ROUNDS } from '@tessera/rules';\nimport '../ui/button/button';`),
  allowed('frontend/src/app/case.tsx', `const a = () => import('../features/daily/daily-page');`),
];

const root = path.dirname(import.meta.dirname);

/** The rule about texts needs types, which files in memory don't have. */
const withoutTypes = {
  languageOptions: { parserOptions: { projectService: false } },
  rules: { 'text/text-alone': 'off' },
};
const eslint = new ESLint({ cwd: root, overrideConfig: withoutTypes });

const lint = async ({ file, code }) => {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: path.join(root, file) });
  return result.messages;
};

const missing = [...FORBIDDEN, ...ALLOWED].flatMap(({ file, code }) =>
  [...code.matchAll(/['"](\.{1,2}\/[^'"]+)['"]/g)]
    .map(([, source]) => path.join(root, path.dirname(file), source).replace(/\.js$/, ''))
    .filter((target) => !['.ts', '.tsx', ''].some((end) => existsSync(target + end)))
    .map((target) => `${path.relative(root, target)}: named by a case, but not there`),
);

const passed = [];
for (const item of FORBIDDEN) {
  const messages = await lint(item);
  const expected = messages.filter(({ ruleId }) => ruleId === item.rule);
  if (expected.length === 0) passed.push(item);
}

const reported = [];
for (const item of ALLOWED) {
  for (const { ruleId, message } of await lint(item)) reported.push({ ...item, ruleId, message });
}

const problems = [
  ...missing,
  ...passed.map(({ why, file, code }) => `not forbidden (${why})\n    ${file}: ${code}`),
  ...reported.map(
    ({ file, code, ruleId, message }) => `not allowed\n    ${file}: ${code}\n    ${ruleId}: ${message}`,
  ),
];
for (const problem of problems) console.error(problem);
console.log(
  problems.length > 0
    ? `boundaries: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`
    : `boundaries: ${FORBIDDEN.length} forbidden imports are reported, ${ALLOWED.length} allowed imports pass`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
