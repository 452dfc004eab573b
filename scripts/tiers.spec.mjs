import { existsSync } from 'node:fs';
import path from 'node:path';
import { TIERS, selectWorkspaces } from './tiers.mjs';
import { root } from './workspace.mjs';

const selected = (tier, ...patterns) =>
  selectWorkspaces(TIERS[tier], patterns).map(({ name, files }) => [
    name,
    files?.map((file) => path.relative(root, file)),
  ]);

test("runs a tier in every workspace with its script, including the repository's own scripts", () => {
  const names = selected('unit').map(([name]) => name);
  expect(names).toEqual(expect.arrayContaining(['tessera', '@tessera/backend', '@tessera/rules']));
  expect(selected('browser')).toEqual([['@tessera/frontend', undefined]]);
});

test.each(Object.keys(TIERS))('finds the test files of the tier %s', (tier) => {
  const files = selected(tier, '').flatMap(([, found]) => found);
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

test('selects files whose path from the root of the repository matches a pattern', () => {
  expect(selected('unit', 'scripts/TIERS', 'test-args')).toEqual([
    ['tessera', ['scripts/test-args.spec.mjs', 'scripts/tiers.spec.mjs']],
  ]);
});

test.each(['packaging', 'engine'])('distinguishes integration and %s tests', (tier) => {
  const isInFolder = (file) => file.startsWith(`backend/test/${tier}/`);
  const filesOf = (name) => selected(name, '').flatMap(([, files]) => files);
  expect(filesOf('integration').filter(isInFolder)).toEqual([]);
  expect(filesOf(tier).every(isInFolder)).toBe(true);
});

test('selects no workspace if no path matches', () => {
  expect(selected('unit', 'no-such-file')).toEqual([]);
});
