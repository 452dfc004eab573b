import { Controller } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import type { InputOf } from '@tessera/contracts/wire';
import { Endpoint, Input } from '../platform/http/endpoint.js';
import { Achievements } from './achievements.js';
import { Caller } from './caller.guard.js';
import { CallingPlayer, type KnownPlayer } from './known-players.js';
import { PlayerStats } from './daily-record.js';

@Controller()
export class PlayersController {
  constructor(
    private readonly playerStats: PlayerStats,
    private readonly achievements: Achievements,
  ) {}

  @Endpoint(CALLS.playerStats)
  stats(
    @CallingPlayer() player: KnownPlayer | null,
    @Input() { timezone }: InputOf<typeof CALLS.playerStats>,
  ) {
    return { stats: this.playerStats.on(this.playerStats.todayOf(player, timezone), player) };
  }

  @Endpoint(CALLS.playerStreaks)
  streaks(
    @CallingPlayer() player: KnownPlayer | null,
    @Input() { timezone }: InputOf<typeof CALLS.playerStreaks>,
  ) {
    const today = this.playerStats.todayOf(player, timezone);
    return this.playerStats.streaksOn(today, player);
  }

  @Endpoint(CALLS.playerAchievements)
  async achieved(@Caller() player: string, @Input() _input: unknown) {
    return { achievements: await this.achievements.of([player]) };
  }
}
