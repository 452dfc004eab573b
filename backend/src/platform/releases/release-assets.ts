import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { LIMITS } from '@tessera/contracts/constants';
import { Clock } from '../clock/clock.js';
import { daysBefore } from '../clock/days.js';
import { Retention } from '../retention/retention.js';
import { ReleaseAssetsStore } from './release-assets.store.js';

const EVERY_MS = 60 * 60_000;
/** How the build names hashed files; nothing else is looked up. */
const NAME = /^[\w.-]{1,200}$/;

/**
 * Keeps the scripts and styles of this release in the database, where every instance finds them: tabs
 * opened before a release, and pages of the other release during a rollout, can still load their files.
 */
@Injectable()
export class ReleaseAssets implements OnModuleInit, OnModuleDestroy {
  private readonly log = new Logger(ReleaseAssets.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly store: ReleaseAssetsStore,
    private readonly retention: Retention,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.retention.add({
      name: 'assets of previous releases',
      removeExpired: (now, most) => this.store.removeServedBefore(lastServedBefore(now), most),
    });
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Keeps all files of a folder until a day after this process ends. */
  async keep(folder: string): Promise<void> {
    const names = await readdir(folder).catch(() => []);
    const keepAll = () =>
      this.store.keep(names, new Date(this.clock.now()), (name) =>
        readFile(path.join(folder, name)).catch(() => undefined),
      );
    await keepAll();
    this.timer = setInterval(() => {
      keepAll().catch((error: unknown) => this.log.warn(`Failed to save release assets: ${String(error)}`));
    }, EVERY_MS).unref();
  }

  /** A file of another release, or of this one if it is no longer on disk. */
  find = (name: string): Promise<Buffer | undefined> =>
    NAME.test(name) ? this.store.find(name) : Promise.resolve(undefined);
}

/** A process that serves files records it every hour. */
const lastServedBefore = (now: Date): Date =>
  new Date(daysBefore(now, LIMITS.RELEASE_ASSETS_KEPT_DAYS).getTime() - EVERY_MS);
