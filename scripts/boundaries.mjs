// Proves that the import boundaries forbid: each case is a small file that exists only in memory,
// linted as if it lay at `file`. A forbidden import that passes fails the proof, and so does a
// reported one that is allowed. What is imported must really be there: the rule judges files.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ESLint } from 'eslint';
import { ALLOWED, CYCLES, FORBIDDEN } from './boundary-cases.mjs';

const root = path.dirname(import.meta.dirname);

const eslint = new ESLint({ cwd: root });

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

/** Oxlint finds cycles. It reads files, so these are written. */
function undetectedCycles() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-cycles-'));
  try {
    for (const [name, code] of CYCLES.flatMap(Object.entries)) {
      writeFileSync(path.join(folder, name), `${code}\n`);
    }
    const { stdout } = spawnSync(
      path.join(root, 'node_modules/.bin/oxlint'),
      ['--config', path.join(root, '.oxlintrc.json'), '--format', 'unix', '.'],
      { cwd: folder, encoding: 'utf8' },
    );
    const lines = stdout.split('\n').filter((line) => line.includes('import(no-cycle)'));
    return CYCLES.flatMap(Object.keys).filter((name) => !lines.some((line) => line.startsWith(name)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const problems = [
  ...missing,
  ...undetectedCycles().map((file) => `import cycle not found: ${file}`),
  ...passed.map(({ why, file, code }) => `not forbidden (${why})\n    ${file}: ${code}`),
  ...reported.map(
    ({ file, code, ruleId, message }) => `not allowed\n    ${file}: ${code}\n    ${ruleId}: ${message}`,
  ),
];
for (const problem of problems) console.error(problem);
console.log(
  problems.length > 0
    ? `${problems.length} problems with the boundaries`
    : `boundaries: ${FORBIDDEN.length} forbidden imports and ${CYCLES.length} cycles are reported, ${ALLOWED.length} allowed imports pass`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
