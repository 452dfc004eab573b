import { Injectable } from '@nestjs/common';
import type { GameRecord } from './game.record.js';

const MOST_GAMES = 5000;

/** The states that this process last committed, read or heard of. Never trusted: the commit checks the version. */
@Injectable()
export class GameCache {
  private readonly games = new Map<string, GameRecord>();

  get(gameId: string): GameRecord | undefined {
    return this.games.get(gameId);
  }

  set(game: GameRecord): void {
    // Set anew it is the youngest; the oldest makes room.
    this.games.delete(game.gameId);
    this.games.set(game.gameId, game);
    const [oldest] = this.games.keys();
    if (this.games.size > MOST_GAMES && oldest !== undefined) this.games.delete(oldest);
  }

  /** Takes over what another instance has committed, if it is news. */
  learn(game: GameRecord): void {
    const known = this.games.get(game.gameId);
    if (!known || known.live.version < game.live.version) this.set(game);
  }

  evict(gameId: string): void {
    this.games.delete(gameId);
  }
}
