// Proves that lint rejects forbidden and circular imports: each case is a small file that exists only in memory, linted
// as if it were at `file`. Fails if a forbidden import passes or an allowed one is reported. Imported files must exist,
// because the rules read them.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ESLint } from 'eslint';
import { ALLOWED, FORBIDDEN } from './boundary-cases.mjs';

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
