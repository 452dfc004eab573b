import { Injectable } from '@nestjs/common';
import { latestToday } from '@tessera/rules';
import {
  completionView,
  ID_PREFIX,
  todayThere,
  type StartedGame,
  type Starter,
  newGridGame,
} from '../solo-games/index.js';
import { Clock } from '../platform/clock/clock.js';
import { untilApplied } from '../platform/database/transactions.js';
import { Maintenance } from '../platform/maintenance/maintenance.js';
import { AppError } from '../platform/requests/app-error.js';
import { KnownPlayers, newPublicId, PlayersRepository } from '../players/index.js';
import { Sequences } from '../sequences/index.js';
import type { DailyGameEntity } from './daily.entity.js';
import { DailyGamesRepository } from './daily-games.repository.js';
import { NewDailiesRepository } from './new-dailies.repository.js';

/** Starts today's daily, or resumes it. It is that of the newest date that the player has started. */
@Injectable()
export class CreateDaily {
  constructor(
    private readonly games: DailyGamesRepository,
    private readonly newDailies: NewDailiesRepository,
    private readonly players: PlayersRepository,
    private readonly knownPlayers: KnownPlayers,
    private readonly sequences: Sequences,
    private readonly maintenance: Maintenance,
    private readonly clock: Clock,
  ) {}

  execute(starter: Starter): Promise<StartedGame<DailyGameEntity>> {
    const { playerUUID } = starter;
    return untilApplied(async (isFirst) => {
      if (isFirst) return this.start(starter);
      await this.players.requireUnmerged(playerUUID);
      return this.start({ ...starter, player: await this.knownPlayers.find(playerUUID) });
    });
  }

  /** Null if the player has changed. */
  private async start(starter: Starter): Promise<StartedGame<DailyGameEntity> | null> {
    const { playerUUID, player } = starter;
    const now = this.clock.now();
    const { timezone, today } = todayThere(starter, now);
    if (player?.newestDaily === today) {
      const game = await this.games.findOn(playerUUID, today);
      if (game?.status === 'completed')
        throw new AppError('DAILY_COMPLETED', { extra: { completion: completionView(game) } });
      const isThere =
        game && (player.timezone === timezone || (await this.players.moveTo(timezone, playerUUID)));
      return isThere ? { game, isNew: false } : null;
    }
    this.maintenance.requireOpen();
    const sequence = await this.sequences.on(today);
    const daily = newGridGame(ID_PREFIX.daily, { playerUUID, sequence, now: new Date(now) });
    const [latest, publicId] = [latestToday(now), player ? null : newPublicId()];
    const game = await this.newDailies.insert({ ...daily, timezone, latest, publicId });
    return game && { game, isNew: true };
  }
}
