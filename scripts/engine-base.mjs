// The base image of docker/Dockerfile: the official one or, where no registry has it, one with the same system and the
// same major version of Node, made of packages.
import { appendFileSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { installDebianPackage } from './system-programs.mjs';
import { docker, NoEngineError } from './engine.mjs';
import { FOREIGN, NATIVE } from './engine-emulation.mjs';

const MMDEBSTRAP = '/usr/bin/mmdebstrap';
/** The major version of npm that comes with Node 24. */
const NPM = 'npm@11';
const PULL_MS = 10 * 60_000;

/**
 * Makes sure that the engine has the official image or, without a registry, one that is like it. Returns the image's
 * name.
 */
export function ensureBase(engine, official, say) {
  if (docker(engine, ['image', 'inspect', official]).status === 0) return official;
  say(`docker pull ${official}`);
  const { status, stderr } = docker(engine, ['pull', '--quiet', official], { timeout: PULL_MS });
  if (status === 0) return official;
  const reason = stderr.trim().split('\n').at(-1);
  // Nobody else's engine gets an image with the name of an official one.
  if (!engine.isOwn) throw new NoEngineError(`\`docker pull ${official}\` fails: ${reason}`);
  say(reason);
  if (!existsSync(MMDEBSTRAP) && !installDebianPackage('mmdebstrap', say))
    throw new NoEngineError(`\`apt-get install mmdebstrap\` and \`docker pull ${official}\` fail.`);
  // A digest can't be given to an image that is made here.
  const [base] = official.split('@');
  makeBase(engine, base, NATIVE, say);
  return base;
}

/** The same image for the other processor. Returns its name. */
export function ensureForeignBase(engine, official, base, say) {
  // Docker pulls it as part of the build.
  if (base === official) return official;
  const foreign = `${base}-${FOREIGN.name}`;
  makeBase(engine, foreign, FOREIGN, say);
  return foreign;
}

function makeBase(engine, base, processor, say) {
  say(`building ${base} from the packages of Debian and Node.js`);
  const [, node, suite] = /^node:(\d+)[.\d]*-(\w+)-slim/.exec(base) ?? [];
  if (node === undefined) throw new Error(`${base} can't be built from packages`);
  const root = path.join(engine.folder, `base-${processor.name}`);
  const options = ['--quiet', '--variant=minbase', `--architectures=${processor.name}`];
  run(engine, MMDEBSTRAP, ...options, suite, root);
  const local = path.join(root, 'usr/local');
  const npm = path.join(local, 'lib/node_modules/npm');
  mkdirSync(npm, { recursive: true });
  unpack(engine, `node-linux-${processor.node}@${node}`, local, 'package/bin/node');
  unpack(engine, NPM, npm, 'package');
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, path.join(local, 'bin', name));
  appendFileSync(path.join(root, 'etc/group'), 'node:x:1000:\n');
  appendFileSync(path.join(root, 'etc/passwd'), 'node:x:1000:1000::/home/node:/bin/sh\n');
  const folder = `${root}-image`;
  mkdirSync(folder);
  run(engine, 'tar', '-C', root, '-cf', path.join(folder, 'root.tar'), '.');
  // Unlike `docker import`, a build notes the processor.
  writeFileSync(path.join(folder, 'Dockerfile'), 'FROM scratch\nADD root.tar /\n');
  const names = [`--platform=linux/${processor.name}`, `--tag=${base}`];
  run(engine, engine.command, 'build', '--quiet', ...names, folder);
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
    env: { ...withoutNpm(), ...env, DOCKER_BUILDKIT: '1' },
  });
  if (status !== 0) throw error ?? new Error(`${command} ${args.join(' ')} failed: ${stderr}`);
  return stdout;
}

/** The environment without the npm settings of the surrounding run. */
export const withoutNpm = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_(?!config_cache)/i.test(name)));
