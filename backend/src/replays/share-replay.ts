import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/clock.js';
import { AppError } from '../platform/requests/app-error.js';
import { ReplaySharesStore } from './replay-shares.store.js';
import { Replays } from './replays.js';

/** Shares the replay of a player's own game. Returns the share ID, the same one until the player stops sharing it. */
@Injectable()
export class ShareReplay {
  constructor(
    private readonly replays: Replays,
    private readonly shares: ReplaySharesStore,
    private readonly clock: Clock,
  ) {}

  async execute(gameId: string, playerUUID: string): Promise<string> {
    await this.replays.findOwn(gameId, playerUUID);
    await this.shares.insert({ gameId, playerUUID }, new Date(this.clock.now()));
    const share = await this.shares.findOf(gameId, playerUUID);
    // The share was ended, or the player merged or deleted, in the meantime.
    if (!share) throw new AppError('UNAVAILABLE', { retryAfterSeconds: 1 });
    if (share.endedAt) throw new AppError('RESULT_ENDED', { field: 'gameId' });
    return share.shareId;
  }
}
