// `npm run dev` recompiles and reloads everything as files change. One database runs for the whole session,
// so that restarts of the backend are fast.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { currentCommit, endWithNpm, giveUp, installPackages, requireNode, root } from './workspace.mjs';

process.chdir(root);
requireNode();
endWithNpm();
await installPackages({ withTools: true });
const { default: concurrently } = await import('concurrently');
await build({ except: '@tessera/frontend', say: console.error });

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => (stopping = true));
const groups = [];
const database = process.env.DATABASE_URL ? undefined : await startDatabase();
if (database) process.env.DATABASE_URL = database.url;
process.env.COMMIT ||= currentCommit() ?? '';
process.env.TESSERA_API ??= `http://127.0.0.1:${process.env.PORT || 3000}`;

if (stopping) await end(0);
const compilers = run(
  compiledFolders().map((folder) => ({
    name: `tsc ${folder}`,
    command: `tsc -p ${folder}/tsconfig.build.json -w --preserveWatchOutput`,
  })),
);
// Before that, the backend would restart with every file that the compilers write.
await Promise.race([Promise.all(compilers.commands.map(untilCompiled)), endOf(compilers)]);
if (!stopping) {
  run([
    {
      name: 'backend',
      command: 'node -C @tessera/unbundled --watch --watch-preserve-output backend/dist/main.js',
    },
    { name: 'frontend', command: 'vite --clearScreen false', cwd: 'frontend' },
  ]);
}
await Promise.race(groups.map(endOf));
await end(stopping ? 0 : 1);

/** Starts these commands. A signal to this process, or the end of one command, ends all of them. */
function run(commands) {
  const group = concurrently(commands, {
    prefix: 'name',
    prefixLength: 20,
    killOthersOn: ['success', 'failure'],
  });
  groups.push(group);
  return group;
}

/** The result is an error if a command failed or was killed. */
function endOf({ result }) {
  return result.catch(() => undefined);
}

/** Resolves when the folder has been compiled for the first time. */
function untilCompiled({ stdout }) {
  return new Promise((resolve) => {
    stdout.subscribe((text) => String(text).includes('Watching for file changes') && resolve());
  });
}

function compiledFolders() {
  return [...readdirSync('libs').map((name) => path.join('libs', name)), 'backend'].filter((folder) =>
    existsSync(path.join(folder, 'tsconfig.build.json')),
  );
}

/** Started here rather than by the backend, which uses it like any other server. */
async function startDatabase() {
  const file = path.resolve('backend/dist/platform/database/embedded-database.js');
  const { startEmbeddedDatabase } = await import(pathToFileURL(file).href);
  try {
    return await startEmbeddedDatabase(process.env.DATA_DIR || '.data', {
      onExit: () => {
        if (stopping) return;
        console.error('The database has stopped.');
        void end(1);
      },
    });
  } catch (error) {
    return giveUp(error.message);
  }
}

async function end(exitCode) {
  stopping = true;
  for (const { commands } of groups) for (const command of commands) command.kill('SIGTERM');
  await Promise.all(groups.map(endOf));
  await database?.stop();
  process.exit(exitCode);
}
