import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './workspace.mjs';

/** The commands that install the packages themselves. */
const COMMANDS = ['start', 'dev', 'test', 'image'];

const IMPORT = /^(?:import|export \{|export \*)[^;=']*'([^']+)'/gm;

/** What a script and the scripts that it imports load at once, apart from scripts. */
function loadedBy(file, seen = new Set()) {
  if (seen.has(file)) return [];
  seen.add(file);
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, name]) =>
    name.startsWith('.') ? loadedBy(path.resolve(path.dirname(file), name), seen) : [name],
  );
}

test.each(COMMANDS)('npm run %s begins in a fresh clone, where no package is installed', (command) => {
  const loaded = loadedBy(path.join(root, 'scripts', `${command}.mjs`));
  expect(loaded).toContain('node:path');
  expect(loaded.filter((name) => !name.startsWith('node:'))).toEqual([]);
});
