// `npm run manifests` renders the chart into the plain manifests, which Kustomize changes further; `-- --check` only names
// those that differ (a test does so).
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import { ensureKubernetesTools } from './system-programs.mjs';
import { formatted, giveUp, root } from './workspace.mjs';

const CHART = path.join(root, 'k8s/chart');
/** The oldest version for which the chart is meant. */
const KUBERNETES = '1.30';
const HEADER =
  '# Rendered from ../chart by `npm run manifests`. To change an object, patch it in an overlay.\n';

/** Each folder with the arguments for helm. `small` adds its network policy to `base`. */
const FOLDERS = {
  base: ['--set', 'networkPolicy.enabled=false'],
  small: ['--show-only', 'templates/network-policy.yaml'],
  production: ['--values', path.join(CHART, 'values-production.yaml')],
};

const { HELM } = ensureKubernetesTools(console.error);
if (!HELM) giveUp('Install helm and kubectl, or set HELM and KUBECTL to their paths.');

const rendered = {};
for (const [folder, args] of Object.entries(FOLDERS)) Object.assign(rendered, await filesIn(folder, args));
const different = Object.entries(rendered).filter(([file, text]) => contentOf(file) !== text);
const names = different.map(([file]) => path.relative(root, file)).join(', ');
if (process.argv.includes('--check')) {
  if (names) giveUp(`Run \`npm run manifests\`: the chart renders ${names} differently.`);
} else {
  for (const [file, text] of different) writeFileSync(file, text);
  console.log(names ? `Rendered ${names}.` : 'The manifests are up to date.');
}

function contentOf(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** The objects, and the variables of the ConfigMap, which Kustomize generates, because it hashes only its own. */
async function filesIn(folder, args) {
  const documents = templated(args).filter((document) => !belongsToHelm(document));
  const config = documents.find(isConfig)?.getIn(['data']).toJSON();
  const objects = documents.filter((document) => !isConfig(document)).map(withoutHelm);
  const file = path.join(root, 'k8s', folder, 'tessera.yaml');
  return {
    [file]: await formatted(`${HEADER}${objects.join('---\n')}`, file),
    ...(config && {
      [path.join(path.dirname(file), 'tessera.env')]: Object.entries(config)
        .map(([name, value]) => `${name}=${value}\n`)
        .join(''),
    }),
  };
}

function templated(args) {
  const where = ['--namespace', 'tessera', '--kube-version', KUBERNETES];
  const { status, stdout, stderr } = spawnSync(HELM, ['template', 'tessera', CHART, ...where, ...args], {
    encoding: 'utf8',
  });
  if (status !== 0) giveUp(stderr);
  // Kustomize adds the hash to the name of the ConfigMap.
  return parseAllDocuments(stdout.replaceAll(/\btessera-[a-f\d]{10}\b/g, 'tessera'));
}

function isConfig(document) {
  return document.get('kind') === 'ConfigMap';
}

/** Helm's hook needs a ServiceAccount of its own, because it runs before there is anything else. */
function belongsToHelm(document) {
  return document.get('kind') === 'ServiceAccount' && document.hasIn(['metadata', 'annotations']);
}

/** Overlays choose the namespace, and operators delete the finished Job. */
function withoutHelm(document) {
  document.deleteIn(['metadata', 'namespace']);
  if (document.get('kind') === 'Job') {
    document.deleteIn(['metadata', 'annotations']);
    document.setIn(['spec', 'template', 'spec', 'serviceAccountName'], 'tessera');
  }
  return document.toString({ directives: false });
}
