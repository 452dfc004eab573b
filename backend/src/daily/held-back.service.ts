import { Injectable } from '@nestjs/common';
import type { HeldBackResult } from '@tessera/contracts/admin';
import { LIMITS } from '@tessera/contracts/wire';
import { Clock } from '../platform/clock/clock.js';
import { Transactions } from '../platform/database/transactions.js';
import { AppError } from '../platform/requests/app-error.js';
import { PlayersRepository, PlayersService } from '../players/index.js';
import { DailyGamesRepository } from './daily-games.repository.js';
import { HeldBackRepository } from './held-back.repository.js';

/** What admins see of held-back results, and their decisions. */
@Injectable()
export class HeldBackService {
  constructor(
    private readonly heldBack: HeldBackRepository,
    private readonly games: DailyGamesRepository,
    private readonly players: PlayersService,
    private readonly playerRows: PlayersRepository,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async list(page: number): Promise<{ results: HeldBackResult[]; hasMore: boolean }> {
    const rows = await this.heldBack.page(page);
    return { results: rows.slice(0, LIMITS.HELD_BACK_PAGE), hasMore: rows.length > LIMITS.HELD_BACK_PAGE };
  }

  /** Lets a result count or holds it back again. The leaderboards change with the commit. */
  decide(gameId: string, counts: boolean): Promise<HeldBackResult> {
    return this.transactions.run(async (transaction) => {
      const game = await this.games.find(gameId, transaction);
      if (!game) throw new AppError('HELD_BACK_NOT_FOUND');
      await this.playerRows.lock(transaction, game.playerUUID);
      // The player was merged into an account in the meantime. A repeated request finds the account's.
      if ((await this.games.find(gameId, transaction))?.playerUUID !== game.playerUUID)
        throw new AppError('UNAVAILABLE', { retryAfterSeconds: 1 });
      await this.heldBack.decide(transaction, { gameId, counts, at: new Date(this.clock.now()) });
      const result = await this.heldBack.find(transaction, gameId);
      if (!result) throw new AppError('HELD_BACK_NOT_FOUND');
      await this.players.refreshStandings(transaction, game.playerUUID);
      return result;
    });
  }
}
