import type { Plugin } from 'vite';

const DISPLAY_NAME = /^[ \t]*[\w$]+\.displayName = (?:"[^"\n]*"|[\w$]+);$/gm;
const CREATION = /(?<=^(?:const|let|var) [\w$]+ = )(?=(?:[\w$]+\.)?(?:createContext|forwardRef|memo)\()/gm;

/**
 * Lets the bundler tree-shake components of libraries that nothing uses. Naming them for React's developer
 * tools, and creating them in a call, would otherwise count as a side effect.
 */
export const treeShakableComponents: Plugin = {
  name: 'tree-shakable-components',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/.*\.m?js$/, code: /\.displayName = |\b(?:createContext|forwardRef)\(/ },
    handler: (code) => ({
      code: code.replaceAll(DISPLAY_NAME, '').replaceAll(CREATION, '/* @__PURE__ */ '),
      map: null,
    }),
  },
};
