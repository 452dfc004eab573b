import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GameModule } from '../game/game.module.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { SequencesModule } from '../sequences/sequences.module.js';
import { CheckMoves } from './check-moves.js';
import { ServiceDayEntity } from './service-day.entity.js';
import { ServiceDaysStore } from './service-days.store.js';
import { ReadStatus } from './read-status.js';
import { StatusController } from './status.controller.js';
import { checkMoves, sumUpService } from './status.jobs.js';
import { StatusMetrics } from './status-metrics.js';
import { StatusRetention } from './status-retention.js';
import { SumUpDays } from './sum-up-days.js';

export { checkMoves, sumUpService } from './status.jobs.js';

/** The public status page: how the service is doing, from its own metrics. */
@Module({
  imports: [TypeOrmModule.forFeature([ServiceDayEntity]), GameModule, SequencesModule],
  controllers: [StatusController],
  providers: [CheckMoves, ReadStatus, ServiceDaysStore, StatusMetrics, StatusRetention, SumUpDays],
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
