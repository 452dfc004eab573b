import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { defaultServerConditions, runnerImport, type Plugin } from 'vite';

const CONTRACTS = path.join(import.meta.dirname, '../../libs/contracts/src');
/** Without their schemas. */
const SUBJECTS = readdirSync(CONTRACTS)
  .map((name) => path.join(CONTRACTS, name, 'index.ts'))
  .filter((file) => existsSync(file) && !file.endsWith('/calls/index.ts'));

/** Texts, and the paths of pages and calls. Single values are constants that the bundler inlines itself. */
const ACCESS = /(?<![\w$.])((?:[A-Z]+_)*(?:PAGES|PATHS|TEXTS))\.(\w+)/g;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

let constants: object = {};

const valueOf = (name: string, key: string): unknown => {
  const object: unknown = Reflect.get(constants, name);
  return isObject(object) ? Reflect.get(object, key) : undefined;
};

/**
 * Writes texts and paths into the code that uses them. The objects with all of them would otherwise be part of
 * a chunk that every page loads.
 */
export const inlineConstants: Plugin = {
  name: 'inline-constants',
  apply: 'build',
  async buildStart() {
    const resolve = { conditions: ['@tessera/source', ...defaultServerConditions] };
    const loaded = SUBJECTS.map((file) => runnerImport<object>(file, { configFile: false, resolve }));
    constants = Object.assign({}, ...(await Promise.all(loaded)).map(({ module }) => module)) as object;
  },
  transform: {
    filter: { id: /\/(?:frontend|libs\/contracts)\/src\//, code: ACCESS },
    handler: (code) => ({
      code: code.replaceAll(ACCESS, (access, name: string, key: string) => {
        const value = valueOf(name, key);
        return typeof value === 'string' ? JSON.stringify(value) : access;
      }),
      map: null,
    }),
  },
};
