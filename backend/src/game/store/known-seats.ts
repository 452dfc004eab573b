import { Injectable, type OnModuleInit } from '@nestjs/common';
import { GuessLimiter, type Seats } from '../../guessing/index.js';
import { GameCache } from './game-cache.js';
import { GamesRepository } from './games.repository.js';
import { seatOf } from './game.record.js';

/** As it is stored. Players may type it in another way. */
const codeOf = (typed: string): string => typed.trim().toUpperCase();

/** Exempts players who are seated in a game from the limit for guessing its code. */
@Injectable()
export class KnownSeats implements Seats, OnModuleInit {
  constructor(
    private readonly cache: GameCache,
    private readonly games: GamesRepository,
    private readonly guesses: GuessLimiter,
  ) {}

  onModuleInit(): void {
    this.guesses.serve(this);
  }

  remember(gameId: string, player: string): boolean {
    const game = this.cache.get(codeOf(gameId));
    return game !== undefined && seatOf(game, player) !== null;
  }

  async have(gameId: string, player: string): Promise<boolean> {
    const game = await this.games.find(codeOf(gameId));
    return game !== null && seatOf(game, player) !== null;
  }
}
