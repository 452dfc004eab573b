// npm run seed: fills a database with players and games. By default, that is an embedded one in a separate folder, so
// that your own games stay untouched.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { installPackages, requireNode, root } from './workspace.mjs';

requireNode();
await installPackages({ withTools: false });
await build({ except: '@tessera/frontend', say: console.error });
process.env.DATA_DIR ||= path.join(root, '.data/seed');
await import(pathToFileURL(path.join(root, 'backend/dist/seed/main.js')).href);
