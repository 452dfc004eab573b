import { Controller, Param, Query } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import type { ResponseOf, ParamsOf, QueryOf } from '@tessera/contracts/wire';
import { Endpoint } from '../platform/http/endpoint.js';
import { Caller, CallingPlayer, type KnownPlayer } from '../players/index.js';
import { ReadDailyFacts } from './read-daily-facts.js';

type Zone = QueryOf<typeof CALLS.todayHighScore>;

/** Facts about the daily of a date: completion, high scores and letters. */
@Controller()
export class DailyFactsController {
  constructor(private readonly read: ReadDailyFacts) {}

  @Endpoint(CALLS.checkCompletion)
  async checkCompletion(
    @Caller() playerUUID: string,
    @CallingPlayer() player: KnownPlayer | null,
    @Query({ schema: CALLS.checkCompletion.query }) { date }: QueryOf<typeof CALLS.checkCompletion>,
  ): Promise<ResponseOf<typeof CALLS.checkCompletion>> {
    return { success: true, ...(await this.read.completion(playerUUID, player, date)) };
  }

  @Endpoint(CALLS.todayHighScore)
  async todayHighScore(
    @Query({ schema: CALLS.todayHighScore.query }) { timezone }: Zone,
  ): Promise<ResponseOf<typeof CALLS.todayHighScore>> {
    return { success: true, todaysHighScore: await this.read.todaysHighScore(timezone) };
  }

  @Endpoint(CALLS.dailyTodayHighScore)
  dailyTodayHighScore(@Query({ schema: CALLS.dailyTodayHighScore.query }) query: Zone) {
    return this.todayHighScore(query);
  }

  @Endpoint(CALLS.dailyHighScore)
  async highScore(
    @Param({ schema: CALLS.dailyHighScore.params }) { date }: ParamsOf<typeof CALLS.dailyHighScore>,
  ): Promise<ResponseOf<typeof CALLS.dailyHighScore>> {
    return { success: true, highScore: await this.read.highScore(date) };
  }

  @Endpoint(CALLS.lastThreeDailies)
  async lastThree(
    @Caller() playerUUID: string | undefined,
    @CallingPlayer() player: KnownPlayer | null,
    @Query({ schema: CALLS.lastThreeDailies.query }) { timezone }: Zone,
  ): Promise<ResponseOf<typeof CALLS.lastThreeDailies>> {
    return { success: true, ...(await this.read.lastThree(playerUUID, player, timezone)) };
  }

  @Endpoint(CALLS.dailySequence)
  async sequence(
    @Caller() player: string | undefined,
    @Param({ schema: CALLS.dailySequence.params }) { date }: ParamsOf<typeof CALLS.dailySequence>,
  ): Promise<ResponseOf<typeof CALLS.dailySequence>> {
    return { success: true, sequence: await this.read.sequence(date, player) };
  }
}
