import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { CALLS } from '@tessera/contracts/calls';
import type { InputOf } from '@tessera/contracts/wire';
import { applySimple, textFromGrid, type DailyState, type SimpleAction, newDaily } from '@tessera/rules';
import { simpleAlreadyPlayedText } from '@tessera/contracts/texts';
import { moveError } from '../game/index.js';
import { Clock } from '../platform/clock/clock.js';
import { Transactions, type Transaction } from '../platform/database/transactions.js';
import { Maintenance } from '../platform/maintenance/maintenance.js';
import { PlayersRepository } from '../players/index.js';
import { Lexicon } from '../words/index.js';
import type { SimpleGameEntity, SubmissionEntity } from './simple-daily.entity.js';
import { SimpleGamesRepository } from './simple-games.repository.js';
import { simpleColumns, simpleState, simpleView } from './simple-daily.state.js';
import {
  completionView,
  ID_PREFIX,
  mergeGames,
  newGame,
  StartTodaysGame,
  type GameStart,
  type StartedGame,
  type Starter,
} from '../solo-games/index.js';
import { AppError } from '../platform/requests/app-error.js';
import { type AccountDataHandler, AccountDataHandlers, type PlayerMerge } from '../auth/index.js';

type SimpleActionInput = InputOf<typeof CALLS.actInSimpleDaily>;

/** Simple dailies: the server reveals each letter, and completes and scores the game. */
@Injectable()
export class SimpleDailyService implements AccountDataHandler, OnModuleInit {
  constructor(
    private readonly startTodaysGame: StartTodaysGame,
    private readonly games: SimpleGamesRepository,
    private readonly lexicon: Lexicon,
    private readonly players: PlayersRepository,
    private readonly transactions: Transactions,
    private readonly maintenance: Maintenance,
    private readonly clock: Clock,
    private readonly accountData: AccountDataHandlers,
  ) {}

  onModuleInit(): void {
    this.accountData.add(this);
  }

  create(starter: Starter): Promise<StartedGame<SimpleGameEntity>> {
    return this.startTodaysGame.execute(starter, {
      newest: (transaction) => this.games.newestOf(starter.playerUUID, transaction),
      checkResumable,
      insert: (transaction, start) => this.games.insert(transaction, this.newSimple(start)),
    });
  }

  /** Selects a letter or places it. The sixteenth placement completes the game and scores it. */
  async play(playerUUID: string, input: SimpleActionInput): Promise<SimpleGameEntity> {
    return this.transactions.run(async (transaction) => {
      // Locks the player before the game, in the same order as a merge or deletion.
      await this.players.lock(transaction, playerUUID);
      const game = this.games.requireOwn(await this.games.lock(transaction, input.gameId), playerUUID);
      const state = simpleState(game);
      const outcome = applySimple(state, actionOf(input));
      if (outcome.kind === 'rejected') throw moveError(outcome.rejection);
      if (outcome.kind === 'repeated') return game;
      if (input.action === 'SELECT_LETTER') this.maintenance.requireOpen();
      const now = new Date(this.clock.now());
      const next = {
        ...game,
        ...simpleColumns(outcome.state, now, this.lexicon.scorerOf(game.lexicon).scoreGrid),
      };
      await this.games.advance(transaction, next, submissionOf(next, outcome.state, outcome.round, input));
      return next;
    });
  }

  async merge(transaction: Transaction, merge: PlayerMerge): Promise<void> {
    await mergeGames(this.games, transaction, merge);
  }

  async dataOf(playerUUIDs: readonly string[]) {
    const games = await this.games.allOf(playerUUIDs);
    const submissions = await this.games.submissionsOf(playerUUIDs);
    return {
      simpleDailies: games.map((game) => ({ ...simpleView(game) })),
      simpleSubmissions: submissions.map((submission) => ({ ...submission })),
    };
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

const actionOf = (input: SimpleActionInput): SimpleAction =>
  input.action === 'SELECT_LETTER'
    ? { kind: 'select', letter: input.letter, round: input.round }
    : { kind: 'place', cellIndex: input.cellIndex, round: input.round };

function submissionOf(
  game: SimpleGameEntity,
  state: DailyState,
  round: number,
  input: SimpleActionInput,
): SubmissionEntity {
  const letter = input.action === 'SELECT_LETTER' ? input.letter : state.moves[round - 1]?.letter;
  return {
    gameId: game.gameId,
    playerUUID: game.playerUUID,
    gameNumber: game.gameNumber,
    date: game.dailyChallengeDate,
    round,
    submissionType: input.action,
    letterSubmitted: letter ?? '',
    cellIndex: input.action === 'PLACE_LETTER' ? input.cellIndex : null,
    gridState: textFromGrid(state.grid),
    timestamp: game.lastActivityAt,
  };
}
