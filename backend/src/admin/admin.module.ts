import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LIMITS } from '@tessera/contracts/wire';
import { AuthModule } from '../auth/auth.module.js';
import { DailyModule } from '../daily/daily.module.js';
import { FeedbackModule } from '../feedback/feedback.module.js';
import { handles } from '../platform/jobs/jobs.js';
import { SequencesModule } from '../sequences/sequences.module.js';
import { retain } from '../platform/retention/retention.js';
import { AdminController } from './admin.controller.js';
import { countDays, MetricsService } from './metrics.service.js';
import { AuditEntity, Audit, AuditRepository } from './audit.js';
import { CreationRecords } from './creation-records.js';
import { AdminDayEntity } from './admin-day.entity.js';
import { MaintenanceController } from './maintenance.controller.js';
import { MetricsRepository } from './metrics.repository.js';
import { Operations } from './operations.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([AuditEntity, AdminDayEntity]),
    AuthModule,
    DailyModule,
    FeedbackModule,
    SequencesModule,
  ],
  controllers: [AdminController, MaintenanceController],
  providers: [
    Audit,
    AuditRepository,
    MetricsService,
    CreationRecords,
    MetricsRepository,
    Operations,
    handles(countDays, MetricsService, (metrics) => metrics.countDays()),
    retain(
      { name: 'audit entries', table: 'admin_audit', column: 'at', days: LIMITS.AUDIT_KEPT_DAYS },
      // Only of days that have been counted.
      {
        name: 'creation records',
        table: 'admin_creations',
        column: 'at',
        days: LIMITS.EVENTS_KEPT_DAYS,
        where: `at < (SELECT max(date)::timestamp AT TIME ZONE 'UTC' FROM admin_days)`,
      },
    ),
  ],
  exports: [Audit, Operations],
})
export class AdminModule {}
