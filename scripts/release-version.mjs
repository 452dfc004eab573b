// `npm run release:version` turns the pending changesets into the next version: it sets the version
// everywhere, and writes CHANGELOG.md and docs/inventory.json. It commits nothing.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { changelogSection, withSection } from './changelog.mjs';
import { pendingChangesets } from './changesets.mjs';
import { releaseCommit } from './commit.mjs';
import { changesBetween, currentInventory, readInventory, unannounced } from './inventory.mjs';
import { VERSIONED } from './release-files.mjs';
import { binary, giveUp, root, run } from './workspace.mjs';
import { formatted, writeInventory } from './write-inventory.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');
const write = (file, text) => writeFileSync(path.join(root, file), text);
const versionIn = (file) => JSON.parse(read(file)).version;

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
