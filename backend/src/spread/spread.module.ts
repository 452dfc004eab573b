import { Module, type OnModuleInit } from '@nestjs/common';
import { Retention } from '../platform/retention/retention.js';
import { ReadSpread } from './read-spread.js';
import { SpreadController } from './spread.controller.js';
import { SpreadStore } from './spread.store.js';

/** How everybody did in the daily of a date: the number of games with each score. */
@Module({ controllers: [SpreadController], providers: [ReadSpread, SpreadStore], exports: [ReadSpread] })
export class SpreadModule implements OnModuleInit {
  constructor(
    private readonly retention: Retention,
    private readonly spreads: SpreadStore,
  ) {}

  /** Reads fold most changes. Those of dates that nobody looks at are folded at night. */
  onModuleInit(): void {
    this.retention.add({
      name: 'score changes already included in the counts',
      removeExpired: (_now, max) => this.spreads.fold(max),
    });
  }
}
