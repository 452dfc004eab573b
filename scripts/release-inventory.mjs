// `npm run release:inventory` brings docs/inventory.json up to date, as long as the version in package.json
// hasn't been released.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { INVENTORY, readInventory } from './inventory.mjs';
import { writeInventory } from './write-inventory.mjs';
import { giveUp, root } from './workspace.mjs';

const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const tagged = spawnSync('git', ['tag', '--list', `v${version}`], { cwd: root, encoding: 'utf8' }).stdout;
if (tagged?.trim()) {
  giveUp(
    `Version ${version} is released, so its inventory can't change. Announce your change in a changeset instead: ` +
      'run `npm run changeset`, and name it under "### Operators" (see CONTRIBUTING.md).',
  );
}
await writeInventory({ version, previous: existsSync(INVENTORY) ? readInventory().previous : null });
console.log(`docs/inventory.json has the variables, migrations and metrics of ${version}.`);
