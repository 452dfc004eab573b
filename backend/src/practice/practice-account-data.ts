import { Injectable } from '@nestjs/common';
import { AccountDataHandlers } from '../auth/index.js';
import { SoloAccountData, gridGameView } from '../solo-games/index.js';
import { Lexicon } from '../words/index.js';
import type { PracticeEntity } from './practice.entity.js';
import { PracticeStore } from './practice.store.js';

@Injectable()
export class PracticeAccountData extends SoloAccountData<PracticeEntity> {
  constructor(
    handlers: AccountDataHandlers,
    games: PracticeStore,
    private readonly lexicon: Lexicon,
  ) {
    super(handlers, games);
  }

  async dataOf(playerUUIDs: readonly string[]) {
    const games = await this.games.allOf(playerUUIDs);
    return { practice: games.map((game) => ({ ...gridGameView(game, this.lexicon) })) };
  }
}
