import { Injectable } from '@nestjs/common';
import { defineJob } from '../platform/jobs/job-definition.js';
import { DrawingPool } from './drawing-pool.js';
import { SequencesStore } from './sequences.store.js';

/**
 * Rates dates that have only letters: past ones after the first start, and those drawn by an older release.
 */
export const rateDailies = defineJob('rate-dailies', { cron: '*/10 * * * *' });

/** Takes a few seconds. The next run of the job rates the rest. */
const MAX_AT_A_TIME = 100;

/**
 * Rates dates whose ratings weren't worth waiting for when they were drawn, or were unknown to an older
 * release.
 */
@Injectable()
export class RateDailies {
  constructor(
    private readonly sequences: SequencesStore,
    private readonly pool: DrawingPool,
  ) {}

  async execute(): Promise<void> {
    const unrated = await this.sequences.unrated(MAX_AT_A_TIME);
    if (unrated.length === 0) return;
    const ratings = await this.pool.rate(unrated.map(({ letters, lexicon }) => ({ letters, lexicon })));
    for (const [i, rating] of ratings.entries()) {
      const { date } = unrated[i]!;
      await this.sequences.addRating(date, rating);
    }
  }
}
