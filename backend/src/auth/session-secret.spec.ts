import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sessionSecretOf } from './session-secret.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-secret-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a secret is made once and kept where only its owner can read it, so that sessions outlive a restart', () => {
  const dataDir = path.join(folder, 'data');
  const secret = sessionSecretOf({ sessionSecret: undefined, dataDir });
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(sessionSecretOf({ sessionSecret: undefined, dataDir })).toBe(secret);
  expect(statSync(path.join(dataDir, 'session-secret')).mode & 0o777).toBe(0o600);
});

test('a configured secret is used as it is', () => {
  expect(sessionSecretOf({ sessionSecret: 'given', dataDir: folder })).toBe('given');
});

test('a folder that cannot be written to is a problem of the start', () => {
  const dataDir = path.join(folder, 'data', 'session-secret');
  expect(() => sessionSecretOf({ sessionSecret: undefined, dataDir })).toThrow(/EEXIST|ENOTDIR/);
});
