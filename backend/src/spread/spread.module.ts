import { Module } from '@nestjs/common';
import { retainBy } from '../platform/retention/retention.js';
import { SpreadService } from './spread.service.js';
import { SpreadController } from './spread.controller.js';
import { SpreadRepository } from './spread.repository.js';

/** How everybody did in the daily of a date: the number of games with each score. */
@Module({
  controllers: [SpreadController],
  providers: [
    SpreadService,
    SpreadRepository,
    // Reads fold most changes. Those of dates that nobody looks at are folded at night.
    retainBy([SpreadRepository], (spreads) => [
      {
        name: 'score changes already included in the counts',
        removeExpired: (_now, max) => spreads.fold(max),
      },
    ]),
  ],
  exports: [SpreadService],
})
export class SpreadModule {}
