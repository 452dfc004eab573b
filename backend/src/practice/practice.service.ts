import { Inject, Injectable } from '@nestjs/common';
import type { CALLS } from '@tessera/contracts/calls';
import type { ArchivedDay } from '@tessera/contracts/practice';
import type { ResponseOf } from '@tessera/contracts/wire';
import { addDays, datesOf, earliestToday, firstOf, lastOf, monthOf, type PlainDate } from '@tessera/rules';
import { ReadDailyFacts } from '../daily/index.js';
import { Clock } from '../platform/clock/clock.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Sequences } from '../sequences/index.js';
import type { PracticeEntity } from './practice.entity.js';
import { PracticeStore } from './practice.store.js';

type Month = Omit<ResponseOf<typeof CALLS.practiceMonth>, 'success'>;

/** The archive, month by month: the dates that are over everywhere, with the player's results. */
@Injectable()
export class ReadMonth {
  constructor(
    private readonly games: PracticeStore,
    private readonly sequences: Sequences,
    private readonly dailyFacts: ReadDailyFacts,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async execute(month: string, playerUUID: string | undefined): Promise<Month> {
    const first = this.config.launchDate;
    const last = addDays(earliestToday(this.clock.now()), -1);
    const [firstMonth, lastMonth] = [monthOf(first), monthOf(last < first ? first : last)];
    const isThere = month >= firstMonth && month <= lastMonth;
    const dates = isThere
      ? datesOf({ from: firstOf(month), to: lastOf(month) }).filter((date) => date >= first && date <= last)
      : [];
    return { month, firstMonth, lastMonth, days: await this.days(dates, playerUUID) };
  }

  private async days(dates: readonly PlainDate[], playerUUID: string | undefined): Promise<ArchivedDay[]> {
    const [expected, scores, practiced] = await Promise.all([
      this.sequences.expectations(dates),
      playerUUID === undefined ? new Map<PlainDate, number>() : this.dailyFacts.scoresOn(playerUUID, dates),
      playerUUID === undefined ? [] : this.games.among(playerUUID, dates),
    ]);
    const practices = new Map(practiced.map((game) => [game.dailyChallengeDate, game]));
    return expected.map(({ date, gameNumber, expectedScore }) => ({
      date,
      gameNumber,
      expectedScore,
      dailyScore: scores.get(date) ?? null,
      practice: practiceView(practices.get(date)),
    }));
  }
}

function practiceView(game: PracticeEntity | undefined): ArchivedDay['practice'] {
  if (!game) return null;
  const { gameId, status, playerScore } = game;
  return { gameId, status, score: status === 'completed' ? playerScore : null };
}
