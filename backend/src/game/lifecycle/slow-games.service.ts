import { Injectable } from '@nestjs/common';
import {
  applyLive,
  letGoFrom,
  isWaitedFor,
  liveStatus,
  nudgeFrom,
  otherSeat,
  isOver,
  liveRound,
  ROUNDS,
} from '@tessera/rules';
import type { Reaction } from '@tessera/contracts/wire';
import { Hub } from '../../live/index.js';
import { Clock } from '../../platform/clock/clock.js';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';
import { gameAdvanced, type GameAdvanced, opponentNudged, opponentReacted } from '../events/game.events.js';
import { GameEventsRepository } from '../events/game-events.repository.js';
import { storedEvents } from '../store/live-events.js';
import { moveError } from '../moves/move.js';
import { GameCache } from '../store/game-cache.js';
import { requireGame, requireSeat, type GameRecord, type SeatRecord } from '../store/game.record.js';
import { AppError } from '../../platform/requests/app-error.js';
import { GamesRepository } from '../store/games.repository.js';

interface LetGoCommand {
  gameId: string;
  playerUUID: string;
  correlationId: string;
}

interface NudgeCommand {
  gameId: string;
  playerUUID: string;
}

interface ReactCommand {
  gameId: string;
  playerUUID: string;
  reaction: Reaction;
}

/** The end of a game counts as a round of its own. */
const AFTER_THE_END = ROUNDS + 1;

/** What players can do while the other one isn't moving. */
@Injectable()
export class SlowGamesService {
  constructor(
    private readonly games: GamesRepository,
    private readonly events: GameEventsRepository,
    private readonly cache: GameCache,
    private readonly transactions: Transactions,
    private readonly hub: Hub,
    private readonly clock: Clock,
  ) {}

  /** Ends a game in which nobody has moved for a week, without a score. */
  async letGo(command: LetGoCommand): Promise<{ gameId: string; version: number }> {
    const ended = await this.transactions.run((transaction) => this.end(transaction, command));
    this.cache.set(ended.game);
    // Also if it has already been let go, because the events may have been lost.
    this.hub.publish(gameAdvanced, ended);
    return { gameId: ended.game.gameId, version: ended.version };
  }

  /**
   * Reminds the other player that it's their turn, once a day, unless they have left the game. Returns when the player
   * can nudge again, in milliseconds since 1970.
   */
  async nudge(command: NudgeCommand): Promise<number> {
    const { game, other, next } = await this.transactions.run((transaction) =>
      this.noteNudge(transaction, command),
    );
    const { gameId, live } = game;
    const nudged = { to: other.playerUUID, gameId, version: live.version, game };
    if (!other.isHidden) this.hub.publish(opponentNudged, nudged);
    return next;
  }

  /**
   * Says something to the other player, once a round. Whoever isn't there misses it. Returns false if the player has
   * already said something this round.
   */
  async react({ gameId, playerUUID, reaction }: ReactCommand): Promise<boolean> {
    const game = requireGame(await this.games.find(gameId));
    const seat = requireSeat(game, playerUUID);
    const other = game.seats[otherSeat(seat)];
    const status = liveStatus(game.live);
    if (!other || status === 'waiting') throw new AppError('NOT_STARTED', { field: 'gameId' });
    const round = isOver(status) ? AFTER_THE_END : liveRound(game.live);
    const isFirst = await this.games.noteReaction(gameId, seat, round);
    const { version } = game.live;
    if (isFirst) this.hub.publish(opponentReacted, { to: other.playerUUID, gameId, version, reaction });
    return isFirst;
  }

  private async end(
    transaction: Transaction,
    { gameId, playerUUID, correlationId }: LetGoCommand,
  ): Promise<GameAdvanced> {
    const game = requireGame(await this.games.lock(transaction, gameId));
    const seat = requireSeat(game, playerUUID);
    const outcome = applyLive(game.live, { kind: 'let-go', seat });
    if (outcome.kind === 'rejected') throw moveError(outcome.rejection);
    if (outcome.kind === 'repeated') {
      const { version } = game.live;
      return { game, version, events: await this.events.from(gameId, version, transaction) };
    }
    const now = this.clock.now();
    const from = letGoFrom(game.live, game.pause);
    if (from !== null && now < from) throw tooSoon('LET_GO_TOO_SOON', from);
    const live = outcome.game;
    const events = storedEvents(outcome.events, live);
    await this.games.letGo(transaction, gameId, live.version, new Date(now));
    await this.events.note(transaction, gameId, events, { seat, correlationId, now: new Date(now) });
    return { game: { ...game, live }, version: live.version, events };
  }

  private async noteNudge(
    transaction: Transaction,
    { gameId, playerUUID }: NudgeCommand,
  ): Promise<{ game: GameRecord; other: SeatRecord; next: number }> {
    const game = requireGame(await this.games.lock(transaction, gameId));
    const seat = requireSeat(game, playerUUID);
    const { pause } = game;
    const from = nudgeFrom(game.live, seat, pause);
    const other = game.seats[otherSeat(seat)];
    if (from === null || !other) {
      const status = liveStatus(game.live);
      if (status === 'waiting') throw new AppError('NOT_STARTED', { field: 'gameId' });
      throw new AppError(isWaitedFor(game.live, seat) ? 'YOUR_TURN' : 'GAME_COMPLETED', { field: 'gameId' });
    }
    const now = this.clock.now();
    if (now < from) throw tooSoon('NUDGE_TOO_SOON', from);
    await this.games.noteNudge(transaction, gameId, new Date(now));
    const next = nudgeFrom(game.live, seat, { ...pause, nudgedAt: now }) ?? now;
    return { game, other, next };
  }
}

/** The error for something that is possible from that time on, in milliseconds since 1970. */
const tooSoon = (code: 'NUDGE_TOO_SOON' | 'LET_GO_TOO_SOON', from: number): AppError =>
  new AppError(code, { field: 'gameId', extra: { availableAt: new Date(from).toISOString() } });
