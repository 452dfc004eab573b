import { Injectable } from '@nestjs/common';
import { simpleAlreadyPlayedText } from '@tessera/contracts/texts';
import { newDaily } from '@tessera/rules';
import {
  completionView,
  ID_PREFIX,
  newGame,
  StartTodaysGame,
  type GameStart,
  type StartedGame,
  type Starter,
} from '../solo-games/index.js';
import { AppError } from '../platform/requests/app-error.js';
import { Lexicon } from '../words/index.js';
import type { SimpleGameEntity } from './simple-game.entity.js';
import { SimpleGamesStore } from './simple-games.store.js';
import { simpleColumns } from './simple-daily.state.js';

@Injectable()
export class CreateSimple {
  constructor(
    private readonly startTodaysGame: StartTodaysGame,
    private readonly games: SimpleGamesStore,
    private readonly lexicon: Lexicon,
  ) {}

  execute(starter: Starter): Promise<StartedGame<SimpleGameEntity>> {
    return this.startTodaysGame.execute(starter, {
      newest: (transaction) => this.games.newestOf(starter.playerUUID, transaction),
      checkResumable,
      insert: (transaction, start) => this.games.insert(transaction, this.newSimple(start)),
    });
  }

  private newSimple(start: GameStart): SimpleGameEntity {
    const { letters } = start.sequence;
    return {
      ...newGame(ID_PREFIX.simple, start),
      blindLetters: letters.join(''),
      ...simpleColumns(newDaily(letters), start.now, this.lexicon.scorerOf(start.sequence.lexicon).scoreGrid),
    };
  }
}

function checkResumable(game: SimpleGameEntity): void {
  if (game.status === 'active') return;
  throw new AppError('SIMPLE_COMPLETED', {
    message: simpleAlreadyPlayedText(game.playerScore),
    extra: { completion: completionView(game) },
  });
}
