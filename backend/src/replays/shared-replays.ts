import { Injectable } from '@nestjs/common';
import type { Replay } from '@tessera/contracts';
import { Clock } from '../platform/clock/clock.js';
import type { Transaction } from '../platform/database/transactions.js';
import { AppError } from '../platform/requests/app-error.js';
import { indexOf } from './replay.view.js';
import { ReplaySharesStore, type ReplayShare } from './replay-shares.store.js';
import { Replays } from './replays.js';

/** A replay that anyone with the link can see. */
export interface SharedReplay {
  shareId: string;
  playerUUID: string;
  sharedBy: 0 | 1;
  /** The players' secret IDs, without the bot. */
  playerUUIDs: readonly string[];
  replay: Replay;
}

/** Finds shared replays, and ends their shares. */
@Injectable()
export class SharedReplays {
  constructor(
    private readonly replays: Replays,
    private readonly shares: ReplaySharesStore,
    private readonly clock: Clock,
  ) {}

  async find(shareId: string): Promise<SharedReplay> {
    const { gameId, playerUUID } = await this.requireShared(shareId);
    const game = await this.replays.find(gameId);
    return {
      shareId,
      playerUUID,
      sharedBy: indexOf(game, playerUUID),
      playerUUIDs: game.players.flatMap((player) => player.playerUUID ?? []),
      replay: await this.replays.view(game),
    };
  }

  /** Throws if there is no such share, or it has ended. */
  async requireShared(shareId: string): Promise<ReplayShare> {
    const share = await this.shares.find(shareId);
    if (!share) throw new AppError('REPLAY_NOT_FOUND');
    if (share.endedAt) throw new AppError('RESULT_ENDED');
    return share;
  }

  /** Ends a share for everybody, until `resume`. Its player can't share the game again. */
  end(transaction: Transaction, shareId: string): Promise<void> {
    return this.shares.setEnd(transaction, shareId, new Date(this.clock.now()));
  }

  resume(transaction: Transaction, shareId: string): Promise<void> {
    return this.shares.setEnd(transaction, shareId, null);
  }
}
