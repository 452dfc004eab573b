import { Injectable } from '@nestjs/common';
import { AccountDataHandlers } from '../auth/index.js';
import { SoloAccountData } from '../solo-games/index.js';
import type { SimpleGameEntity } from './simple-game.entity.js';
import { SimpleGamesStore } from './simple-games.store.js';
import { simpleView } from './simple-daily.state.js';

@Injectable()
export class SimpleAccountData extends SoloAccountData<SimpleGameEntity> {
  constructor(
    handlers: AccountDataHandlers,
    private readonly simpleGames: SimpleGamesStore,
  ) {
    super(handlers, simpleGames);
  }

  async dataOf(playerUUIDs: readonly string[]) {
    const games = await this.simpleGames.allOf(playerUUIDs);
    const submissions = await this.simpleGames.submissionsOf(playerUUIDs);
    return {
      simpleDailies: games.map((game) => ({ ...simpleView(game) })),
      simpleSubmissions: submissions.map((submission) => ({ ...submission })),
    };
  }
}
