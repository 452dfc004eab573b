// The base image of docker/Dockerfile: the official one or, where no registry has it, one with the same system and the
// same major version of Node, made of packages.
import { appendFileSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { installDebianPackage } from './debian.mjs';
import { docker, NoEngineError } from './engine.mjs';

const MMDEBSTRAP = '/usr/bin/mmdebstrap';
/** The major version that comes with Node 24. */
const NPM = 'npm@11';
const PULL_MS = 10 * 60_000;

/** Makes sure that the engine has the image or, without a registry, one that is like it. Returns the image's name. */
export function ensureBase(engine, official, say) {
  if (docker(engine, ['image', 'inspect', official]).status === 0) return official;
  say(`docker pull ${official}`);
  const { status, stderr } = docker(engine, ['pull', '--quiet', official], { timeout: PULL_MS });
  if (status === 0) return official;
  const reason = stderr.trim().split('\n').at(-1);
  // Nobody else's engine gets an image with the name of an official one.
  if (!engine.isOwn) throw new NoEngineError(`\`docker pull ${official}\` fails: ${reason}`);
  // A digest can't be given to an image that is made here.
  const [base] = official.split('@');
  say(`${reason}\nmaking ${base} of Debian's packages and Node's`);
  if (!existsSync(MMDEBSTRAP) && !installDebianPackage('mmdebstrap', say))
    throw new NoEngineError(`\`apt-get install mmdebstrap\` and \`docker pull ${official}\` fail.`);
  makeBase(engine, base);
  return base;
}

function makeBase(engine, base) {
  const [, node, suite] = /^node:(\d+)[.\d]*-(\w+)-slim$/.exec(base) ?? [];
  if (node === undefined) throw new Error(`${base} can't be made of packages`);
  const root = path.join(engine.folder, 'base');
  run(engine, MMDEBSTRAP, '--quiet', '--variant=minbase', suite, root);
  const local = path.join(root, 'usr/local');
  const npm = path.join(local, 'lib/node_modules/npm');
  mkdirSync(npm, { recursive: true });
  unpack(engine, `node-linux-${process.arch}@${node}`, local, 'package/bin/node');
  unpack(engine, NPM, npm, 'package');
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, path.join(local, 'bin', name));
  appendFileSync(path.join(root, 'etc/group'), 'node:x:1000:\n');
  appendFileSync(path.join(root, 'etc/passwd'), 'node:x:1000:1000::/home/node:/bin/sh\n');
  const archive = path.join(engine.folder, 'base.tar');
  run(engine, 'tar', '-C', root, '-cf', archive, '.');
  run(engine, engine.command, 'import', archive, base);
}

/** Unpacks a part of an npm package without its first folder. */
function unpack(engine, name, to, part) {
  const packed = run(engine, 'npm', 'pack', name, '--silent', '--pack-destination', engine.folder);
  const archive = path.join(engine.folder, packed.trim().split('\n').at(-1));
  run(engine, 'tar', '-C', to, '-xzf', archive, '--no-same-owner', '--strip-components=1', part);
}

function run({ folder, env }, command, ...args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...withoutNpm(), ...env },
  });
  if (status !== 0) throw error ?? new Error(`${command} ${args.join(' ')} failed: ${stderr}`);
  return stdout;
}

/** The environment without the npm settings of the surrounding run. */
export const withoutNpm = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_(?!config_cache)/i.test(name)));
