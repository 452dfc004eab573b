import { Inject, Injectable } from '@nestjs/common';
import type { CALLS } from '@tessera/contracts/calls';
import type { ResponseOf, InputOf } from '@tessera/contracts/wire';
import { addDays, daysBetween, earliestToday, plainDate, type PlainDate } from '@tessera/rules';
import { Clock } from '../platform/clock/clock.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { type Published, SequencesRepository } from './sequences.repository.js';

type Commitment = ResponseOf<typeof CALLS.dailyCommitments>['commitments'][number];

/**
 * The published commitment of each date and, once the date is over everywhere, the letters and salt that
 * verify it.
 */
@Injectable()
export class CommitmentsService {
  /** Commitments of dates that are over everywhere. They never change, and there is only one per day. */
  private readonly past = new Map<PlainDate, Commitment>();

  constructor(
    private readonly sequences: SequencesRepository,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'launchDate'>,
  ) {}

  async read({ from, to }: InputOf<typeof CALLS.dailyCommitments>): Promise<Commitment[]> {
    const launch = plainDate(this.config.launchDate);
    const firstOpen = earliestToday(this.clock.now());
    const first = from < launch ? launch : from;
    const end = to < firstOpen ? addDays(to, 1) : firstOpen;
    const remembered = this.remembered(first, end);
    const known = remembered.length === daysBetween(first, end) ? remembered : [];
    const next = known.length > 0 ? end : first;
    return next > to ? known : [...known, ...(await this.published(next, to, firstOpen))];
  }

  /** The end date is exclusive. */
  private remembered(from: PlainDate, end: PlainDate): Commitment[] {
    return [...this.past.values()]
      .filter(({ date }) => date >= from && date < end)
      .sort((a, b) => (a.date < b.date ? -1 : 1));
  }

  private async published(from: PlainDate, to: PlainDate, firstOpen: PlainDate): Promise<Commitment[]> {
    const rows = await this.sequences.between(from, to);
    return rows.map((each) => {
      const isOver = each.date < firstOpen;
      const commitment = commitmentOf(each, isOver);
      if (isOver) this.past.set(each.date, commitment);
      return commitment;
    });
  }
}

const commitmentOf = (
  { date, gameNumber, commitment, createdAt, letters, salt }: Published,
  isOver: boolean,
): Commitment => ({
  date,
  gameNumber,
  commitment,
  publishedAt: createdAt.toISOString(),
  ...(isOver ? { letters: letters.join(''), salt } : { letters: null, salt: null }),
});
