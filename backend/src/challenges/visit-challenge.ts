import { Injectable } from '@nestjs/common';
import { Clock, daysBefore } from '../platform/clock/clock.js';
import type { ChallengeEntity } from './challenge.entity.js';
import { ChallengesStore } from './challenges.store.js';

/** Keeps a challenge that somebody opens from being deleted. Written at most once a day, however many do. */
@Injectable()
export class VisitChallenge {
  constructor(
    private readonly challenges: ChallengesStore,
    private readonly clock: Clock,
  ) {}

  async execute({ code, visitedAt }: Pick<ChallengeEntity, 'code' | 'visitedAt'>): Promise<void> {
    const now = new Date(this.clock.now());
    if (visitedAt < daysBefore(now, 1)) await this.challenges.visit(code, now);
  }
}
