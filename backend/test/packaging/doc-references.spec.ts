import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../../..');
const SKIPPED =
  /(^|\/)(node_modules|dist|dist\.new|generated|pictures|test-results|playwright-report|\.git|\.nx|\.data)(\/|$)/;
const SOURCE = /\.(tsx?|mjs|cjs|js|json|ya?ml|css|html)$|Dockerfile|Caddyfile/;
const FILE_NAME = /^[\w.*{},/@-]*\.(tsx?|mjs|cjs|js|md|ya?ml|json|css|html)$/;
const FOLDER = /^\.?(backend|bench|docker|docs|frontend|github|k8s|libs|scripts)\/[\w.*/-]*$/;
/** Names that only occur in code: with capitals inside or an underscore. */
const NAME = /\b([a-z$]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*|\w+_\w*)\b/g;

/** Made up for the examples in docs/recipes.md. */
const EXAMPLES = [
  'yourCall',
  'yourJob',
  'your_command',
  'YOUR_VARIABLE',
  'OPPONENT_WAVED',
  'opponentWaved',
  'largeLetters',
  'standings_by_last_three',
];
/** Names in other programs, written by tests, or composed at run time. */
const FOREIGN = [
  'ReadWriteMany',
  'ReadWriteOnce',
  'OTEL_',
  'pg_basebackup',
  'pg_upgrade',
  'synchronous_commit',
  'max_upload_part_num',
  'FailedGetPodsMetric',
  'ingressClassName',
  'my-secret.yaml',
  'my-restore.yaml',
  'my-backups.yaml',
  'ipaddr.js',
  'removeChild',
  'insertBefore',
];
const WRITTEN = ['frontend/test-results', 'sbom.cdx.json', 'frontend/dist/licenses.txt'];
const COMPOSED = ['tesseraUserId', 'player1TesseraUserId', '/version.json'];
const EXCEPTIONS = new Set([...EXAMPLES, ...FOREIGN, ...WRITTEN, ...COMPOSED]);

function filesIn(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (SKIPPED.test(file)) return [];
    return entry.isDirectory() ? filesIn(file) : file;
  });
}

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

const files = filesIn('.');
const sources = files.filter((file) => SOURCE.test(file) && path.join(ROOT, file) !== import.meta.filename);
const names = new Set(sources.flatMap((file) => read(file).match(/[\w$]+/g) ?? []));
const scripts = new Set(
  files
    .filter((file) => path.basename(file) === 'package.json')
    .flatMap((file) => Object.keys((JSON.parse(read(file)) as { scripts?: object }).scripts ?? {})),
);

/**
 * Whether this is in the repository, as a whole path or the end of one. An asterisk matches anything but a
 * slash.
 */
function isThere(pattern: string, from: string): boolean {
  if (existsSync(path.join(ROOT, path.dirname(from), pattern))) return true;
  const ending = pattern
    .replace(/\/$/, '')
    .replace(/[.+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{([^}]+)\}/g, (_, choices: string) => `(${choices.replaceAll(',', '|')})`)
    .replaceAll('*', '[^/]*');
  const wanted = new RegExp(`(^|/)${ending}(/|$)`);
  return files.some((file) => wanted.test(file));
}

function missingIn(page: string): string[] {
  const text = read(page);
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
  const isPath = (span: string) => FILE_NAME.test(span) || FOLDER.test(span);
  const links = [...text.matchAll(/\]\(([^)#\s:]+)(#[^)]*)?\)/g)].map(([, target = '']) => target);
  return [
    ...spans.filter((span) => isPath(span) && !isThere(span, page)),
    ...spans
      .filter((span) => !isPath(span))
      .flatMap((span) => span.match(NAME)?.filter((name) => !names.has(name)) ?? []),
    ...links.filter((target) => !existsSync(path.join(ROOT, path.dirname(page), target))),
    ...[...text.matchAll(/npm run (?:--silent )?([\w:-]*\w)/g)].flatMap(([, script = '']) =>
      scripts.has(script) ? [] : script,
    ),
  ].filter((reference) => !EXCEPTIONS.has(reference));
}

/** Tells what was true for each release. */
const HISTORY = 'CHANGELOG.md';

test.each(files.filter((file) => file.endsWith('.md') && file !== HISTORY))(
  '%s names only what exists',
  (page) => {
    expect(missingIn(page)).toEqual([]);
  },
);
