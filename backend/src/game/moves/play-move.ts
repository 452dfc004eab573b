import { Injectable } from '@nestjs/common';
import { liveGrid, type Seat } from '@tessera/rules';
import { Hub } from '../../live/index.js';
import { Clock } from '../../platform/clock/clock.js';
import { isDatabaseUnavailable } from '../../platform/database/database-errors.js';
import { Maintenance } from '../../platform/maintenance/maintenance.js';
import { ServiceLog } from '../../platform/service-log/service-log.js';
import { Lexicon } from '../../words/index.js';
import { GameCache } from '../store/game-cache.js';
import { gameAdvanced } from '../events/game.events.js';
import { requireGame, type GameRecord } from '../store/game.record.js';
import { GamesRepository } from '../store/games.repository.js';
import { GameEventsRepository } from '../events/game-events.repository.js';
import { storedEvents } from '../store/live-events.js';
import {
  decideMoveOrNull,
  decideMove,
  KeyedQueue,
  type Move,
  MoveChain,
  moveError,
  type PlayMoveCommand,
} from './move.js';
import { MovesRepository } from './moves.repository.js';

/** The version that the move produced, even if it is repeated later. */
export interface PlayedMove {
  version: number;
  round: number;
}

/** A move as it waits for its commit, with the moves that it shares it with. */
interface Waiting {
  move: Move;
  chain: MoveChain;
  isCommitted: Promise<boolean>;
}

/** A command in the queue of its game; `waiting` once it has been accepted. */
interface QueuedMove {
  waiting?: Waiting | undefined;
}

const EVENT_OF = { letter: 'LETTER_SELECTED', place: 'PLAYER_PLACED_LETTER' } as const;

/**
 * Chooses a letter or places one: rules, commit, publish. A single accepted move costs one round trip and no
 * read.
 */
@Injectable()
export class PlayMove {
  /** Moves of one game are completed one after another, moves of different games concurrently. */
  private readonly queue = new KeyedQueue<QueuedMove>();

  constructor(
    private readonly games: GamesRepository,
    private readonly events: GameEventsRepository,
    private readonly cache: GameCache,
    private readonly moves: MovesRepository,
    private readonly lexicon: Lexicon,
    private readonly hub: Hub,
    private readonly maintenance: Maintenance,
    private readonly clock: Clock,
    private readonly serviceLog: ServiceLog,
  ) {}

  execute(command: PlayMoveCommand): Promise<PlayedMove> {
    const queued: QueuedMove = { waiting: this.follow(command) };
    return this.queue.run(command.gameId, queued, () => this.playQueued(queued, command));
  }

  /**
   * Lets a move share the commit of those before it, if they still wait for it and the rules accept it after
   * them. Otherwise, it is decided when its turn comes: a rejection or repeat must not depend on a move that
   * may yet fail.
   */
  private follow(command: PlayMoveCommand): Waiting | undefined {
    const before = this.queue.last(command.gameId)?.waiting;
    if (!before?.chain.isOpen) return undefined;
    const { chain, isCommitted } = before;
    const move = this.accepted(chain.game, command);
    if (!move) return undefined;
    chain.add(move);
    return { move, chain, isCommitted };
  }

  private async playQueued(queued: QueuedMove, command: PlayMoveCommand): Promise<PlayedMove> {
    // If the shared commit failed, the move is on its own, and the first one reports the error.
    if (queued.waiting && (await queued.waiting.isCommitted.catch(() => false))) {
      return this.announce(queued.waiting.move, command);
    }
    return this.play(queued, command);
  }

  private async play(queued: QueuedMove, command: PlayMoveCommand): Promise<PlayedMove> {
    let tried: GameRecord | undefined;
    for (;;) {
      const cached = this.cache.get(command.gameId);
      // Continue only if another instance has sent a newer state in the meantime.
      if (!cached || cached === tried) break;
      const played = await this.tryOn(cached, queued, command);
      if (played) return played;
      tried = cached;
    }
    // A rejection or repeat may be due to an outdated state, so it is decided again on the stored one. Each
    // further attempt means that another instance has made a move, which can happen at most 47 times.
    for (;;) {
      const game = requireGame(await this.games.find(command.gameId));
      this.cache.set(game);
      const { seat, outcome } = decideMove(game, command);
      if (outcome.kind === 'rejected') throw moveError(outcome.rejection);
      if (outcome.kind === 'repeated') return this.repeat(game, seat, outcome.round, command);
      if (command.move.kind === 'letter') this.maintenance.requireOpen();
      const played = await this.tryOn(game, queued, command);
      if (played) return played;
    }
  }

  /** Tries the move on this state. Null if it isn't accepted or the game has changed. */
  private async tryOn(
    game: GameRecord,
    queued: QueuedMove,
    command: PlayMoveCommand,
  ): Promise<PlayedMove | null> {
    const move = this.accepted(game, command);
    if (!move) return null;
    const chain = new MoveChain(game.live.version, move);
    queued.waiting = { move, chain, isCommitted: this.moves.commit(chain) };
    if (await isCommitted(queued.waiting)) return this.announce(move, command);
    if (this.cache.get(game.gameId) === game) this.cache.evict(game.gameId);
    return null;
  }

  /** The move as it would be committed; null if it isn't accepted on this state. */
  private accepted(game: GameRecord, command: PlayMoveCommand): Move | null {
    // A letter begins a round.
    if (command.move.kind === 'letter' && this.maintenance.isPaused()) return null;
    const decision = decideMoveOrNull(game, command);
    if (decision?.outcome.kind !== 'accepted') return null;
    const { seat, outcome } = decision;
    const live = outcome.game;
    const isLast = outcome.events.some(({ type }) => type === 'GAME_COMPLETE');
    const { scoreGrid } = this.lexicon.scorerOf(game.lexicon);
    const scores = isLast ? { 1: scoreGrid(liveGrid(live, 1)), 2: scoreGrid(liveGrid(live, 2)) } : null;
    return {
      game: { ...game, live, scores },
      seat,
      events: storedEvents(outcome.events, live),
      correlationId: command.correlationId,
      at: new Date(this.clock.now()),
    };
  }

  /** Publishes a committed move. */
  private announce({ game, events }: Move, { move }: PlayMoveCommand): PlayedMove {
    const { version } = game.live;
    this.cache.set(game);
    this.hub.publish(gameAdvanced, { game, version, events });
    this.serviceLog.acknowledged(game.gameId, version);
    const first = events.find(({ type }) => type === EVENT_OF[move.kind]);
    return { version, round: first?.change.round ?? 0 };
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
    if (events.length > 0) {
      this.hub.publish(gameAdvanced, { game, version, events });
      this.serviceLog.acknowledged(gameId, version);
    }
    return { version, round };
  }
}

/** Whether a move has been committed. If moves that share a commit fail, each of them is tried on its own. */
async function isCommitted({ chain, isCommitted: outcome }: Waiting): Promise<boolean> {
  try {
    return await outcome;
  } catch (error) {
    if (chain.moves.length === 1 || isDatabaseUnavailable(error)) throw error;
    return false;
  }
}
