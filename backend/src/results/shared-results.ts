import { Injectable } from '@nestjs/common';
import { GameResults } from '../dated-games/dated-games.module.js';
import { Clock } from '../platform/clock/clock.js';
import { AppError } from '../platform/http/app-error.js';
import { PlayerRecords } from '../players/players.module.js';
import { Lexicon } from '../words/words.module.js';
import { DEMO_SHARE_ID, demoResult } from './demo-result.js';
import { PublicResultsStore } from './public-results.store.js';
import type { SharedResult } from './shared-result.js';

/** Shares results, and finds shared ones. */
@Injectable()
export class SharedResults {
  constructor(
    private readonly store: PublicResultsStore,
    private readonly games: GameResults,
    private readonly players: PlayerRecords,
    private readonly lexicon: Lexicon,
    private readonly clock: Clock,
  ) {}

  /** The share ID of a completed game, always the same one. */
  async share(gameId: string, playerUUID: string): Promise<string> {
    await this.games.requireOwn(gameId, playerUUID);
    return this.store.shareIdOf(gameId, new Date(this.clock.now()));
  }

  /** Anyone with the share ID may see the result. */
  async find(shareId: string): Promise<SharedResult> {
    if (shareId === DEMO_SHARE_ID) return demoResult(this.lexicon.scoreGrid);
    const gameId = await this.store.gameOf(shareId);
    const result = gameId === null ? null : await this.games.find(gameId);
    if (!result) throw new AppError('RESULT_NOT_FOUND');
    return { ...result, shareId, player: await this.players.publicIdentityOf(result.playerUUID) };
  }
}
