import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../../platform/config/config.js';

const SECRET_BYTES = 32;

/**
 * The secret for signing cookies: the configured one, or one generated at the first start and stored in
 * DATA_DIR.
 */
export function sessionSecretOf({
  sessionSecret,
  dataDir,
}: Pick<Config, 'sessionSecret' | 'dataDir'>): string {
  if (sessionSecret !== undefined) return sessionSecret;
  const file = path.join(dataDir, 'session-secret');
  mkdirSync(dataDir, { recursive: true });
  const own = `${file}.${process.pid}`;
  writeFileSync(own, randomBytes(SECRET_BYTES).toString('base64url'), { mode: 0o600 });
  try {
    // If several processes start at once, one of them creates the file atomically, and the others read it.
    linkSync(own, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(own);
  }
  return readFileSync(file, 'utf8');
}
