import { Injectable, HttpStatus } from '@nestjs/common';
import { dateToPlay, zoneOf, type PlainDate } from '@tessera/rules';
import type { Response } from 'express';
import { Clock } from '../platform/clock/clock.js';
import { Transactions, type Transaction } from '../platform/database/transactions.js';
import { Maintenance } from '../platform/maintenance/maintenance.js';
import { PlayersRepository, todayOf, type KnownPlayer } from '../players/index.js';
import { Sequences } from '../sequences/index.js';
import type { SoloGame } from './solo-game.js';
import type { GameStart } from './new-game.js';

/** A player who wants to play today's game. */
export interface Starter {
  playerUUID: string;
  /** As of the start of the request; null for a new player. */
  player: KnownPlayer | null;
  userTimezone: string | undefined;
}

/** Their time zone, which is UTC if they don't say, and their date. */
export function todayThere(
  { player, userTimezone }: Starter,
  now: number,
): { timezone: string; today: PlainDate } {
  const timezone = zoneOf(userTimezone);
  return { timezone, today: todayOf(player, timezone, now) };
}

/** What differs from mode to mode. */
interface Mode<Game extends SoloGame> {
  /** The player's newest game of a date that has begun. */
  newest(transaction: Transaction): Promise<Game | null>;
  /** Throws if the player can't resume this game. */
  checkResumable?(newest: Game): void;
  insert(transaction: Transaction, start: GameStart, newest: Game | null): Promise<Game>;
}

/**
 * Starts the game of the player's today, or resumes the newest one. Traveling west sets the date back, but players
 * can't start a game older than their newest.
 */
@Injectable()
export class StartTodaysGame {
  constructor(
    private readonly sequences: Sequences,
    private readonly players: PlayersRepository,
    private readonly transactions: Transactions,
    private readonly maintenance: Maintenance,
    private readonly clock: Clock,
  ) {}

  /** `since` is a date before which the player can't go back, besides those of their dailies and of `newest`. */
  async execute<Game extends SoloGame>(
    starter: Starter,
    mode: Mode<Game>,
    since: PlainDate | null = null,
  ): Promise<StartedGame<Game>> {
    const { playerUUID } = starter;
    const there = todayThere(starter, this.clock.now());
    const today = dateToPlay(there.today, since);
    const sequence = await this.sequences.on(today);
    return this.transactions.run(async (transaction) => {
      const now = new Date(this.clock.now());
      await this.players.ensureWithZone(transaction, playerUUID, there.timezone, now);
      const newest = await mode.newest(transaction);
      if (newest && newest.dailyChallengeDate === dateToPlay(today, newest.dailyChallengeDate)) {
        mode.checkResumable?.(newest);
        return { game: newest, isNew: false };
      }
      this.maintenance.requireOpen();
      return { game: await mode.insert(transaction, { playerUUID, sequence, now }, newest), isNew: true };
    });
  }
}

/** A new game, or the one that the player resumes. */
export interface StartedGame<Game> {
  game: Game;
  isNew: boolean;
}

/** Responds with 201 (the call's own status) to a new game, with 200 to a resumed one. */
export function withStatus<Game>(response: Response, { game, isNew }: StartedGame<Game>): Game {
  if (!isNew) response.status(HttpStatus.OK);
  return game;
}
