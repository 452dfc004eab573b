import { createHmac, randomBytes } from 'node:crypto';
import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { DAY_MS } from '@tessera/rules';
import { DataSource } from 'typeorm';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Clock } from '../../platform/clock/clock.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { dataDirProblem } from '../../platform/config/startup-problems.js';
import { keepReading } from '../../platform/database/keep-reading.js';

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
  try {
    return storedSecret(dataDir);
  } catch (error) {
    throw dataDirProblem(error, dataDir);
  }
}

function storedSecret(dataDir: string): string {
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

/** How long the secret before the last rotation is accepted. */
const OLD_ACCEPTED_MS = DAY_MS;
const SALT_BYTES = 32;

interface Derived {
  secret: string;
  createdAt: Date;
}

/**
 * The secrets that sign session cookies. A rotation stores a random salt, from which and SESSION_SECRET all processes
 * derive the new secret. So neither a copy of the database nor an old SESSION_SECRET is enough to sign a cookie.
 */
@Injectable()
export class SessionSecrets implements OnModuleInit, OnModuleDestroy {
  private readonly configured: string;
  /** Newest first. */
  private derived: Derived[] = [];
  private stopReading: () => void = () => undefined;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {
    this.configured = sessionSecretOf(config);
  }

  async onModuleInit(): Promise<void> {
    await this.read();
    this.stopReading = keepReading('the salts of the session secret', () => this.read());
  }

  onModuleDestroy(): void {
    this.stopReading();
  }

  /** The secret that signs new cookies, and those that are still accepted. */
  accepted(): [current: string, ...older: string[]] {
    const since = this.clock.now() - OLD_ACCEPTED_MS;
    const [current = this.configured, ...older] = [
      ...this.derived.map(({ secret }) => secret),
      this.configured,
    ];
    // Each has been replaced by the one before it.
    return [current, ...older.filter((_, i) => (this.derived[i]?.createdAt.getTime() ?? 0) > since)];
  }

  async rotate(): Promise<void> {
    const salt = randomBytes(SALT_BYTES).toString('base64url');
    const now = new Date(this.clock.now());
    await this.dataSource.query('INSERT INTO session_salts (salt, "createdAt") VALUES ($1, $2)', [salt, now]);
    await this.read();
  }

  private async read(): Promise<void> {
    const rows = await this.dataSource.query<{ salt: string; createdAt: Date }[]>(
      'SELECT salt, "createdAt" FROM session_salts ORDER BY id DESC',
    );
    this.derived = rows.map(({ salt, createdAt }) => ({ secret: this.secretOf(salt), createdAt }));
  }

  private secretOf(salt: string): string {
    return createHmac('sha256', this.configured).update(`session cookies ${salt}`).digest('base64url');
  }
}
