import { Injectable, type OnModuleInit } from '@nestjs/common';
import { gridFromText, plainDate } from '@tessera/rules';
import { GameResults, type GameResult } from '../solo-games/index.js';
import { Clock } from '../platform/clock/clock.js';
import type { Transaction } from '../platform/database/transactions.js';
import { AppError } from '../platform/requests/app-error.js';
import { PlayersRepository, type PublicIdentity } from '../players/index.js';
import { Lexicon } from '../words/index.js';
import { PublicResultsRepository } from './public-results.repository.js';
import { AccountDataHandlers, type AccountDataHandler } from '../auth/index.js';

/** The share ID of the demo's result. It belongs to no player, and nothing is stored. */
export const DEMO_SHARE_ID = 'demo';

const DATE = plainDate('2025-01-01');
const GRID = gridFromText('BRATLOREETASDEWX');

function demoResult(lexicon: Lexicon): SharedResult {
  const { total: score, words } = lexicon.scorerOf(lexicon.version).scoreGrid(GRID);
  return {
    shareId: DEMO_SHARE_ID,
    gameId: 'demo',
    gameMode: '1pv3',
    gameNumber: 1,
    date: DATE,
    grid: GRID,
    words,
    score,
    completedAt: new Date(`${DATE}T12:00:00Z`),
    player: { publicId: '00000000-0000-8000-8000-000000000000', name: null, isDeleted: false },
  };
}

/** A result that its player has shared. Anyone with the link can see it. */
export interface SharedResult extends Omit<GameResult, 'playerUUID'> {
  shareId: string;
  /** Missing in the demo. */
  playerUUID?: string;
  player: PublicIdentity;
}

/** Shares results, and finds shared ones. */
@Injectable()
export class ResultsService implements AccountDataHandler, OnModuleInit {
  constructor(
    private readonly repository: PublicResultsRepository,
    private readonly games: GameResults,
    private readonly players: PlayersRepository,
    private readonly lexicon: Lexicon,
    private readonly clock: Clock,
    private readonly accountData: AccountDataHandlers,
  ) {}

  /** The share ID of a completed game, always the same one. */
  async share(gameId: string, playerUUID: string): Promise<string> {
    await this.games.requireOwn(gameId, playerUUID);
    const { shareId, endedAt } = await this.repository.shareOf(gameId, new Date(this.clock.now()));
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
    const share = await this.repository.find(shareId);
    if (!share) throw new AppError('RESULT_NOT_FOUND');
    if (share.endedAt) throw new AppError('RESULT_ENDED');
    return share.gameId;
  }

  /** Ends a share for everybody, until `resume`. The player can't share the game again. */
  end(transaction: Transaction, shareId: string): Promise<void> {
    return this.repository.setEnd(transaction, shareId, new Date(this.clock.now()));
  }

  resume(transaction: Transaction, shareId: string): Promise<void> {
    return this.repository.setEnd(transaction, shareId, null);
  }

  onModuleInit(): void {
    this.accountData.add(this);
  }

  async dataOf(playerUUIDs: readonly string[]) {
    const shared = await this.repository.of(await this.games.idsOf(playerUUIDs));
    return { sharedResults: shared.map((share) => ({ ...share })) };
  }
}
