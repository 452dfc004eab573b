import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { GameRecord } from './game.record.js';

const MAX_GAMES = 5000;

/**
 * The states that this process last committed, read or received. They may be outdated: the commit checks the
 * version.
 */
@Injectable()
export class GameCache {
  private readonly games = new LRUCache<string, GameRecord>({ max: MAX_GAMES });

  get(gameId: string): GameRecord | undefined {
    return this.games.get(gameId);
  }

  set(game: GameRecord): void {
    this.games.set(game.gameId, game);
  }

  /** Stores a state that another instance has committed, if it is newer. */
  learn(game: GameRecord): void {
    // Processes of the release before don't send it.
    if (game.lexicon === undefined) return;
    const known = this.games.peek(game.gameId);
    if (!known || known.live.version < game.live.version) this.set(game);
  }

  clear(): void {
    this.games.clear();
  }

  evict(gameId: string): void {
    this.games.delete(gameId);
  }
}
