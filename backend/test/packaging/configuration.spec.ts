import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadConfig } from '../../src/platform/config/load-config.js';

const page = readFileSync(path.join(import.meta.dirname, '../../../docs/configuration.md'), 'utf8');
const documented = [...page.matchAll(/^\| `([A-Z\d_]+)`/gm)].map(([, name]) => name);

/** Every variable that the server reads. */
function variablesRead(): string[] {
  const names = new Set<string>();
  const environment = new Proxy<Record<string, string>>(
    {},
    {
      get: (_, name) => {
        names.add(String(name));
        return undefined;
      },
    },
  );
  loadConfig(environment);
  return [...names];
}

test('docs/configuration.md lists every variable that the server reads, and no other', () => {
  expect([...documented].sort()).toEqual(variablesRead().sort());
});
