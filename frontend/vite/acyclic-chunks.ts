import type { Plugin } from 'vite';

type Imports = ReadonlyMap<string, readonly string[]>;

/**
 * Finds a cycle of chunks that import each other. The first chunk is repeated at the end; null if there is
 * none.
 */
function cycleIn(imports: Imports): string[] | null {
  const done = new Set<string>();
  const visit = (file: string, path: string[]): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const next of imports.get(file) ?? []) {
      const found = visit(next, [...path, file]);
      if (found) return found;
    }
    done.add(file);
    return null;
  };
  for (const file of imports.keys()) {
    const found = visit(file, []);
    if (found) return found;
  }
  return null;
}

/**
 * Fails the build if chunks import each other in a cycle: one of them would run before its dependencies, and
 * the app wouldn't start. The groups in `chunk-groups.ts` can cause such cycles.
 */
export const acyclicChunks: Plugin = {
  name: 'acyclic-chunks',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
    const cycle = cycleIn(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
    if (!cycle) return;
    const modulesOf = (file: string) => chunks.find(({ fileName }) => fileName === file)?.moduleIds ?? [];
    /** The modules that cause each import in the cycle. */
    const reasons = cycle
      .slice(1)
      .flatMap((to, i) =>
        modulesOf(cycle[i] ?? '').flatMap((importer) =>
          (this.getModuleInfo(importer)?.importedIds ?? [])
            .filter((id) => modulesOf(to).includes(id))
            .map((id) => `  ${importer} needs ${id}`),
        ),
      );
    this.error(`chunks import each other: ${cycle.join(' → ')}\n${reasons.join('\n')}`);
  },
};
