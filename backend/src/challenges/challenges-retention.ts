import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LIMITS } from '@tessera/contracts/constants';
import { daysBefore } from '../platform/clock/days.js';
import { Retention } from '../platform/retention/retention.js';
import { ChallengesStore } from './challenges.store.js';

/** Deletes challenges that nobody has opened for a while, with all games. */
@Injectable()
export class ChallengesRetention implements OnModuleInit {
  constructor(
    private readonly retention: Retention,
    private readonly challenges: ChallengesStore,
  ) {}

  onModuleInit(): void {
    this.retention.add({
      name: 'unvisited challenges',
      removeExpired: (now, max) =>
        this.challenges.removeUnvisited(daysBefore(now, LIMITS.CHALLENGES_KEPT_DAYS), max),
    });
  }
}
