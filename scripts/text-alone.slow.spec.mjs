import { ESLint } from 'eslint';
import path from 'node:path';
import tseslint from 'typescript-eslint';
import { text } from '../eslint.text.js';
import { root } from './workspace.mjs';

const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: true,
  overrideConfig: {
    files: ['**/*.tsx'],
    plugins: { text },
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { projectService: true, tsconfigRootDir: root },
    },
    rules: { 'text/text-alone': 'error' },
  },
});
const FILE = path.join(root, 'frontend/src/ui/button/button.tsx');

/** The texts that lint rejects in a component with these props and this content. */
async function rejected(jsx, props = '') {
  const [{ messages, source }] = await eslint.lintText(
    `const TEXTS = { go: 'Go' } as const;\nexport const Sample = (props: { ${props} }) => ${jsx};\nvoid TEXTS;\n`,
    { filePath: FILE },
  );
  const lines = source?.split('\n') ?? [];
  return messages.map(({ line, column, endColumn }) => lines[line - 1].slice(column - 1, endColumn - 1));
}

it('rejects a text beside something that comes and goes, or that is part of a fragment', async () => {
  expect(await rejected('<p>{props.busy && <i />}Go</p>', 'busy: boolean')).toEqual(['Go']);
  expect(await rejected('<p>{props.busy ? "Wait" : null}<i /></p>', 'busy: boolean')).toHaveLength(1);
  expect(await rejected('<p>Round {props.round}</p>', 'round: number')).toEqual(['Round ', 'props.round']);
  expect(await rejected('<p>{props.list.map((one) => one)}<i /></p>', 'list: string[]')).toHaveLength(1);
  expect(await rejected('<>Go</>')).toEqual(['Go']);
  expect(await rejected('props.text', 'text: string')).toHaveLength(1);
});

it('accepts a text in an element of its own, and sentences that never change', async () => {
  expect(await rejected('<p>{props.busy && <i />}<span>Go</span></p>', 'busy: boolean')).toEqual([]);
  expect(await rejected('<p>{`Round ${props.round}`}</p>', 'round: number')).toEqual([]);
  expect(await rejected('<p>Press <b>{props.text}</b> or {TEXTS.go}</p>', 'text: string')).toEqual([]);
  expect(await rejected('<p>{props.text && <b>{props.text}</b>}<i /></p>', 'text: string')).toEqual([]);
});
