import { Injectable } from '@nestjs/common';
import type { CALLS } from '@tessera/contracts/calls';
import type { BodyOf } from '@tessera/contracts/wire';
import { applySimple, textFromGrid, type DailyState, type SimpleAction } from '@tessera/rules';
import { moveError } from '../game/index.js';
import { Clock } from '../platform/clock/clock.js';
import { Transactions } from '../platform/database/transactions.js';
import { Maintenance } from '../platform/maintenance/maintenance.js';
import { PlayersService } from '../players/index.js';
import { Lexicon } from '../words/index.js';
import type { SimpleGameEntity } from './simple-game.entity.js';
import { SimpleGamesStore } from './simple-games.store.js';
import { simpleColumns, simpleState } from './simple-daily.state.js';
import type { SubmissionEntity } from './submission.entity.js';

type SimpleActionBody = BodyOf<typeof CALLS.actInSimpleDaily>;

/** Selects a letter or places it. The sixteenth placement completes the game and scores it. */
@Injectable()
export class PlaySimple {
  constructor(
    private readonly games: SimpleGamesStore,
    private readonly players: PlayersService,
    private readonly lexicon: Lexicon,
    private readonly transactions: Transactions,
    private readonly maintenance: Maintenance,
    private readonly clock: Clock,
  ) {}

  async execute(gameId: string, playerUUID: string, body: SimpleActionBody): Promise<SimpleGameEntity> {
    return this.transactions.run(async (transaction) => {
      // Locks the player before the game, in the same order as a merge or deletion.
      await this.players.lock(transaction, playerUUID);
      const game = this.games.requireOwn(await this.games.lock(transaction, gameId), playerUUID);
      const state = simpleState(game);
      const outcome = applySimple(state, actionOf(body));
      if (outcome.kind === 'rejected') throw moveError(outcome.rejection);
      if (outcome.kind === 'repeated') return game;
      if (body.action === 'SELECT_LETTER') this.maintenance.requireOpen();
      const now = new Date(this.clock.now());
      const next = {
        ...game,
        ...simpleColumns(outcome.state, now, this.lexicon.scorerOf(game.lexicon).scoreGrid),
      };
      await this.games.advance(transaction, next, submissionOf(next, outcome.state, outcome.round, body));
      return next;
    });
  }
}

const actionOf = (body: SimpleActionBody): SimpleAction =>
  body.action === 'SELECT_LETTER'
    ? { kind: 'select', letter: body.letter, round: body.round }
    : { kind: 'place', cellIndex: body.cellIndex, round: body.round };

function submissionOf(
  game: SimpleGameEntity,
  state: DailyState,
  round: number,
  body: SimpleActionBody,
): SubmissionEntity {
  const letter = body.action === 'SELECT_LETTER' ? body.letter : state.moves[round - 1]?.letter;
  return {
    gameId: game.gameId,
    playerUUID: game.playerUUID,
    gameNumber: game.gameNumber,
    date: game.dailyChallengeDate,
    round,
    submissionType: body.action,
    letterSubmitted: letter ?? '',
    cellIndex: body.action === 'PLACE_LETTER' ? body.cellIndex : null,
    gridState: textFromGrid(state.grid),
    timestamp: game.lastActivityAt,
  };
}
