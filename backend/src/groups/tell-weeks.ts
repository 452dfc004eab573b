import { Injectable, type OnModuleInit } from '@nestjs/common';
import { GROUP_TEXTS, namesOfText } from '@tessera/contracts/groups';
import { dateIn, periodOn } from '@tessera/rules';
import { Clock } from '../platform/clock/clock.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { dateOfVersion, PushDevices, Pushes, PushSources, versionOfDate } from '../push/index.js';
import type { Job } from '../platform/jobs/job-queue.js';
import { GroupGridsRepository, type WeekWinners } from './group-grids.repository.js';

/** Tells players who wish it who won last week in their groups, once Sunday is over everywhere. */
const tellWeeks: Job = { name: 'tell-weeks', cron: '5 12 * * 1' };

/** Tells players, once a week, who won the week in one of their groups. */
@Injectable()
export class TellWeeks implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly devices: PushDevices,
    private readonly pushes: Pushes,
    private readonly sources: PushSources,
    private readonly groups: GroupGridsRepository,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(tellWeeks, () => this.execute());
    // All that wait are of the same week.
    this.sources.serve(['group-week'], async (notices) => {
      const players = notices.map(({ playerUUID }) => playerUUID);
      const first = dateOfVersion(Math.max(...notices.map(({ version }) => version)));
      const winners = await this.groups.weekWinners(players, periodOn('week', first, 0));
      const texts = new Map(winners.map((winner) => [winner.playerUUID, textOf(winner)]));
      return notices.map(({ playerUUID }) => {
        const name = texts.get(playerUUID);
        return name === undefined ? null : { name };
      });
    });
  }

  private async execute(): Promise<void> {
    const week = periodOn('week', dateIn('UTC', this.clock.now()), 1);
    for await (const players of this.devices.players()) {
      const winners = await this.groups.weekWinners(players, week);
      await this.pushes.store(
        winners.map(({ playerUUID }) => ({
          playerUUID,
          notice: 'group-week',
          version: versionOfDate(week.from),
        })),
      );
    }
  }
}

const textOf = ({ group, isOwn, others }: WeekWinners): string => {
  const names = others.map((name) => name ?? GROUP_TEXTS.unknownPlayer);
  return `${namesOfText(isOwn ? ['you', ...names] : names)}, in ${group}`;
};
