// Builds docker/Dockerfile for the tests, with a container engine.
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { boundedRun } from './bounded-run.mjs';
import {
  docker,
  EMULATOR_ADVICE,
  ensureEngine,
  FOREIGN,
  isEmulating,
  NATIVE,
  NoEngineError,
} from './engine.mjs';
import { isAlive } from './lock.mjs';
import { installDebianPackage } from './system-programs.mjs';
import { currentCommit, root } from './workspace.mjs';

const MMDEBSTRAP = '/usr/bin/mmdebstrap';
/** The major version of npm that comes with Node 24. */
const NPM = 'npm@11';
const PULL_MS = 10 * 60_000;
const DOCKERFILE = path.join(root, 'docker/Dockerfile');
const BUILD_SECONDS = 30 * 60;
/** The containers and volumes of a run have this label, with the ID of its process. */
const LABEL = 'tessera.test';

/**
 * Builds the image with the engine of this machine or one for this run. Resolves to environment variables for the
 * tests, which are empty where there is no engine: the tests are skipped then, unless `ENGINE_REQUIRED` is set.
 */
export async function ensureImage(say, { scratch, signal, isNativeOnly = false }) {
  try {
    const engine = await ensureEngine(say);
    removeLeftovers(engine);
    return await buildImages(engine, { say, scratch, signal, isNativeOnly });
  } catch (error) {
    if (!(error instanceof NoEngineError) || process.env.ENGINE_REQUIRED) throw error;
    say(`the tests of the real image are skipped. ${error.message}`);
    return {};
  }
}

/** For this machine's processor and, where it can be emulated, the other one for which the image is published. */
async function buildImages(engine, run) {
  const text = readFileSync(DOCKERFILE, 'utf8');
  const official = baseOf(text);
  const base = ensureBase(engine, official, run.say);
  const build = (processor, runtime) => {
    const isOfficial = base === official;
    const file = isOfficial ? DOCKERFILE : adapted(text, [base, runtime], engine.folder);
    return buildImage(engine, processor, file, run);
  };
  const variables = {
    ...engine.env,
    ENGINE_COMMAND: engine.command,
    ENGINE_IMAGE: await build(NATIVE, base),
    ENGINE_BASE: base,
    ENGINE_LABEL: `${LABEL}=${process.pid}`,
  };
  if (run.isNativeOnly) return variables;
  if (!isEmulating()) {
    run.say(`the image for ${FOREIGN.name} is skipped. ${EMULATOR_ADVICE}`);
    return variables;
  }
  const foreign = await build(FOREIGN, ensureForeignBase(engine, official, base, run.say));
  return { ...variables, ENGINE_FOREIGN_IMAGE: foreign, ENGINE_FOREIGN: FOREIGN.node };
}

/** Resolves to its name. */
async function buildImage(engine, processor, file, { say, scratch, signal }) {
  const image = `tessera-test:${process.pid}-${processor.name}`;
  process.on('exit', () => {
    if (engine.isOwn) return;
    removeAll(engine, String(process.pid));
    docker(engine, ['image', 'rm', '--force', image]);
  });
  say(`building ${image} from docker/Dockerfile`);
  const args = ['VERSION', 'COMMIT'].map((name) => `--build-arg=${name}=${ARGS[name]()}`);
  if (processor === FOREIGN) args.push(`--platform=linux/${processor.name}`);
  const { code } = await boundedRun(
    engine.command,
    ['build', '--network=host', ...secrets(engine.folder), ...args, `--file=${file}`, `--tag=${image}`, root],
    {
      cwd: root,
      env: { ...engine.env, DOCKER_BUILDKIT: '1', BUILDKIT_PROGRESS: 'plain' },
      seconds: BUILD_SECONDS,
      scratch,
      signal,
    },
  );
  if (code !== 0) throw new Error(`docker/Dockerfile could not be built for ${processor.name}`);
  return image;
}

const ARGS = {
  VERSION: () => JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).version,
  COMMIT: () => currentCommit() ?? 'unknown',
};

const FROM = /^(FROM (?:--\S+ )?)(\S+@\S+)/gm;

/** The official image, which builds and which runs. */
const baseOf = (text) => [...text.matchAll(FROM)][0][2];

/**
 * A copy of the Dockerfile with other images that build and run. This engine builds it with the syntax that it knows
 * itself, because where the official image can't be had, the current version of Docker's syntax can't either.
 */
function adapted(text, images, folder) {
  const file = path.join(folder, 'Dockerfile');
  const left = [...images];
  writeFileSync(
    file,
    text.replace(/^# syntax=.*\n/, '').replace(FROM, (_, from) => from + left.shift()),
  );
  copyFileSync(`${DOCKERFILE}.dockerignore`, `${file}.dockerignore`);
  return file;
}

/** The build uses the npm registry of this machine, and trusts the same authorities. */
function secrets(folder) {
  const [registry, authorities] = ['registry', 'cafile'].map(npmSetting);
  const file = path.join(folder, 'npmrc');
  const lines = [`registry=${registry}`, ...(authorities ? ['cafile=/run/secrets/npm-ca'] : [])];
  writeFileSync(file, lines.map((line) => `${line}\n`).join(''));
  return [`--secret=id=npmrc,src=${file}`, ...(authorities ? [`--secret=id=npm-ca,src=${authorities}`] : [])];
}

function npmSetting(name) {
  const { stdout } = spawnSync('npm', ['config', 'get', name], { encoding: 'utf8', env: withoutNpm() });
  const value = stdout.trim();
  return ['null', 'undefined'].includes(value) ? '' : value;
}

/** A run that was killed can leave something in an engine that isn't its own. */
function removeLeftovers(engine) {
  const format = `{{.Label "${LABEL}"}}`;
  const { stdout } = docker(engine, [
    'container',
    'ls',
    '--all',
    `--filter=label=${LABEL}`,
    `--format=${format}`,
  ]);
  for (const id of new Set(stdout.split('\n').filter(Boolean)))
    if (!isAlive(Number(id))) removeAll(engine, id);
}

/** Removes the containers and volumes of a run. */
function removeAll(engine, id) {
  for (const [kind, ...all] of [['container', '--all'], ['volume']]) {
    const { stdout } = docker(engine, [kind, 'ls', ...all, '--quiet', `--filter=label=${LABEL}=${id}`]);
    const names = stdout.split('\n').filter(Boolean);
    if (names.length > 0) docker(engine, [kind, 'rm', '--force', ...names]);
  }
}

// The base image of docker/Dockerfile: the official one or, where no registry has it, one with the same system and the same
// major version of Node, made of packages.

/**
 * Makes sure that the engine has the official image or, without a registry, one that is like it. Returns the image's
 * name.
 */
function ensureBase(engine, official, say) {
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
function ensureForeignBase(engine, official, base, say) {
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
  const system = path.join(engine.folder, `base-${processor.name}`);
  const options = ['--quiet', '--variant=minbase', `--architectures=${processor.name}`];
  run(engine, MMDEBSTRAP, ...options, suite, system);
  const local = path.join(system, 'usr/local');
  const npm = path.join(local, 'lib/node_modules/npm');
  mkdirSync(npm, { recursive: true });
  unpack(engine, `node-linux-${processor.node}@${node}`, local, 'package/bin/node');
  unpack(engine, NPM, npm, 'package');
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, path.join(local, 'bin', name));
  appendFileSync(path.join(system, 'etc/group'), 'node:x:1000:\n');
  appendFileSync(path.join(system, 'etc/passwd'), 'node:x:1000:1000::/home/node:/bin/sh\n');
  const folder = `${system}-image`;
  mkdirSync(folder);
  run(engine, 'tar', '-C', system, '-cf', path.join(folder, 'root.tar'), '.');
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
function withoutNpm() {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_(?!config_cache)/i.test(name)),
  );
}
