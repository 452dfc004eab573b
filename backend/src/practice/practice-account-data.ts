import { Injectable } from '@nestjs/common';
import { AccountDataHandlers } from '../auth/auth.module.js';
import { DatedAccountData } from '../dated-games/dated-games.module.js';
import { gridGameView } from '../grid-games/grid-games.module.js';
import { Lexicon } from '../words/words.module.js';
import type { PracticeEntity } from './practice.entity.js';
import { PracticeStore } from './practice.store.js';

@Injectable()
export class PracticeAccountData extends DatedAccountData<PracticeEntity> {
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
