import { Injectable } from '@nestjs/common';
import type { ActiveGame } from '@tessera/contracts/live';
import { USER_ID_FIELDS } from '@tessera/contracts/product';
import { isWaitedFor, letGoFrom, nudgeFrom } from '@tessera/rules';
import { requireSeat } from '../store/game.record.js';
import { GameReadsStore } from '../store/game-reads.store.js';
import { gameView } from '../store/game.view.js';

const instantOf = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

/** The player's waiting and active games, the one with the latest move first. */
@Injectable()
export class ListActiveGames {
  constructor(private readonly games: GameReadsStore) {}

  async execute(playerUUID: string): Promise<ActiveGame[]> {
    const games = await this.games.activeOf(playerUUID);
    return games
      .toSorted((one, other) => other.pause.since - one.pause.since)
      .map((game) => {
        const view = gameView(game, playerUUID);
        const seat = requireSeat(game, playerUUID);
        const { live, pause } = game;
        return {
          gameId: view.gameId,
          createdAt: view.createdAt,
          playerPosition: seat,
          status: view.status === 'waiting' ? view.status : 'active',
          currentRound: view.currentRound,
          currentTurn: view.currentTurn,
          isYourTurn: isWaitedFor(live, seat),
          waitingSince: new Date(pause.since).toISOString(),
          nudgeFrom: instantOf(nudgeFrom(live, seat, pause)),
          letGoFrom: instantOf(letGoFrom(live, pause)),
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
