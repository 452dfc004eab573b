import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sessionSecretOf } from './session-secrets.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-secret-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a secret is generated once and stored for its owner only, so that sessions survive a restart', () => {
  const dataDir = path.join(folder, 'data');
  const secret = sessionSecretOf({ sessionSecret: undefined, dataDir });
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(sessionSecretOf({ sessionSecret: undefined, dataDir })).toBe(secret);
  expect(statSync(path.join(dataDir, 'session-secret')).mode & 0o777).toBe(0o600);
});

test('a configured secret is used unchanged', () => {
  expect(sessionSecretOf({ sessionSecret: 'given', dataDir: folder })).toBe('given');
});

test('an unwritable folder fails the startup', () => {
  const dataDir = path.join(folder, 'data', 'session-secret');
  expect(() => sessionSecretOf({ sessionSecret: undefined, dataDir })).toThrow(/EEXIST|ENOTDIR/);
});
