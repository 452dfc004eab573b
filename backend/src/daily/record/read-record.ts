import { Injectable } from '@nestjs/common';
import { recordOf, streakOn, summarizeStreaks, type PlainDate } from '@tessera/rules';
import { HistoryStore } from './history.store.js';

/** A player's record in numbers, with the streaks as of today. */
@Injectable()
export class ReadRecord {
  constructor(private readonly history: HistoryStore) {}

  async execute(playerUUID: string, today: PlainDate) {
    const dailies = await this.history.of(playerUUID);
    // From the same games as everything else on the page, so that it agrees with itself.
    const summary = summarizeStreaks(dailies.filter(({ outside }) => outside === null));
    return {
      ...recordOf(dailies),
      currentStreak: streakOn(summary, today),
      bestStreak: summary.bestStreak,
    };
  }
}
