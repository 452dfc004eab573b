// npm run seed: fills a database with players and games. Without a DATABASE_URL it has a folder of its own, so that it
// never meets the games of whoever plays here.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { installPackages, requireNode, root } from './workspace.mjs';

requireNode();
await installPackages();
await build({ except: '@tessera/frontend' });
process.env.DATA_DIR ||= path.join(root, '.data/seed');
await import(pathToFileURL(path.join(root, 'backend/dist/seed/main.js')).href);
