// `node scripts/build-project.mjs [COMMAND … --outDir]`, run in a project's folder, builds the project unless its build is up
// to date: with the command, or else by compiling its TypeScript, file by file and without checking types. That takes a fifth
// of the time that the compiler needs, which is left to the checks. The server is bundled with the packages that it imports as
// well: reading and linking a thousand files took half of its start.
// The build is written to a folder next to `dist`. Then only files that differ are moved over, each atomically, so that a server
// running from `dist` never finds a file missing or half written.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inputsOf, isCurrent, packageOf, recordBuild } from './build.mjs';
import { withLock } from './lock.mjs';

const DRAFT = path.resolve('dist.new');
const DIST = 'dist';
/** Moved last, because they refer to the other files. */
const LAST = ['index.html', 'service-worker.js'];

const NO_SOURCE = /\.d\.ts$|\.spec\.tsx?$|(^|[\\/])testing[\\/]/;
/** Helpers of the compiler, which have no package of their own at run time. */
const HELPERS = '@oxc-project/runtime';

const BUNDLE = 'bundle';
const PROGRAMS = ['server', 'admin', 'backup', 'restore', 'migrate'];
/** Native, with files that they look up next to their own, or (`pg`) loaded by a name that is computed. */
const LEFT_OUT = ['@node-rs/argon2', '@tessera/embedded-postgres', 'pg', 'piscina', 'sharp'];
/** What packages import only if it is there, besides the optional ones of our own. */
const OPTIONAL = [
  '@nestjs/microservices',
  '@fastify/static',
  'class-transformer',
  'class-validator',
  'pg-native',
];

const { name, peerDependencies = {} } = packageOf(process.cwd());
const [command, ...args] = process.argv.slice(2);
await withLock(name, buildUnlessCurrent);

async function buildUnlessCurrent() {
  if (isCurrent(name)) return;
  const inputs = inputsOf(name);
  rmSync(DRAFT, { recursive: true, force: true });
  await (command === undefined ? compile() : run());
  moveOver();
  recordBuild(name, inputs);
}

async function run() {
  const [code] = await once(spawn(command, [...args, DRAFT], { stdio: 'inherit' }), 'exit');
  if (code !== 0) process.exit(code ?? 1);
}

async function compile() {
  const { rolldown } = await import('rolldown');
  const sources = readdirSync('src', { recursive: true }).filter(
    (file) => file.endsWith('.ts') && !NO_SOURCE.test(file),
  );
  const compiled = await rolldown({
    input: sources.map((file) => path.join('src', file)),
    platform: 'node',
    tsconfig: 'tsconfig.build.json',
    external: (id) => !/^[./]/.test(id) && !path.isAbsolute(id) && !id.startsWith(HELPERS),
    treeshake: false,
  });
  await compiled.write({
    dir: DRAFT,
    format: 'esm',
    preserveModules: true,
    preserveModulesRoot: 'src',
    sourcemap: true,
  });
  await compiled.close();
  if (name === '@tessera/backend') await bundlePrograms(rolldown);
}

/** Programs that start in half the time or less if their modules needn't be read and linked one by one. */
async function bundlePrograms(rolldown) {
  const external = [...LEFT_OUT, ...OPTIONAL, ...Object.keys(peerDependencies)];
  const bundle = await rolldown({
    input: Object.fromEntries(PROGRAMS.map((program) => [program, path.join(DRAFT, `${program}.js`)])),
    platform: 'node',
    external: (id) => external.some((one) => id === one || id.startsWith(`${one}/`)),
    plugins: [ownPlace(), oneTypeOrm()],
    onLog(level, log) {
      if (level === 'warn' && log.code !== 'EVAL') throw new Error(log.message);
    },
  });
  await bundle.write({
    dir: path.join(DRAFT, BUNDLE),
    format: 'esm',
    chunkFileNames: '[name].js',
    // Programs share files, but each runs its modules in the order of their imports: some must run first.
    strictExecutionOrder: true,
    minifyInternalExports: false,
    // Names of classes appear in the log and in metrics.
    keepNames: true,
    comments: false,
  });
  await bundle.close();
  for (const program of PROGRAMS.filter((one) => one !== 'server')) {
    const file = path.join(DRAFT, `${program}.js`);
    writeFileSync(file, `import './${BUNDLE}/${program}.js';\n`);
    rmSync(`${file}.map`);
  }
}

/** Keeps what a module says of its own place: it was one folder up, in that of its part. */
function ownPlace() {
  return {
    name: 'own-place',
    transform(code, id) {
      if (!id.startsWith(DRAFT) || !code.includes('import.meta')) return;
      const file = path.posix.join('..', path.relative(DRAFT, id).replaceAll(path.sep, '/'));
      return {
        map: null,
        code: code
          .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${path.posix.dirname(file)}')`)
          .replaceAll('import.meta.url', `new URL('${file}', import.meta.url).href`),
      };
    },
  };
}

/** This module asks for exports that TypeORM no longer has. Its `require` would load all of TypeORM a second time. */
function oneTypeOrm() {
  return {
    name: 'one-typeorm',
    transform: {
      filter: { id: /typeorm-compat\.js$/ },
      handler: (code) => ({
        map: null,
        code: `import * as typeorm from 'typeorm';\n${code.replace("const typeorm = require('typeorm');", '')}`,
      }),
    },
  };
}

function moveOver() {
  const built = filesIn(DRAFT);
  for (const file of [...built].sort((a, b) => LAST.indexOf(a) - LAST.indexOf(b))) {
    const [from, to] = [path.join(DRAFT, file), path.join(DIST, file)];
    if (existsSync(to) && readFileSync(to).equals(readFileSync(from))) continue;
    mkdirSync(path.dirname(to), { recursive: true });
    renameSync(from, to);
  }
  for (const file of filesIn(DIST)) if (!built.has(file)) rmSync(path.join(DIST, file));
  rmSync(DRAFT, { recursive: true, force: true });
}

function filesIn(folder) {
  if (!existsSync(folder)) return new Set();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(files.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name))));
}
