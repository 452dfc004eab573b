import { Module, type OnModuleInit } from '@nestjs/common';
import { Retention } from '../platform/retention/retention.js';
import { SpreadService } from './spread.service.js';
import { SpreadController } from './spread.controller.js';
import { SpreadRepository } from './spread.repository.js';

/** How everybody did in the daily of a date: the number of games with each score. */
@Module({
  controllers: [SpreadController],
  providers: [SpreadService, SpreadRepository],
  exports: [SpreadService],
})
export class SpreadModule implements OnModuleInit {
  constructor(
    private readonly retention: Retention,
    private readonly spreads: SpreadRepository,
  ) {}

  /** Reads fold most changes. Those of dates that nobody looks at are folded at night. */
  onModuleInit(): void {
    this.retention.add({
      name: 'score changes already included in the counts',
      removeExpired: (_now, max) => this.spreads.fold(max),
    });
  }
}
