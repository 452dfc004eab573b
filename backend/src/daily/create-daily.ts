import { Injectable } from '@nestjs/common';
import {
  completionView,
  ID_PREFIX,
  StartTodaysGame,
  type StartedGame,
} from '../dated-games/dated-games.module.js';
import { AppError } from '../platform/http/app-error.js';
import type { DailyGameEntity } from './daily-game.entity.js';
import { DailyGamesStore } from './daily-games.store.js';
import { newPlayedDaily } from './new-played-daily.js';

@Injectable()
export class CreateDaily {
  constructor(
    private readonly startTodaysGame: StartTodaysGame,
    private readonly games: DailyGamesStore,
  ) {}

  execute(playerUUID: string, userTimezone: string | undefined): Promise<StartedGame<DailyGameEntity>> {
    return this.startTodaysGame.execute(playerUUID, userTimezone, {
      newest: (transaction) => this.games.newestOf(transaction, playerUUID),
      checkResumable,
      insert: (transaction, start, newest) =>
        this.games.insert(transaction, {
          ...newPlayedDaily(ID_PREFIX.daily, start),
          hadEarlier: newest !== null,
        }),
    });
  }
}

function checkResumable(game: DailyGameEntity): void {
  if (game.status === 'active') return;
  throw new AppError('DAILY_COMPLETED', { extra: { completion: completionView(game) } });
}
