// Kubernetes from Debian 12's source package, built once. Offline: the package contains everything that it is built from.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { canInstallDebianPackages } from '../../../scripts/system-programs.mjs';

/** A version that no release calls itself, so the server's version says which one it is. */
const SOURCE = 'kubernetes=1.20.5+really1.20.2-1.1+deb12u1';
const COMPILER = ['golang-1.15-go', 'golang-1.15-src'];
const PROGRAMS = [
  'kube-apiserver',
  'kube-controller-manager',
  'kube-scheduler',
  'kubelet',
  'kube-proxy',
  'kubectl',
];
/** What runs beside it. */
const PACKAGES = [
  'etcd-server',
  'containerd',
  'runc',
  'containernetworking-plugins',
  'iptables',
  'conntrack',
  'dpkg-dev',
];
const CACHE = path.join(os.homedir(), '.cache/tessera/kubernetes-1.20.2');
const BUILD_MS = 40 * 60_000;

/** The folder with the programs. Throws where they can't be built. */
export function ensureKubernetes(say) {
  if (process.arch !== 'x64' || !canInstallDebianPackages())
    throw new Error('The tests of a cluster need Debian 12 on x64, as root.');
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...PACKAGES]);
  if (PROGRAMS.every((name) => existsSync(path.join(CACHE, name)))) return CACHE;
  const work = `${CACHE}.new`;
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  say('downloading the source of Kubernetes and its compiler');
  download(work);
  say('building Kubernetes, about three minutes the first time');
  build(work);
  for (const name of readdirSync(work))
    if (!PROGRAMS.includes(name)) rmSync(path.join(work, name), { recursive: true });
  rmSync(CACHE, { recursive: true, force: true });
  renameSync(work, CACHE);
  return CACHE;
}

/** The source is of Debian 12, the compiler of Debian 11. Apt keeps its lists of both in this folder. */
function download(work) {
  const mirror = run('apt-get', [
    'indextargets',
    '--format',
    '$(REPO_URI)',
    'Created-By: Packages',
    'Origin: Debian',
  ]).split('\n')[0];
  const signed = '[signed-by=/usr/share/keyrings/debian-archive-keyring.gpg]';
  const list = path.join(work, 'sources.list');
  writeFileSync(list, `deb-src ${signed} ${mirror} bookworm main\ndeb ${signed} ${mirror} bullseye main\n`);
  mkdirSync(path.join(work, 'lists/partial'), { recursive: true });
  const options = [
    `Dir::Etc::sourcelist=${list}`,
    'Dir::Etc::sourceparts=/dev/null',
    `Dir::State::lists=${work}/lists`,
  ];
  const apt = (...args) =>
    run('apt-get', [...options.flatMap((option) => ['-o', option]), '-q', ...args], { cwd: work });
  apt('update');
  apt('source', '--download-only', SOURCE);
  apt('download', ...COMPILER);
  for (const name of readdirSync(work).filter((file) => file.endsWith('.deb')))
    run('dpkg', ['-x', name, 'go'], { cwd: work });
  const archive = readdirSync(work).find((name) => name.includes('.orig.tar'));
  mkdirSync(path.join(work, 'src'));
  run('tar', ['xf', archive, '-C', 'src', '--strip-components', '1'], { cwd: work });
  run('sh', ['-c', 'mkdir root && cp -rL go/usr/lib/go-1.15/. root/; cp -r go/usr/share/go-1.15/. root/'], {
    cwd: work,
  });
}

/** The description of the API isn't part of the source: it is generated from the comments of the types. */
function build(work) {
  const src = path.join(work, 'src');
  const env = {
    ...process.env,
    GOROOT: path.join(work, 'root'),
    GOPATH: path.join(work, 'gopath'),
    GOCACHE: path.join(work, 'gocache'),
    GOPROXY: 'off',
    CGO_ENABLED: '0',
    PATH: `${work}/root/bin:${process.env.PATH}`,
  };
  const modules = { cwd: src, env: { ...env, GO111MODULE: 'on', GOFLAGS: '-mod=vendor' } };
  const generator = path.join(work, 'openapi-gen');
  run('go', ['build', '-o', generator, 'k8s.io/kube-openapi/cmd/openapi-gen'], modules);
  run('sh', ['-ec', GENERATE], { cwd: src, env: { ...env, GO111MODULE: 'off', WORK: work } });
  for (const name of PROGRAMS)
    run('go', ['build', '-tags', 'providerless', '-o', path.join(work, name), `./cmd/${name}`], modules);
}

const VENDORED =
  'api|apimachinery|apiserver|kube-aggregator|apiextensions-apiserver|component-base|client-go|metrics|kube-proxy|kubelet|' +
  'kube-scheduler|kube-controller-manager|cloud-provider|controller-manager';
const GENERATE = `
mkdir -p $GOPATH/src/k8s.io && ln -sfn $WORK/src $GOPATH/src/k8s.io/kubernetes && cd $GOPATH/src/k8s.io/kubernetes
packages=$(grep -rlE '^// \\+k8s:openapi-gen=' --include=*.go pkg staging/src/k8s.io vendor/k8s.io | grep -v _test | xargs -n1 dirname |
  sed -E 's#^staging/src/##; s#^vendor/##; s#^pkg/#k8s.io/kubernetes/pkg/#' | grep -v 'code-generator\\|sample-\\|/testdata' | sort -u |
  sed -E 's#^k8s.io/(${VENDORED})(/|$)#k8s.io/kubernetes/vendor/k8s.io/\\1\\2#' | paste -sd,)
$WORK/openapi-gen -O zz_generated.openapi -p k8s.io/kubernetes/pkg/generated/openapi --output-base $WORK/generated \\
  --go-header-file hack/boilerplate/boilerplate.generatego.txt -r /dev/null -i "$packages"
cp $(find $WORK/generated -name zz_generated.openapi.go | head -1) pkg/generated/openapi/
`;

function run(program, args, options = {}) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1', ...options.env };
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    timeout: BUILD_MS,
    maxBuffer: 64 * 1024 ** 2,
    ...options,
    env,
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${error ?? stderr.slice(-2000)}`);
  return stdout;
}
