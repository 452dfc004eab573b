import { Injectable } from '@nestjs/common';
import { applyLive, liveGrid, type LiveOutcome, type Seat } from '@tessera/rules';
import AsyncLock from 'async-lock';
import { Hub } from '../../live/live.module.js';
import { Clock } from '../../platform/clock/clock.js';
import { AppError } from '../../platform/http/app-error.js';
import { Lexicon } from '../../words/words.module.js';
import { GameCache } from '../store/game-cache.js';
import { gameAdvanced } from '../events/game.events.js';
import { requireGame, requireSeat, type GameRecord } from '../store/game.record.js';
import { GameStore } from '../store/game.store.js';
import { GameEventsStore } from '../events/game-events.store.js';
import { storedEvents } from '../events/live-events.js';
import { moveError } from './move-error.js';
import { MovesStore } from './moves.store.js';

type MoveKind =
  | { kind: 'letter'; letter: string; round?: number | undefined }
  | { kind: 'place'; cellIndex: number; round?: number | undefined };

export interface PlayMoveCommand {
  gameId: string;
  playerUUID: string;
  /** The seat that the caller claims to have. */
  claimedSeat?: Seat | undefined;
  move: MoveKind;
  correlationId: string;
}

/** The version that the move produced, even if it is repeated later. */
export interface PlayedMove {
  version: number;
  round: number;
}

interface Judgement {
  seat: Seat;
  outcome: LiveOutcome;
}

const EVENT_OF = { letter: 'LETTER_SELECTED', place: 'PLAYER_PLACED_LETTER' } as const;

/**
 * Chooses a letter or places one: rules, commit, publish. A single accepted move costs one round trip and no
 * read.
 */
@Injectable()
export class PlayMove {
  /** Moves of one game run one after another, moves of different games concurrently. */
  private readonly mutex = new AsyncLock({ maxPending: Infinity });

  constructor(
    private readonly games: GameStore,
    private readonly events: GameEventsStore,
    private readonly cache: GameCache,
    private readonly moves: MovesStore,
    private readonly lexicon: Lexicon,
    private readonly hub: Hub,
    private readonly clock: Clock,
  ) {}

  execute(command: PlayMoveCommand): Promise<PlayedMove> {
    return this.mutex.acquire(command.gameId, () => this.play(command));
  }

  private async play(command: PlayMoveCommand): Promise<PlayedMove> {
    let tried: GameRecord | undefined;
    for (;;) {
      const cached = this.cache.get(command.gameId);
      // Continue only if another instance has sent a newer state in the meantime.
      if (!cached || cached === tried) break;
      const played = await this.tryOn(cached, command);
      if (played) return played;
      tried = cached;
    }
    // A rejection or repeat may be due to an outdated state, so it is decided again on the stored one. Each
    // further attempt means that another instance has made a move, which can happen at most 47 times.
    for (;;) {
      const game = requireGame(await this.games.find(command.gameId));
      this.cache.set(game);
      const { seat, outcome } = judge(game, command);
      if (outcome.kind === 'rejected') throw moveError(outcome.rejection);
      if (outcome.kind === 'repeated') return this.repeat(game, seat, outcome.round, command);
      const played = await this.tryOn(game, command);
      if (played) return played;
    }
  }

  /** Tries the move on this state. Null if it isn't accepted or the game has changed. */
  private async tryOn(game: GameRecord, command: PlayMoveCommand): Promise<PlayedMove | null> {
    const { gameId, move, correlationId } = command;
    const judged = attempt(game, command);
    if (judged?.outcome.kind !== 'accepted') return null;
    const { seat, outcome } = judged;
    const live = outcome.game;
    const isLast = outcome.events.some(({ type }) => type === 'GAME_COMPLETE');
    const scores = isLast
      ? { 1: this.lexicon.scoreGrid(liveGrid(live, 1)), 2: this.lexicon.scoreGrid(liveGrid(live, 2)) }
      : null;
    const events = storedEvents(outcome.events, live);
    const at = new Date(this.clock.now());
    const seen = game.live.version;
    if (!(await this.moves.commit({ gameId, seen, live, scores, seat, events, correlationId, at }))) {
      if (this.cache.get(gameId) === game) this.cache.evict(gameId);
      return null;
    }
    const next: GameRecord = { ...game, live, scores };
    this.cache.set(next);
    this.hub.publish(gameAdvanced, { game: next, version: live.version, events });
    const first = events.find(({ type }) => type === EVENT_OF[move.kind]);
    return { version: live.version, round: first?.change.round ?? 0 };
  }

  /** Responds as the first time, and publishes the events again, because they may have been lost. */
  private async repeat(
    game: GameRecord,
    seat: Seat,
    round: number,
    { gameId, move }: PlayMoveCommand,
  ): Promise<PlayedMove> {
    const events = await this.events.of(gameId, { type: EVENT_OF[move.kind], seat, round });
    const version = events[0]?.version ?? game.live.version;
    if (events.length > 0) this.hub.publish(gameAdvanced, { game, version, events });
    return { version, round };
  }
}

function judge(game: GameRecord, { playerUUID, claimedSeat, move }: PlayMoveCommand): Judgement {
  const seat = requireSeat(game, playerUUID);
  if (claimedSeat !== undefined && claimedSeat !== seat) {
    throw new AppError('NOT_YOUR_SLOT', { field: 'playerId' });
  }
  return { seat, outcome: applyLive(game.live, { ...move, seat }) };
}

/** The decision on a state that may be outdated; null if the caller may not play. */
function attempt(game: GameRecord, command: PlayMoveCommand): Judgement | null {
  try {
    return judge(game, command);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
