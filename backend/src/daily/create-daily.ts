import { Injectable } from '@nestjs/common';
import { dateIn, zoneOf } from '@tessera/rules';
import {
  completionView,
  ID_PREFIX,
  StartTodaysGame,
  type StartedGame,
} from '../dated-games/dated-games.module.js';
import { newGridGame } from '../grid-games/grid-games.module.js';
import { Clock } from '../platform/clock/clock.js';
import { AppError } from '../platform/requests/app-error.js';
import { newPublicId, type KnownPlayer } from '../players/players.module.js';
import { Sequences } from '../sequences/sequences.module.js';
import type { DailyGameEntity } from './daily-game.entity.js';
import { DailyGamesStore } from './daily-games.store.js';
import { NewDailiesStore } from './new-dailies.store.js';

export interface CreateDailyCommand {
  playerUUID: string;
  /** As of the start of the request; null for a new player. */
  player: KnownPlayer | null;
  userTimezone: string | undefined;
}

@Injectable()
export class CreateDaily {
  constructor(
    private readonly startTodaysGame: StartTodaysGame,
    private readonly games: DailyGamesStore,
    private readonly newDailies: NewDailiesStore,
    private readonly sequences: Sequences,
    private readonly clock: Clock,
  ) {}

  /** Most players start a new game. Only those who may have one already need a transaction. */
  async execute(command: CreateDailyCommand): Promise<StartedGame<DailyGameEntity>> {
    const game = await this.insert(command);
    return game ? { game, isNew: true } : this.resumeOrInsert(command);
  }

  private async insert({
    playerUUID,
    player,
    userTimezone,
  }: CreateDailyCommand): Promise<DailyGameEntity | null> {
    const timezone = zoneOf(userTimezone);
    const now = this.clock.now();
    const sequence = await this.sequences.on(dateIn(timezone, now));
    const daily = newGridGame(ID_PREFIX.daily, { playerUUID, sequence, now: new Date(now) });
    return this.newDailies.insert({ ...daily, timezone, publicId: player ? null : newPublicId() });
  }

  private resumeOrInsert({ playerUUID, userTimezone }: CreateDailyCommand) {
    return this.startTodaysGame.execute(playerUUID, userTimezone, {
      newest: (transaction) => this.games.newestOf(transaction, playerUUID),
      checkResumable,
      insert: (transaction, start, newest) =>
        this.games.insert(transaction, {
          ...newGridGame(ID_PREFIX.daily, start),
          hadEarlier: newest !== null,
        }),
    });
  }
}

function checkResumable(game: DailyGameEntity): void {
  if (game.status === 'active') return;
  throw new AppError('DAILY_COMPLETED', { extra: { completion: completionView(game) } });
}
