import { Injectable } from '@nestjs/common';
import type { ActiveGame } from '@tessera/contracts';
import { ownSeat } from './game.record.js';
import { GameStore } from './game.store.js';
import { gameView } from './game.view.js';

/** The player's games that wait or run, newest first. */
@Injectable()
export class ListActive {
  constructor(private readonly games: GameStore) {}

  async execute(playerUUID: string): Promise<ActiveGame[]> {
    return (await this.games.activeOf(playerUUID)).map((game) => {
      const { status, ...view } = gameView(game, playerUUID);
      return {
        ...view,
        status: status === 'waiting' ? status : 'active',
        playerPosition: ownSeat(game, playerUUID),
      };
    });
  }
}
