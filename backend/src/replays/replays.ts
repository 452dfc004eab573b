import { Injectable } from '@nestjs/common';
import type { Replay } from '@tessera/contracts';
import { DUEL_ID } from '@tessera/contracts/constants';
import { DuelReplays } from '../duel/index.js';
import { LiveReplays, type ReplayedGame, type ReplayedGames } from '../game/index.js';
import { PlayersService } from '../players/index.js';
import { replayView } from './replay.view.js';

/** Finished games of both kinds. */
@Injectable()
export class Replays implements ReplayedGames {
  constructor(
    private readonly live: LiveReplays,
    private readonly duels: DuelReplays,
    private readonly players: PlayersService,
  ) {}

  find(gameId: string): Promise<ReplayedGame> {
    return this.of(gameId).find(gameId);
  }

  findOwn(gameId: string, playerUUID: string): Promise<ReplayedGame> {
    return this.of(gameId).findOwn(gameId, playerUUID);
  }

  requireOwn(gameId: string, playerUUID: string): Promise<void> {
    return this.of(gameId).requireOwn(gameId, playerUUID);
  }

  /** With the players' current names. */
  async view(game: ReplayedGame): Promise<Replay> {
    const players = game.players.map(({ playerUUID }) => playerUUID).filter((player) => player !== null);
    return replayView(game, await this.players.publicIdentitiesOf(players));
  }

  private of(gameId: string): ReplayedGames {
    return DUEL_ID.test(gameId) ? this.duels : this.live;
  }
}
