import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { HOUR_MS } from '@tessera/rules';
import { Clock } from '../clock/clock.js';
import { ReleaseAssetsRepository } from './release-assets.repository.js';

const EVERY_MS = HOUR_MS;
/** An unknown name makes a process reread the list of names at most this often. */
const REREAD_MS = 2000;
/** How the build names hashed files, such as `home-page-BjdnV3go.js`; nothing else is kept or looked up. */
const NAME = /^[\w.-]{1,180}-[\w-]{8}\.[a-z\d]{1,8}$/;

/**
 * Keeps the scripts and styles of this release in the database, where every instance finds them: tabs
 * opened before a release, and pages of the other release during a rollout, can still load their files.
 */
@Injectable()
export class ReleaseAssets implements OnModuleDestroy {
  private readonly log = new Logger(ReleaseAssets.name);
  private timer: NodeJS.Timeout | undefined;
  /** All names in the database, as of the last read. */
  private known: Promise<ReadonlySet<string>> = Promise.resolve(new Set());
  private readAt = -Infinity;

  constructor(
    private readonly repository: ReleaseAssetsRepository,
    private readonly clock: Clock,
  ) {}

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Keeps all files of a folder until a day after this process ends. */
  async keep(folder: string): Promise<void> {
    const names = (await readdir(folder).catch(() => [])).filter((name) => NAME.test(name));
    const keepAll = () =>
      this.repository.keep(names, new Date(this.clock.now()), (name) =>
        readFile(path.join(folder, name)).catch(() => undefined),
      );
    await keepAll();
    this.timer = setInterval(() => {
      keepAll().catch((error: unknown) => this.log.warn(`Failed to save release assets: ${String(error)}`));
    }, EVERY_MS).unref();
  }

  /**
   * A file of another release, or of this one if it is no longer on disk; undefined while the database is
   * unavailable.
   */
  find = async (name: string): Promise<Buffer | undefined> => {
    if (!NAME.test(name) || !(await this.knows(name))) return undefined;
    return this.repository.find(name).catch(() => undefined);
  };

  /** Anyone can request any name, so most requests must not reach the database. */
  private async knows(name: string): Promise<boolean> {
    const before = await this.known;
    if (before.has(name)) return true;
    const now = this.clock.now();
    if (now - this.readAt >= REREAD_MS) {
      this.readAt = now;
      this.known = this.repository.names().catch(() => before);
    }
    return (await this.known).has(name);
  }
}
