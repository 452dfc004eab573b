// The changesets in `.changeset`: notes about changes that no release contains yet.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './workspace.mjs';

const FOLDER = path.join(root, '.changeset');
const HEADING = /^### Operators$/m;

/** @returns {{ name: string, summary: string, operators: string }[]} in the order of their names */
export const pendingChangesets = (folder = FOLDER) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .sort()
    .map((file) => ({ name: file, ...parseChangeset(readFileSync(path.join(folder, file), 'utf8')) }));

/** Splits a changeset into what changed for everybody, and what it means for operators. */
export function parseChangeset(text) {
  const body = text.replace(/^---\n[\s\S]*?\n---\n/, '');
  const [summary, operators = ''] = body.split(HEADING);
  return { summary: summary.trim(), operators: operators.trim() };
}
