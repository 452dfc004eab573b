import { Injectable } from '@nestjs/common';
import type { Reaction } from '@tessera/contracts/constants';
import { isOver, liveRound, liveStatus, otherSeat, ROUNDS } from '@tessera/rules';
import { Hub } from '../../live/index.js';
import { AppError } from '../../platform/requests/app-error.js';
import { opponentReacted } from '../events/game.events.js';
import { GameReadsStore } from '../store/game-reads.store.js';
import { requireGame, requireSeat } from '../store/game.record.js';
import { SeatStatusStore } from '../store/seat-status.store.js';

interface ReactCommand {
  gameId: string;
  playerUUID: string;
  reaction: Reaction;
}

/** The end of a game counts as a round of its own. */
const AFTER_THE_END = ROUNDS + 1;

/** Says something to the other player, once a round. Whoever isn't there misses it. */
@Injectable()
export class React {
  constructor(
    private readonly games: GameReadsStore,
    private readonly seats: SeatStatusStore,
    private readonly hub: Hub,
  ) {}

  /** Returns false if the player has already said something this round. */
  async execute({ gameId, playerUUID, reaction }: ReactCommand): Promise<boolean> {
    const game = requireGame(await this.games.find(gameId));
    const seat = requireSeat(game, playerUUID);
    const other = game.seats[otherSeat(seat)];
    const status = liveStatus(game.live);
    if (!other || status === 'waiting') throw new AppError('NOT_STARTED', { field: 'gameId' });
    const round = isOver(status) ? AFTER_THE_END : liveRound(game.live);
    const isFirst = await this.seats.noteReaction(gameId, seat, round);
    const { version } = game.live;
    if (isFirst) this.hub.publish(opponentReacted, { to: other.playerUUID, gameId, version, reaction });
    return isFirst;
  }
}
