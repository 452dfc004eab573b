import type { IndexHtmlTransformContext } from 'vite';

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

/** Styles and scripts that a module's chunk loads first, itself included. */
function filesOf(bundle: Bundle, module: string): Set<string> {
  const files = new Set<string>();
  const visit = (name: string): void => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || files.has(name)) return;
    files.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    chunk.imports.forEach(visit);
  };
  const entry = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.isDynamicEntry && file.facadeModuleId?.endsWith(module),
  );
  if (!entry) throw new Error(`the build has no chunk of ${module}`);
  visit(entry.fileName);
  return files;
}

const linkTo = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}" nonce="__CSP_NONCE__">`
    : `<link rel="modulepreload" crossorigin href="/${file}" nonce="__CSP_NONCE__">`;

/**
 * Links to the code of one page that index.html doesn't load for every page. Without them, a browser would find
 * them only when the app has started.
 */
export const linksTo = (bundle: Bundle, module: string, html: string): string =>
  [...filesOf(bundle, module)]
    .filter((file) => !html.includes(`/${file}"`))
    .map(linkTo)
    .join('');
