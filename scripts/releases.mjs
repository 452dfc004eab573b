// What a release consists of: its inventory (configuration variables, migrations and metrics), the changesets and the
// section in CHANGELOG.md that is made of both, and the files with its version.
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

/**
 * @typedef {Readonly<Record<'variables' | 'migrations' | 'metrics', Readonly<Record<string, string>>>>} Inventory
 * @typedef {{ kind: string, name: string, change: 'added' | 'changed' | 'removed' }} Change
 */

/** @returns {Inventory} as the sources are now */
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

/** @returns {Inventory & { version: string, previous: { version: string, commit: string } }} of the release */
export const readInventory = () => JSON.parse(readFileSync(INVENTORY, 'utf8'));

/**
 * What differs between two inventories.
 * @type {(before: Inventory, after: Inventory) => Change[]}
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

/**
 * The changes that no text for operators names.
 * @type {(changes: readonly Change[], texts: readonly string[]) => Change[]}
 */
export const unannounced = (changes, texts) =>
  changes.filter(({ name }) => !texts.some((text) => text.includes(`\`${name}\``)));

const CHANGESETS = path.join(root, '.changeset');
const OPERATORS = /^### Operators$/m;

/** @type {(folder?: string) => { name: string, summary: string, operators: string }[]} in the order of their names */
export const pendingChangesets = (folder = CHANGESETS) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .sort()
    .map((file) => ({ name: file, ...parseChangeset(readFileSync(path.join(folder, file), 'utf8')) }));

/** Splits a changeset into what changed for everybody, and what it means for operators. */
export function parseChangeset(text) {
  const body = text.replace(/^---\n[\s\S]*?\n---\n/, '');
  const [summary, operators = ''] = body.split(OPERATORS);
  return { summary: summary.trim(), operators: operators.trim() };
}

const VERBS = { added: 'New', changed: 'Changed', removed: 'Removed' };
const FIRST_SECTION = /^## /m;

/**
 * A section with what changed for operators first: their notes, then everything that the inventories say.
 * @param {{ version: string, date: string, changes: Change[], changesets: ReturnType<typeof pendingChangesets> }} release
 */
export function changelogSection({ version, date, changes, changesets }) {
  const notes = changesets.flatMap(({ operators }) => operators || []);
  const lists = Object.keys(KINDS).map((kind) => `- **${titleOf(kind)}:** ${listed(kind, changes)}`);
  return [
    `## ${version} (${date})`,
    '### Operators',
    ...notes,
    [...lists, `- **Downtime:** ${downtimeIn(notes)}`].join('\n'),
    '### Changes',
    changesets.map(({ summary }) => asItem(summary)).join('\n'),
  ].join('\n\n');
}

const titleOf = (kind) => kind[0].toUpperCase() + kind.slice(1);

function listed(kind, changes) {
  const parts = Object.entries(VERBS).flatMap(([change, verb]) => {
    const names = changes.filter((it) => it.kind === kind && it.change === change).map(({ name }) => name);
    return names.length === 0 ? [] : `${verb}: ${names.map((name) => `\`${name}\``).join(', ')}.`;
  });
  return parts.join(' ') || 'no changes.';
}

/** None is needed unless a note has a paragraph or item about it. */
const downtimeIn = (notes) =>
  notes.some((note) => /\bdowntime\b/i.test(note)) ? 'see above.' : 'none with several processes.';

const asItem = (summary) => `- ${summary.replaceAll('\n', '\n  ')}`;

/** The changelog with a new section before all others. */
export function withSection(changelog, section) {
  const at = changelog.search(FIRST_SECTION);
  return at === -1
    ? `${changelog.trimEnd()}\n\n${section}\n`
    : `${changelog.slice(0, at)}${section}\n\n${changelog.slice(at)}`;
}

/**
 * Files outside the workspaces that contain the version, each with the text in which it occurs.
 * @type {Readonly<Record<string, (version: string) => string>>}
 */
export const VERSIONED = {
  'package.json': (version) => `"version": "${version}"`,
  'docker/Dockerfile': (version) => `ARG VERSION=${version}`,
  'docker/compose.yaml': (version) => `TESSERA_VERSION:-${version}`,
  'docker/README.md': (version) => `TESSERA_VERSION=${version}`,
  'k8s/base/tessera.yaml': (version) => `image: registry.example/tessera:${version}`,
  'k8s/chart/Chart.yaml': (version) => `version: ${version}\nappVersion: ${version}`,
  'k8s/production/tessera.yaml': (version) => `image: registry.example/tessera:${version}`,
  'k8s/README.md': (version) => `newTag: ${version}`,
  'k8s/restore.example.yaml': (version) => `image: registry.example/tessera:${version}`,
};

/** A part of it depends on the program: the variables that `config` may have. */
export const CHART_SCHEMA = 'k8s/chart/values.schema.json';

/** The chart sets these itself. */
const FIXED = ['HOST', 'PORT', 'METRICS_PORT', 'ROLE', 'DATA_DIR', 'NODE_ENV', 'COMMIT'];
/** These belong in the Secret. */
const SECRET = /^(DATABASE|DATABASE_REPLICA|REDIS|SMTP)_URL$|SECRET|_PASSWORD$|PRIVATE|(?<!PUBLIC)_KEY$/;

/** The schema's rule for the names in `config`, given all variables of the program. */
export const configNames = (variables) => ({
  anyOf: [
    { enum: variables.filter((name) => !FIXED.includes(name) && !SECRET.test(name)) },
    { pattern: '^OTEL_' },
  ],
});
