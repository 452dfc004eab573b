import { Controller, Param, Query } from '@nestjs/common';
import { CALLS } from '@tessera/contracts';
import type { PlainDate } from '@tessera/rules';
import { Endpoint } from '../platform/http/endpoint.js';
import { Caller } from '../players/players.module.js';
import { ReadChallenge } from './read-challenge.js';

interface ByDate {
  date: PlainDate;
}
interface ByTimezone {
  timezone?: string;
}

/** What there is to know about the challenge of a date. */
@Controller()
export class ChallengeController {
  constructor(private readonly read: ReadChallenge) {}

  @Endpoint(CALLS.checkCompletion)
  async checkCompletion(
    @Caller() player: string,
    @Query({ schema: CALLS.checkCompletion.query }) { date }: ByDate,
  ) {
    return { success: true, ...(await this.read.completion(player, date)) };
  }

  @Endpoint(CALLS.todayHighScore)
  async todayHighScore(@Query({ schema: CALLS.todayHighScore.query }) { timezone }: ByTimezone) {
    return { success: true, todaysHighScore: await this.read.todaysHighScore(timezone) };
  }

  @Endpoint(CALLS.dailyTodayHighScore)
  dailyTodayHighScore(@Query({ schema: CALLS.dailyTodayHighScore.query }) query: ByTimezone) {
    return this.todayHighScore(query);
  }

  @Endpoint(CALLS.dailyHighScore)
  async highScore(@Param({ schema: CALLS.dailyHighScore.params }) { date }: ByDate) {
    return { success: true, highScore: await this.read.highScore(date) };
  }

  @Endpoint(CALLS.lastThreeChallenges)
  async lastThree(
    @Caller() player: string | undefined,
    @Query({ schema: CALLS.lastThreeChallenges.query }) { timezone }: ByTimezone,
  ) {
    return { success: true, ...(await this.read.lastThree(player, timezone)) };
  }

  @Endpoint(CALLS.dailySequence)
  async sequence(
    @Caller() player: string | undefined,
    @Param({ schema: CALLS.dailySequence.params }) { date }: ByDate,
  ) {
    return { success: true, sequence: await this.read.sequence(date, player) };
  }
}
