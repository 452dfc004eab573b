import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LIMITS } from '@tessera/contracts/wire';
import { GameModule } from '../game/game.module.js';
import { daysBefore } from '../platform/clock/clock.js';
import { handles } from '../platform/jobs/jobs.js';
import { ServiceMinutesRepository } from '../platform/service-log/service-minutes.repository.js';
import { SequencesModule } from '../sequences/sequences.module.js';
import { retain, retainBy } from '../platform/retention/retention.js';
import { ServiceDaysService, checkMoves, sumUpService } from './service-days.service.js';
import { ServiceDayEntity } from './service-day.entity.js';
import { ServiceDaysRepository } from './service-days.repository.js';
import { StatusService } from './status.service.js';
import { StatusController } from './status.controller.js';

/** The public status page: how the service is doing, from its own metrics. */
@Module({
  imports: [TypeOrmModule.forFeature([ServiceDayEntity]), GameModule, SequencesModule],
  controllers: [StatusController],
  providers: [
    ServiceDaysService,
    StatusService,
    ServiceDaysRepository,
    handles(sumUpService, ServiceDaysService, (days) => days.sumUp()),
    handles(checkMoves, ServiceDaysService, (days) => days.checkMoves()),
    retain({
      name: 'daily service records',
      table: 'service_days',
      column: 'date',
      type: 'date',
      days: LIMITS.STATUS_DAYS,
    }),
    retainBy([ServiceDaysService, ServiceMinutesRepository], (days, minutes) => [
      {
        name: 'per-minute service records',
        removeExpired: async (now, max) => {
          await days.sumUp();
          return minutes.removeBefore(daysBefore(now, LIMITS.SERVICE_MINUTES_KEPT_DAYS), max);
        },
      },
    ]),
  ],
})
export class StatusModule {}
