// Performs the steps of docker/Dockerfile in a folder, where there is no Docker to do it. The paths of RUN
// have to be relative for that, and each stage's base is this machine.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../scripts/workspace.mjs';
import { readDockerfile } from './dockerfile.mjs';

const DOCKERFILE = path.join(root, 'docker/Dockerfile');
const STEP_MS = 10 * 60_000;
/** The stage whose work `npm run build` has done for a checkout that is built. */
const BUILD_STAGE = 'build';

function asRegex(pattern) {
  const inAnyFolder = pattern.startsWith('**/');
  const rest = (inAnyFolder ? pattern.slice(3) : pattern).replaceAll('.', '\\.').replaceAll('*', '[^/]*');
  return new RegExp(`^${inAnyFolder ? '(?:.*/)?' : ''}${rest}$`);
}

/** What `docker build` would not send along. */
function ignored() {
  const lines = readFileSync(`${DOCKERFILE}.dockerignore`, 'utf8').split('\n');
  return lines.filter((line) => line && !line.startsWith('#'));
}

/** The checkout without what is ignored; `withDist` keeps what is built. */
export function copyContext(to, { withDist }) {
  const patterns = ignored()
    .filter((pattern) => !(withDist && pattern === '**/dist'))
    .map(asRegex);
  cpSync(root, to, {
    recursive: true,
    filter: (from) => !patterns.some((pattern) => pattern.test(path.relative(root, from))),
  });
}

function run(text, cwd) {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', text], {
    cwd,
    encoding: 'utf8',
    timeout: STEP_MS,
    // Neither npm's settings of the run that this is a part of, nor its variables.
    env: Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !/^(npm_(?!config_cache)|NODE_OPTIONS|NX_)/i.test(name)),
    ),
  });
  if (status !== 0) throw new Error(`This step of the Dockerfile failed:\n${text}\n${stdout}\n${stderr}`);
}

/**
 * Makes what the image would hold below `folder`. `built` takes the build from this checkout, as it is.
 * @returns {{ app: string, image: ReturnType<typeof readDockerfile> }} `app` is the folder that the program runs in
 */
export function assembleImage(folder, { built }) {
  const image = readDockerfile(DOCKERFILE);
  const rootOf = (stage) => path.join(folder, stage);
  for (const { name, base, steps } of image.stages) {
    const stageRoot = rootOf(name);
    mkdirSync(stageRoot, { recursive: true });
    if (image.stages.some((stage) => stage.name === base)) {
      cpSync(rootOf(base), stageRoot, { recursive: true, verbatimSymlinks: true });
    }
    let workdir = stageRoot;
    for (const { keyword, words, flags, text } of steps) {
      if (keyword === 'WORKDIR') mkdirSync((workdir = path.join(stageRoot, text)), { recursive: true });
      else if (name === BUILD_STAGE && built) copyContext(workdir, { withDist: true });
      else if (keyword === 'RUN') run(text, workdir);
      else if (keyword === 'COPY') copy(words, flags.from && rootOf(flags.from), workdir);
    }
  }
  return { app: path.join(rootOf(image.stages.at(-1).name), image.workdir), image };
}

function copy(words, fromStage, workdir) {
  const sources = words.filter((word) => !word.startsWith('--'));
  const target = sources.pop();
  for (const source of sources) {
    if (fromStage === undefined && source === '.') {
      copyContext(workdir, { withDist: false });
      continue;
    }
    const to = path.join(workdir, target, target.endsWith('/') ? path.basename(source) : '');
    cpSync(path.join(fromStage ?? root, source), to, { recursive: true, verbatimSymlinks: true });
  }
}
