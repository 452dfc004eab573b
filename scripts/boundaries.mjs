// Proves that the import boundaries forbid: each case is a small file that exists only in memory,
// linted as if it lay at `file`. A forbidden import that passes fails the proof, and so does a
// reported one that is allowed. What is imported must really be there: the rule judges files.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { ALLOWED, FORBIDDEN } from './boundary-cases.mjs';

const root = path.dirname(import.meta.dirname);

/** The project's own configuration, without the rules that would need the file in a project of the compiler. */
const eslint = new ESLint({
  cwd: root,
  overrideConfig: [
    { languageOptions: { parserOptions: { projectService: false } } },
    tseslint.configs.disableTypeChecked,
    { rules: { '@typescript-eslint/no-unused-vars': 'off', '@typescript-eslint/no-require-imports': 'off' } },
  ],
});

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
    ? `${problems.length} problems with the boundaries`
    : `boundaries: ${FORBIDDEN.length} forbidden imports are rejected, ${ALLOWED.length} allowed ones pass`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
