import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LIMITS } from '@tessera/contracts/wire';
import { GameModule } from '../game/game.module.js';
import { daysBefore } from '../platform/clock/clock.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { ServiceMinutesStore } from '../platform/service-log/service-minutes.store.js';
import { SequencesModule } from '../sequences/sequences.module.js';
import { retain, retainBy } from '../platform/retention/retention.js';
import { CheckMoves, checkMoves } from './check-moves.js';
import { ServiceDayEntity } from './service-day.entity.js';
import { ServiceDaysStore } from './service-days.store.js';
import { ReadStatus } from './read-status.js';
import { StatusController } from './status.controller.js';
import { StatusMetrics } from './status-metrics.js';
import { SumUpDays, sumUpService } from './sum-up-days.js';

/** The public status page: how the service is doing, from its own metrics. */
@Module({
  imports: [TypeOrmModule.forFeature([ServiceDayEntity]), GameModule, SequencesModule],
  controllers: [StatusController],
  providers: [
    CheckMoves,
    ReadStatus,
    ServiceDaysStore,
    StatusMetrics,
    SumUpDays,
    retain({
      name: 'daily service records',
      table: 'service_days',
      column: 'date',
      type: 'date',
      days: LIMITS.STATUS_DAYS,
    }),
    retainBy([SumUpDays, ServiceMinutesStore], (sumUp, minutes) => [
      {
        name: 'per-minute service records',
        removeExpired: async (now, max) => {
          await sumUp.execute();
          return minutes.removeBefore(daysBefore(now, LIMITS.SERVICE_MINUTES_KEPT_DAYS), max);
        },
      },
    ]),
  ],
})
export class StatusModule implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly sumUp: SumUpDays,
    private readonly checkMoves: CheckMoves,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(sumUpService, () => this.sumUp.execute());
    this.jobs.handle(checkMoves, () => this.checkMoves.execute());
  }
}
