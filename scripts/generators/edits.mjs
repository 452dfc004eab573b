// What both generators need: entries in lists that are kept by hand, imports, and the names of things.
import { formatted, giveUp } from '../workspace.mjs';

export const kebab = (name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
export const camel = (name) => name.replaceAll(/-([a-z])/g, (_, letter) => letter.toUpperCase());
export const pascal = (name) => camel(`-${name}`);

/** Replaces the text of a file. */
export function edit(tree, file, change) {
  const text = tree.read(file, 'utf8') ?? giveUp(`${file} doesn't exist.`);
  tree.write(file, change(text));
}

/** Adds a line at the end of the list that begins with `start` and ends with `end`. */
export const addEntry = (tree, file, [start, end], entry) =>
  edit(tree, file, (text) => {
    const from = text.indexOf(start);
    const at = from < 0 ? from : text.indexOf(end, from);
    if (at < 0) giveUp(`${file} has no list that begins with ${start}.`);
    return `${text.slice(0, at)}\n${entry}${text.slice(at)}`;
  });

/** Adds names to the braces that the pattern finds: its groups are what is before, in and after them. */
export const addNames = (names, pattern) => (text) =>
  text.replace(pattern, (_, before, list, after) => {
    const has = list.split(',').map((name) => name.trim());
    return `${before} ${[...new Set([...has, ...names])].filter(Boolean).join(', ')} ${after}`;
  });

/** Imports these names from a module, unless they are imported. Packages are imported first. */
export const addImport = (names, from) => (text) => {
  const areTypes = names.every((name) => name.startsWith('type '));
  const existing = new RegExp(`(import \\{)([^}]*)(\\} from '${from.replaceAll('.', '\\.')}';)`);
  if (existing.test(text)) return addNames(names, existing)(text);
  const last = from.startsWith('.') ? [...text.matchAll(/^import [^;]*;\n/gm)].at(-1) : undefined;
  const at = last ? last.index + last[0].length : 0;
  const gap = last || text.startsWith('import') ? '' : '\n';
  return `${text.slice(0, at)}${areTypes ? `import type { ${names.join(', ').replaceAll('type ', '')} }` : `import { ${names.join(', ')} }`} from '${from}';\n${gap}${text.slice(at)}`;
};

/** Formats everything that was made or changed. */
export async function formatAll(tree) {
  for (const { path: file, content, type } of tree.listChanges()) {
    if (type !== 'DELETE') tree.write(file, await formatted(content.toString(), file));
  }
}
