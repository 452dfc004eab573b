// `node ../scripts/build-backend.mjs OUT`, run by build-project.mjs in the backend's folder: compiles it, and bundles the
// server with the packages that it imports. Reading and linking a thousand files took half of its start.
import path from 'node:path';
import { rolldown } from 'rolldown';
import { packageOf } from './build.mjs';
import { compile } from './compile.mjs';

const out = path.resolve(process.argv[2]);
const BUNDLE = 'bundle';

/** Native, with files that they look up next to their own, or (`pg`) loaded by a name that is computed. */
const LEFT_OUT = ['@node-rs/argon2', '@tessera/embedded-postgres', 'pg', 'piscina', 'sharp'];
/** Not installed everywhere: those of our own, and what packages import only if it is there. */
const OPTIONAL = [
  ...Object.keys(packageOf('backend').peerDependencies),
  '@nestjs/microservices',
  '@fastify/static',
  'class-transformer',
  'class-validator',
  'pg-native',
];

const isOf = (packages, id) => packages.some((name) => id === name || id.startsWith(`${name}/`));

/** Keeps what a module says of its own place: it was one folder up, in that of its part. */
const ownPlace = {
  name: 'own-place',
  transform(code, id) {
    if (!id.startsWith(out) || !code.includes('import.meta')) return;
    const file = path.posix.join('..', path.relative(out, id).replaceAll(path.sep, '/'));
    return {
      map: null,
      code: code
        .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${path.posix.dirname(file)}')`)
        .replaceAll('import.meta.url', `new URL('${file}', import.meta.url).href`),
    };
  },
};

/** This module asks for exports that TypeORM no longer has. Its `require` would load all of TypeORM a second time. */
const oneTypeOrm = {
  name: 'one-typeorm',
  transform: {
    filter: { id: /typeorm-compat\.js$/ },
    handler: (code) => ({
      map: null,
      code: `import * as typeorm from 'typeorm';\n${code.replace("const typeorm = require('typeorm');", '')}`,
    }),
  },
};

await compile(out);

const bundle = await rolldown({
  input: path.join(out, 'server.js'),
  platform: 'node',
  external: (id) => isOf([...LEFT_OUT, ...OPTIONAL], id),
  plugins: [ownPlace, oneTypeOrm],
  onLog(level, log) {
    if (level === 'warn' && log.code !== 'EVAL') throw new Error(log.message);
  },
});
await bundle.write({
  file: path.join(out, BUNDLE, 'server.js'),
  format: 'esm',
  codeSplitting: false,
  // Names of classes appear in the log and in metrics.
  keepNames: true,
  comments: false,
});
await bundle.close();
