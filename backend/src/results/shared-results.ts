import { Injectable } from '@nestjs/common';
import { GameResults, type GameResult } from '../solo-games/index.js';
import { Clock } from '../platform/clock/clock.js';
import type { Transaction } from '../platform/database/transactions.js';
import { AppError } from '../platform/requests/app-error.js';
import { PlayersService } from '../players/index.js';
import { Lexicon } from '../words/index.js';
import { DEMO_SHARE_ID, demoResult } from './demo-result.js';
import { PublicResultsStore } from './public-results.store.js';
import type { SharedResult } from './shared-result.js';

/** Shares results, and finds shared ones. */
@Injectable()
export class SharedResults {
  constructor(
    private readonly store: PublicResultsStore,
    private readonly games: GameResults,
    private readonly players: PlayersService,
    private readonly lexicon: Lexicon,
    private readonly clock: Clock,
  ) {}

  /** The share ID of a completed game, always the same one. */
  async share(gameId: string, playerUUID: string): Promise<string> {
    await this.games.requireOwn(gameId, playerUUID);
    const { shareId, endedAt } = await this.store.shareOf(gameId, new Date(this.clock.now()));
    if (endedAt) throw new AppError('RESULT_ENDED', { field: 'gameId' });
    return shareId;
  }

  /** Anyone with the share ID may see the result. */
  async find(shareId: string): Promise<SharedResult> {
    if (shareId === DEMO_SHARE_ID) return demoResult(this.lexicon);
    const result = await this.games.find(await this.requireShared(shareId));
    if (!result) throw new AppError('RESULT_NOT_FOUND');
    return { ...result, shareId, player: await this.players.publicIdentityOf(result.playerUUID) };
  }

  /** The viewer's own game of the same daily. Null without one, or if the result is the viewer's. */
  async ownOf(result: SharedResult, playerUUID: string | undefined): Promise<GameResult | null> {
    if (playerUUID === undefined || playerUUID === result.playerUUID || result.shareId === DEMO_SHARE_ID)
      return null;
    return this.games.counterpart(result, playerUUID);
  }

  /** The ID of the game. Throws if it isn't shared, or no longer. */
  async requireShared(shareId: string): Promise<string> {
    const share = await this.store.find(shareId);
    if (!share) throw new AppError('RESULT_NOT_FOUND');
    if (share.endedAt) throw new AppError('RESULT_ENDED');
    return share.gameId;
  }

  /** Ends a share for everybody, until `resume`. The player can't share the game again. */
  end(transaction: Transaction, shareId: string): Promise<void> {
    return this.store.setEnd(transaction, shareId, new Date(this.clock.now()));
  }

  resume(transaction: Transaction, shareId: string): Promise<void> {
    return this.store.setEnd(transaction, shareId, null);
  }
}
