import { Injectable } from '@nestjs/common';
import { ReplaySharesStore } from './replay-shares.store.js';
import { Replays } from './replays.js';

/** Ends a player's share of a replay. The link never leads to it again, not even if it is shared again. */
@Injectable()
export class StopSharingReplay {
  constructor(
    private readonly replays: Replays,
    private readonly shares: ReplaySharesStore,
  ) {}

  async execute(gameId: string, playerUUID: string): Promise<void> {
    await this.replays.requireOwn(gameId, playerUUID);
    await this.shares.remove(gameId, playerUUID);
  }
}
