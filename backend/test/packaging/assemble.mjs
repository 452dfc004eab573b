// Performs the steps of docker/Dockerfile in a folder, for machines without Docker. For that, the paths in
// RUN must be relative, and this machine serves as the base of each stage.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../scripts/workspace.mjs';
import { readDockerfile } from './dockerfile.mjs';

const DOCKERFILE = path.join(root, 'docker/Dockerfile');
const STEP_MS = 10 * 60_000;
/** For a checkout that is already built, `npm run build` has done the work of this stage. */
const BUILD_STAGE = 'build';

function asRegex(pattern) {
  const inAnyFolder = pattern.startsWith('**/');
  const rest = (inAnyFolder ? pattern.slice(3) : pattern).replaceAll('.', '\\.').replaceAll('*', '[^/]*');
  return new RegExp(`^${inAnyFolder ? '(?:.*/)?' : ''}${rest}$`);
}

/** What `docker build` leaves out. */
function ignored() {
  const lines = readFileSync(`${DOCKERFILE}.dockerignore`, 'utf8').split('\n');
  return lines.filter((line) => line && !line.startsWith('#'));
}

/** The checkout without ignored files. `withDist` includes built files. */
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
    // Without the npm settings and variables of the surrounding run.
    env: Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !/^(npm_(?!config_cache)|NODE_OPTIONS|NX_)/i.test(name)),
    ),
  });
  if (status !== 0) throw new Error(`This step of the Dockerfile failed:\n${text}\n${stdout}\n${stderr}`);
}

/**
 * Assembles in `folder` what the image would contain. `built` uses this checkout's existing build.
 * @returns {{ app: string, image: ReturnType<typeof readDockerfile> }} `app` is the folder in which the
 * program runs
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
    const from = path.join(fromStage ?? root, source);
    // A folder stands for what is in it.
    const isInside = target.endsWith('/') && !statSync(from).isDirectory();
    const to = path.join(workdir, target, isInside ? path.basename(source) : '');
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  }
}
