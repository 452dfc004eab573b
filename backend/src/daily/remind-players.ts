import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../platform/clock/clock.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { dateOfVersion, PushDevices, Pushes, PushSources, versionOfDate } from '../push/index.js';
import type { Job } from '../platform/jobs/job-queue.js';
import { DailyGamesRepository } from './daily-games.repository.js';

/** Tells players who wish it that today's game is here, at an hour of their choice. */
const remindPlayers: Job = { name: 'remind-players', cron: '*/5 * * * *' };

/** Reminds players of a daily that they haven't completed, once per device and date. */
@Injectable()
export class RemindPlayers implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly devices: PushDevices,
    private readonly pushes: Pushes,
    private readonly sources: PushSources,
    private readonly games: DailyGamesRepository,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(remindPlayers, () => this.execute());
    this.sources.serve(['reminder'], async (notices) => {
      const players = notices.map(({ playerUUID }) => playerUUID);
      const dates = [...new Set(notices.map(({ version }) => dateOfVersion(version)))];
      const done = new Map(
        await Promise.all(
          dates.map(async (date) => [date, await this.games.completedBy(players, date)] as const),
        ),
      );
      return notices.map(({ playerUUID, version }) =>
        done.get(dateOfVersion(version))?.has(playerUUID) ? null : { name: null },
      );
    });
  }

  private async execute(): Promise<void> {
    const now = this.clock.now();
    for await (const { date, devices } of this.devices.toRemind(now)) {
      const done = await this.games.completedBy(
        devices.map(({ playerUUID }) => playerUUID),
        date,
      );
      await this.pushes.store(
        devices
          .filter(({ playerUUID }) => !done.has(playerUUID))
          .map(({ id, playerUUID }) => ({
            deviceId: id,
            playerUUID,
            notice: 'reminder',
            version: versionOfDate(date),
          })),
      );
    }
  }
}
