import { Injectable } from '@nestjs/common';
import type { ResponseOf, CALLS } from '@tessera/contracts';
import { indexOf } from './replay.view.js';
import { ReplaySharesStore } from './replay-shares.store.js';
import { Replays } from './replays.js';

/** The replay of a game, for one of its players. */
@Injectable()
export class ReadReplay {
  constructor(
    private readonly replays: Replays,
    private readonly shares: ReplaySharesStore,
  ) {}

  async execute(gameId: string, playerUUID: string): Promise<ResponseOf<typeof CALLS.gameReplay>> {
    const game = await this.replays.findOwn(gameId, playerUUID);
    const share = await this.shares.findOf(gameId, playerUUID);
    return {
      success: true,
      gameId,
      you: indexOf(game, playerUUID),
      replay: await this.replays.view(game),
      shareId: share && !share.endedAt ? share.shareId : null,
    };
  }
}
