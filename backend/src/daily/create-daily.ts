import { Injectable } from '@nestjs/common';
import { latestToday } from '@tessera/rules';
import {
  completionView,
  ID_PREFIX,
  StartTodaysGame,
  todayThere,
  type StartedGame,
  type Starter,
  newGridGame,
} from '../solo-games/index.js';
import { Clock } from '../platform/clock/clock.js';
import { Maintenance } from '../platform/maintenance/maintenance.js';
import { AppError } from '../platform/requests/app-error.js';
import { newPublicId } from '../players/index.js';
import { Sequences } from '../sequences/index.js';
import type { DailyGameEntity } from './daily-game.entity.js';
import { DailyGamesStore } from './daily-games.store.js';
import { NewDailiesStore } from './new-dailies.store.js';

@Injectable()
export class CreateDaily {
  constructor(
    private readonly startTodaysGame: StartTodaysGame,
    private readonly games: DailyGamesStore,
    private readonly newDailies: NewDailiesStore,
    private readonly sequences: Sequences,
    private readonly maintenance: Maintenance,
    private readonly clock: Clock,
  ) {}

  /** Most players start a new game. Only those who may have one already need a transaction. */
  async execute(command: Starter): Promise<StartedGame<DailyGameEntity>> {
    const game = this.maintenance.isPaused() ? null : await this.insert(command);
    return game ? { game, isNew: true } : this.resumeOrInsert(command);
  }

  private async insert(starter: Starter): Promise<DailyGameEntity | null> {
    const { playerUUID, player } = starter;
    const now = this.clock.now();
    const { timezone, today } = todayThere(starter, now);
    const sequence = await this.sequences.on(today);
    const daily = newGridGame(ID_PREFIX.daily, { playerUUID, sequence, now: new Date(now) });
    const [latest, publicId] = [latestToday(now), player ? null : newPublicId()];
    return this.newDailies.insert({ ...daily, timezone, latest, publicId });
  }

  private resumeOrInsert(starter: Starter) {
    return this.startTodaysGame.execute(starter, {
      newest: (transaction) => this.games.newestOf(starter.playerUUID, transaction),
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
