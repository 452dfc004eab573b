import { Controller, Inject } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import type { InputOf } from '@tessera/contracts/wire';
import { dateToPlay, gameNumberOf } from '@tessera/rules';
import { Clock } from '../platform/clock/clock.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Endpoint, Input } from '../platform/http/endpoint.js';
import { Caller, CallingPlayer, todayOf, type KnownPlayer } from '../players/index.js';
import { duelSummary } from './duel.view.js';
import { DuelsRepository } from './duels.repository.js';

/** The calls that only duels have. All others are shared with live games. */
@Controller()
export class DuelController {
  constructor(
    private readonly duels: DuelsRepository,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Endpoint(CALLS.listDuels)
  async list(
    @Caller() playerUUID: string,
    @CallingPlayer() player: KnownPlayer | null,
    @Input() { timezone }: InputOf<typeof CALLS.listDuels>,
  ) {
    const today = todayOf(player, timezone, this.clock.now());
    const since = await this.duels.since(playerUUID, today);
    const dates = since.map(({ dailyChallengeDate }) => dailyChallengeDate);
    const date = dateToPlay(today, dates.toSorted().at(-1) ?? null);
    const gameNumber = gameNumberOf(date, this.config.launchDate);
    const duels = since.filter(({ dailyChallengeDate }) => dailyChallengeDate === date);
    return {
      date,
      gameNumber: gameNumber >= 1 ? gameNumber : null,
      duels: duels.map(duelSummary),
    };
  }
}
