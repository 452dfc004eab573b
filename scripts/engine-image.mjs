// Builds docker/Dockerfile for the tests, with a container engine.
import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { boundedRun } from './bounded-run.mjs';
import { currentCommit } from './commit.mjs';
import { docker, ensureEngine, NoEngineError } from './engine.mjs';
import { ensureBase, ensureForeignBase, withoutNpm } from './engine-base.mjs';
import { EMULATOR_ADVICE, FOREIGN, isEmulating, NATIVE } from './engine-emulation.mjs';
import { isAlive } from './process.mjs';
import { root } from './workspace.mjs';

const DOCKERFILE = path.join(root, 'docker/Dockerfile');
const BUILD_SECONDS = 30 * 60;
/** The containers and volumes of a run have this label, with the ID of its process. */
const LABEL = 'tessera.test';

/**
 * Builds the image with the engine of this machine or one for this run. Resolves to environment variables for the
 * tests, which are empty where there is no engine: the tests are skipped then, unless `ENGINE_REQUIRED` is set.
 */
export async function ensureImage(say, { scratch, signal }) {
  try {
    const engine = await ensureEngine(say);
    removeLeftovers(engine);
    return await buildImages(engine, { say, scratch, signal });
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
