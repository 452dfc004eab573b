import { Injectable } from '@nestjs/common';
import type { AnswerOf, CALLS, QueryOf } from '@tessera/contracts';
import { isOverEverywhere } from '@tessera/rules';
import { Clock } from '../platform/clock/clock.js';
import { SequencesStore } from './sequences.store.js';

type Commitments = AnswerOf<typeof CALLS.dailyCommitments>['commitments'];

/** What was published of each date before it began, and, once it is over everywhere, what shows that it was kept. */
@Injectable()
export class ReadCommitments {
  constructor(
    private readonly sequences: SequencesStore,
    private readonly clock: Clock,
  ) {}

  async execute({ from, to }: QueryOf<typeof CALLS.dailyCommitments>): Promise<Commitments> {
    const now = this.clock.now();
    const published = await this.sequences.between(from, to);
    return published.map(({ date, gameNumber, commitment, createdAt, letters, salt }) => {
      const isOver = isOverEverywhere(date, now);
      return {
        ...{ date, gameNumber, commitment, publishedAt: createdAt.toISOString() },
        ...(isOver ? { letters: letters.join(''), salt } : { letters: null, salt: null }),
      };
    });
  }
}
