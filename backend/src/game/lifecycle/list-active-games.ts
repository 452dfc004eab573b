import { Injectable } from '@nestjs/common';
import type { ActiveGame } from '@tessera/contracts';
import { USER_ID_FIELDS } from '@tessera/contracts/constants';
import { requireSeat } from '../store/game.record.js';
import { GameReads } from '../store/game-reads.store.js';
import { gameView } from '../store/game.view.js';

/** The player's waiting and active games, newest first. */
@Injectable()
export class ListActiveGames {
  constructor(private readonly games: GameReads) {}

  async execute(playerUUID: string): Promise<ActiveGame[]> {
    return (await this.games.activeOf(playerUUID)).map((game) => {
      const view = gameView(game, playerUUID);
      return {
        gameId: view.gameId,
        createdAt: view.createdAt,
        playerPosition: requireSeat(game, playerUUID),
        status: view.status === 'waiting' ? view.status : 'active',
        currentRound: view.currentRound,
        currentTurn: view.currentTurn,
        player1Name: view.player1Name,
        player2Name: view.player2Name,
        player1UUID: view.player1UUID,
        player2UUID: view.player2UUID,
        [USER_ID_FIELDS.player1]: view[USER_ID_FIELDS.player1],
        [USER_ID_FIELDS.player2]: view[USER_ID_FIELDS.player2],
      };
    });
  }
}
