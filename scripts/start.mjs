// `npm start` prepares everything that a fresh clone needs, and then runs the server in this process. `npm run migrate`,
// `backup`, `restore` and `admin` do the same with another program of the backend.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { currentCommit } from './commit.mjs';
import { endWithNpm, installPackages, requireNode, root } from './workspace.mjs';

const [program = 'main'] = process.argv.splice(2, 1);

requireNode();
endWithNpm();
await installPackages({ withTools: false });
await build({ say: console.error });
process.env.COMMIT ||= currentCommit() ?? '';
await import(pathToFileURL(path.join(root, `backend/dist/${program}.js`)).href);
