// Rejects circular imports: of files, of features, and of the folders in a part of the code. Types and lazy imports
// count as well, which Oxlint's import/no-cycle partly overlooks. `scripts/boundaries.mjs` proves that the rule finds them.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = import.meta.dirname;

const PROJECT = /^(?:backend|frontend|libs\/[^/]+|scripts|bench)\//;
/** The folders that must not import each other, by the kind of their circles. */
const FOLDERS = {
  features: /^(?:backend\/src|frontend\/src\/features)\/[^/]+(?=\/)/,
  folders: /^(?:backend\/src\/[^/]+|frontend\/src\/(?:ui|game-kit|store))\/[^/]+(?=\/)/,
};
const CODE = /\.(?:tsx?|mts|mjs|js)$/;
const NO_SOURCES = ['node_modules', 'dist', 'dist.new', 'coverage', 'generated', 'test-results'];

/** All source files in a folder, relative to the root. */
const filesIn = (folder) =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = folder + entry.name;
    if (entry.isDirectory()) return NO_SOURCES.includes(entry.name) ? [] : filesIn(`${file}/`);
    return CODE.test(file) ? [file] : [];
  });

/**
 * The relative imports of a file, and their positions in its text. `exists` says whether a file belongs to
 * the project.
 */
const importsOf = (file, text, exists) =>
  ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName, pos }) => {
    if (!fileName.startsWith('.')) return [];
    const base = path.posix.join(path.posix.dirname(file), fileName);
    const source = base.replace(/\.js$/, '');
    const candidates = [base, `${source}.ts`, `${source}.tsx`, `${source}/index.ts`];
    const target = candidates.find(exists);
    return target === undefined ? [] : [{ target, pos }];
  });

/** Which files import which, and which folders import which. */
function readGraph(project) {
  const files = new Map(filesIn(project).map((file) => [file, new Set()]));
  const exists = (file) => files.has(file);
  for (const [file, targets] of files) {
    for (const { target } of importsOf(file, readFileSync(path.join(root, file), 'utf8'), exists)) {
      targets.add(target);
    }
  }
  const folders = Object.entries(FOLDERS).map(([messageId, pattern]) => {
    const folderOf = (file) => pattern.exec(file)?.[0];
    return { messageId, folderOf, graph: folderGraph(files, folderOf) };
  });
  return { files, folders, exists };
}

function folderGraph(files, folderOf) {
  const graph = new Map();
  for (const [file, targets] of files) {
    const folder = folderOf(file);
    if (folder === undefined) continue;
    if (!graph.has(folder)) graph.set(folder, new Set());
    for (const target of targets) if (folderOf(target) !== undefined) graph.get(folder).add(folderOf(target));
  }
  return graph;
}

const graphs = new Map();

function graphOf(project) {
  if (!graphs.has(project)) graphs.set(project, readGraph(project));
  return graphs.get(project);
}

/** The shortest path from one node to another, including both; null if there is none. */
function wayBetween(graph, from, to) {
  const before = new Map([[from, null]]);
  for (const node of before.keys()) {
    if (node === to) {
      const way = [];
      for (let step = node; step !== null; step = before.get(step)) way.unshift(step);
      return way;
    }
    for (const next of graph.get(node) ?? []) if (!before.has(next)) before.set(next, node);
  }
  return null;
}

const noCycles = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      files: 'Circular import: {{circle}}.',
      features:
        'Features must not import each other: {{circle}}. Move the shared part to where both can use it.',
      folders:
        'Folders must not import each other: {{circle}}. Move the shared part to where both can use it.',
    },
  },
  create: (context) => ({
    Program: () => {
      const file = path.relative(root, context.filename).replaceAll('\\', '/');
      const project = PROJECT.exec(file)?.[0];
      if (project === undefined) return;
      const { files, folders, exists } = graphOf(project);
      const report = (messageId, pos, way) =>
        context.report({
          loc: context.sourceCode.getLocFromIndex(pos),
          messageId,
          data: { circle: [way.at(-1), ...way].join(' → ') },
        });
      for (const { target, pos } of importsOf(file, context.sourceCode.text, exists)) {
        const way = wayBetween(files, target, file);
        if (way) report('files', pos, way);
        for (const { messageId, folderOf, graph } of folders) {
          const [folder, other] = [folderOf(file), folderOf(target)];
          if (folder === undefined || other === undefined || folder === other) continue;
          const folderWay = wayBetween(graph, other, folder);
          if (folderWay) report(messageId, pos, folderWay);
        }
      }
    },
  }),
};

export const cycles = { rules: { 'no-cycles': noCycles } };
