import { Controller } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import type { InputOf } from '@tessera/contracts/wire';
import { Endpoint, Input } from '../platform/http/endpoint.js';
import { Caller, CallingPlayer, type KnownPlayer } from '../players/index.js';
import { ReadDailyFacts } from './read-daily-facts.js';

/** Facts about the daily of a date: completion, high scores and letters. */
@Controller()
export class DailyFactsController {
  constructor(private readonly read: ReadDailyFacts) {}

  @Endpoint(CALLS.checkCompletion)
  checkCompletion(
    @Caller() playerUUID: string,
    @CallingPlayer() player: KnownPlayer | null,
    @Input() { date }: InputOf<typeof CALLS.checkCompletion>,
  ) {
    return this.read.completion(playerUUID, player, date);
  }

  @Endpoint(CALLS.todayHighScore)
  async todayHighScore(@Input() { timezone }: InputOf<typeof CALLS.todayHighScore>) {
    return { todaysHighScore: await this.read.todaysHighScore(timezone) };
  }

  @Endpoint(CALLS.dailyTodayHighScore)
  dailyTodayHighScore(@Input() input: InputOf<typeof CALLS.dailyTodayHighScore>) {
    return this.todayHighScore(input);
  }

  @Endpoint(CALLS.dailyHighScore)
  async highScore(@Input() { date }: InputOf<typeof CALLS.dailyHighScore>) {
    return { highScore: await this.read.highScore(date) };
  }

  @Endpoint(CALLS.lastThreeDailies)
  lastThree(
    @Caller() playerUUID: string | undefined,
    @CallingPlayer() player: KnownPlayer | null,
    @Input() { timezone }: InputOf<typeof CALLS.lastThreeDailies>,
  ) {
    return this.read.lastThree(playerUUID, player, timezone);
  }

  @Endpoint(CALLS.dailySequence)
  async sequence(
    @Caller() player: string | undefined,
    @Input() { date }: InputOf<typeof CALLS.dailySequence>,
  ) {
    return { sequence: await this.read.sequence(date, player) };
  }
}
