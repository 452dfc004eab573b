// What operators meet in a release: configuration variables, migrations and metrics.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './workspace.mjs';

/** The inventory of the release in package.json, and the commit of the release before it. */
export const INVENTORY = path.join(root, 'docs/inventory.json');
export const KINDS = { variables: 'variable', migrations: 'migration', metrics: 'metric' };

const SOURCES = path.join(root, 'backend/src');
const VARIABLE = /^\| `([A-Z][A-Z\d_]*)`\s*\|\s*(.*?)\s*\|/gm;
const MIGRATION = /(?:^|\/)migrations\/(\d{13}-[\w-]+)\.ts$/;
const METRIC = /\.(counter|durations|gauge)\(\s*(\{[^}]*\})/g;

/** @returns {{ variables: Inventoried, migrations: Inventoried, metrics: Inventoried }} as the sources are now */
export function currentInventory() {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).sort();
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'));
  return {
    variables: variablesIn(readFileSync(path.join(root, 'docs/configuration.md'), 'utf8')),
    migrations: sorted(sources.flatMap((file) => migrationIn(file))),
    metrics: sorted(sources.flatMap((file) => metricsIn(readFileSync(path.join(SOURCES, file), 'utf8')))),
  };
}

/** Each variable with its default. A test compares that page with what the server reads. */
export const variablesIn = (page) =>
  sorted([...page.matchAll(VARIABLE)].map(([, name, value]) => [name, value]));

/** Each migration with a digest, because a released migration must never change. */
function migrationIn(file) {
  const name = MIGRATION.exec(file)?.[1];
  if (name === undefined) return [];
  const content = readFileSync(path.join(SOURCES, file));
  return [[name, createHash('sha256').update(content).digest('hex').slice(0, 12)]];
}

/** Each metric with its kind and labels. An integration test compares them with those of a running server. */
export const metricsIn = (source) =>
  [...source.matchAll(METRIC)].flatMap(([, kind, described]) => {
    const name = /\bname: '(\w+)'/.exec(described)?.[1];
    const labels = /\blabels: \[([^\]]*)\]/.exec(described)?.[1].replaceAll("'", '') ?? '';
    return name === undefined ? [] : [[`tessera_${name}`, `${kind}(${labels})`]];
  });

const sorted = (entries) => Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));

export const readInventory = () => JSON.parse(readFileSync(INVENTORY, 'utf8'));

/**
 * What differs between two inventories.
 * @returns {{ kind: string, name: string, change: 'added' | 'changed' | 'removed' }[]}
 */
export function changesBetween(before, after) {
  return Object.keys(KINDS).flatMap((kind) => {
    const names = [...new Set([...Object.keys(before[kind]), ...Object.keys(after[kind])])];
    return names.flatMap((name) => {
      const [was, is] = [before[kind][name], after[kind][name]];
      if (was === is) return [];
      return [{ kind, name, change: was === undefined ? 'added' : is === undefined ? 'removed' : 'changed' }];
    });
  });
}

/** The changes that no text for operators names. */
export const unannounced = (changes, texts) =>
  changes.filter(({ name }) => !texts.some((text) => text.includes(`\`${name}\``)));
