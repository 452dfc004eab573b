// `npm start` prepares everything that a fresh clone needs, and then runs the server in this process. `npm run migrate`,
// `backup`, `restore`, `admin` and `seed` do the same with another program of the backend. The last one fills a database with players
// and games, by default one in a separate folder, so that your own games stay untouched.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { currentCommit, endWithNpm, installPackages, requireNode, root } from './workspace.mjs';

const [program = 'main'] = process.argv.splice(2, 1);

requireNode();
endWithNpm();
await installPackages({ withTools: false });
await build({ say: console.error, ...(program !== 'main' && { except: '@tessera/frontend' }) });
if (program === 'seed/main') process.env.DATA_DIR ||= path.join(root, '.data/seed');
process.env.COMMIT ||= currentCommit() ?? '';
await import(pathToFileURL(path.join(root, `backend/dist/${program}.js`)).href);
