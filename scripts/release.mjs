// `npm run release:inventory` brings docs/inventory.json up to date, as long as the version in package.json hasn't been
// released. `npm run release:version` turns the pending changesets into the next version: it sets the version everywhere, and
// writes CHANGELOG.md and docs/inventory.json. Neither commits anything.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  changelogSection,
  changesBetween,
  CHART_SCHEMA,
  configNames,
  currentInventory,
  INVENTORY,
  pendingChangesets,
  readInventory,
  unannounced,
  VERSIONED,
  withSection,
} from './releases.mjs';
import { binary, formatted, giveUp, releaseCommit, root, run } from './workspace.mjs';

const COMMANDS = { inventory: updateInventory, version: makeVersion };

const read = (file) => readFileSync(path.join(root, file), 'utf8');
const write = (file, text) => writeFileSync(path.join(root, file), text);
const versionIn = (file) => JSON.parse(read(file)).version;

await COMMANDS[process.argv[2]]();

async function updateInventory() {
  const version = versionIn('package.json');
  const tagged = spawnSync('git', ['tag', '--list', `v${version}`], { cwd: root, encoding: 'utf8' }).stdout;
  if (tagged?.trim()) {
    giveUp(
      `Version ${version} is released, so its inventory can't change. Announce your change in a changeset instead: ` +
        'run `npm run changeset`, and name it under "### Operators" (see docs/recipes.md).',
    );
  }
  await writeInventory({ version, previous: existsSync(INVENTORY) ? readInventory().previous : null });
  console.log(`docs/inventory.json has the variables, migrations and metrics of ${version}.`);
}

async function makeVersion() {
  const changesets = pendingChangesets();
  if (changesets.length === 0) giveUp('There are no changesets: nothing has changed since the last release.');
  const changes = changesBetween(readInventory(), currentInventory());
  const notes = changesets.map(({ operators }) => operators);
  const missing = unannounced(changes, notes);
  if (missing.length > 0) giveUp(`No changeset mentions ${missing.map(({ name }) => name).join(', ')}.`);

  const before = versionIn('package.json');
  const ended = await run(process.execPath, [binary('changeset', '@changesets/cli'), 'version']);
  if (!ended.well) giveUp('changeset version failed; see above.');
  const version = versionIn('backend/package.json');
  for (const [file, around] of Object.entries(VERSIONED)) {
    write(file, read(file).replaceAll(around(before), around(version)));
  }
  const date = new Date().toISOString().slice(0, 10);
  const section = changelogSection({ version, date, changes, changesets });
  write('CHANGELOG.md', await formatted(withSection(read('CHANGELOG.md'), section), 'CHANGELOG.md'));
  await writeInventory({ version, previous: { version: before, commit: releaseCommit(before) } });
  const { well } = await run('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund']);
  if (!well) giveUp('package-lock.json could not be updated; see above.');
  console.log(`This is ${version} now. Check CHANGELOG.md, commit, and push the tag v${version}.`);
}

/**
 * Writes the inventory of a version, and its variables into the schema of the chart. `previous` is the release
 * that it upgrades from.
 */
async function writeInventory({ version, previous }) {
  const inventory = currentInventory();
  await writeJson(INVENTORY, { version, previous, ...inventory });
  const schema = JSON.parse(readFileSync(path.join(root, CHART_SCHEMA), 'utf8'));
  schema.properties.config.propertyNames = configNames(Object.keys(inventory.variables));
  await writeJson(path.join(root, CHART_SCHEMA), schema);
}

async function writeJson(file, content) {
  writeFileSync(file, await formatted(JSON.stringify(content), file));
}
