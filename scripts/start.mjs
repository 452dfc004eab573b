// `npm start` prepares everything that a fresh clone needs, and then runs the server in this process.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { currentCommit } from './commit.mjs';
import { endWithNpm, installPackages, requireNode, root } from './workspace.mjs';

requireNode();
endWithNpm();
await installPackages();
await build();
process.env.COMMIT ||= currentCommit() ?? '';
await import(pathToFileURL(path.join(root, 'backend/dist/main.js')).href);
