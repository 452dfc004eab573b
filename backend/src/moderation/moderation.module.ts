import { Module } from '@nestjs/common';
import { LIMITS } from '@tessera/contracts/wire';
import { daysBefore } from '../platform/clock/clock.js';
import { AdminModule } from '../admin/admin.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { ChallengesModule } from '../challenges/challenges.module.js';
import { GameModule } from '../game/game.module.js';
import { GroupsModule } from '../groups/groups.module.js';
import { PlayersModule } from '../players/players.module.js';
import { ReplaysModule } from '../replays/replays.module.js';
import { ResultsModule } from '../results/results.module.js';
import { retain, retainBy } from '../platform/retention/retention.js';
import { ActOnReport, Measures } from './act-on-report.js';
import { ReportsController } from './reports.controller.js';
import { NoticesRepository, ReportActionsRepository } from './report-actions.repository.js';
import { ProfileController } from './profile.controller.js';
import { ReportsService, ReportTargets } from './reports.service.js';
import { ReportsRepository } from './reports.repository.js';

@Module({
  imports: [
    AdminModule,
    AuthModule,
    ChallengesModule,
    GameModule,
    GroupsModule,
    PlayersModule,
    ReplaysModule,
    ResultsModule,
  ],
  controllers: [ReportsController, ProfileController],
  providers: [
    ReportsRepository,
    ReportActionsRepository,
    NoticesRepository,
    ReportTargets,
    ReportsService,
    ActOnReport,
    Measures,
    // What was done stays as long as it is in effect, because it can be undone.
    retain({
      name: 'dismissed reports',
      table: 'reports',
      column: 'closedAt',
      days: LIMITS.REPORTS_KEPT_DAYS,
      where: `EXISTS (SELECT FROM report_actions WHERE "reportId" = reports.id AND action = 'dismiss')`,
    }),
    retainBy([ReportsRepository], (reports) => [
      {
        name: 'reporter hashes of handled reports',
        removeExpired: (now, max) => reports.removeSenders(daysBefore(now, LIMITS.REPORTS_KEPT_DAYS), max),
      },
    ]),
  ],
})
export class ModerationModule {}
