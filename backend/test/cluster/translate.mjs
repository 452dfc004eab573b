// What Kubernetes 1.20 doesn't know, in terms that it does. Helm runs this file on everything that it sends.
import { readFileSync } from 'node:fs';
import { parseAllDocuments, stringify } from 'yaml';

const template = ({ spec }) => spec?.template?.spec ?? {};

/** Each changes an object, and returns whether it had to. */
const TRANSLATIONS = {
  'policy/v1 is policy/v1beta1': (object) => renamed(object, 'policy/v1', 'policy/v1beta1'),
  'autoscaling/v2 is autoscaling/v2beta2': (object) =>
    renamed(object, 'autoscaling/v2', 'autoscaling/v2beta2'),
  'no unhealthyPodEvictionPolicy': ({ spec }) => removed(spec, 'unhealthyPodEvictionPolicy'),
  'no matchLabelKeys': (object) =>
    (template(object).topologySpreadConstraints ?? []).filter((one) => removed(one, 'matchLabelKeys'))
      .length > 0,
  'preStop.sleep is the command sleep': (object) =>
    (template(object).containers ?? []).filter(({ lifecycle }) => {
      const { seconds } = lifecycle?.preStop?.sleep ?? {};
      if (seconds !== undefined) lifecycle.preStop = { exec: { command: ['sleep', String(seconds)] } };
      return seconds !== undefined;
    }).length > 0,
};

function renamed(object, from, to) {
  if (object.apiVersion !== from) return false;
  object.apiVersion = to;
  return true;
}

function removed(object, key) {
  if (object?.[key] === undefined) return false;
  delete object[key];
  return true;
}

/** The objects as Kubernetes 1.20 takes them, and what was changed. */
export function translated(objects) {
  const copies = structuredClone(objects);
  const changes = Object.entries(TRANSLATIONS).filter(([, change]) => copies.filter(change).length > 0);
  return { objects: copies, changes: changes.map(([name]) => name) };
}

if (process.argv[1] === import.meta.filename) {
  const documents = parseAllDocuments(readFileSync(0, 'utf8')).map((document) => document.toJS());
  const { objects } = translated(documents.filter((object) => object !== null));
  process.stdout.write(objects.map((object) => `---\n${stringify(object)}`).join(''));
}
