import { Injectable } from '@nestjs/common';
import {
  type StartedGame,
  CompleteGrid,
  sequenceText,
  type CompleteGridCommand,
} from '../solo-games/index.js';
import { Clock } from '../platform/clock/clock.js';
import { Transactions } from '../platform/database/transactions.js';
import { Maintenance } from '../platform/maintenance/maintenance.js';
import { AppError } from '../platform/requests/app-error.js';
import { PlayersRepository } from '../players/index.js';
import { type ChallengeGameEntity, requireOpen } from './challenge.entity.js';
import { ChallengeGamesRepository, type OwnGame } from './challenge-games.repository.js';
import { ChallengesRepository } from './challenges.repository.js';
import { LetterRules } from './letter-rules.js';
import { ChallengesService } from './challenges.service.js';

type Completion = Omit<CompleteGridCommand, 'gameId'> & { code: string };

/** Starts, completes and withdraws games of challenges, which are like dailies except that they count for nothing. */
@Injectable()
export class ChallengeGamesService {
  constructor(
    private readonly challenges: ChallengesRepository,
    private readonly games: ChallengeGamesRepository,
    private readonly rules: LetterRules,
    private readonly visits: ChallengesService,
    private readonly completeGrid: CompleteGrid,
    private readonly players: PlayersRepository,
    private readonly transactions: Transactions,
    private readonly maintenance: Maintenance,
    private readonly clock: Clock,
  ) {}

  /** Starts a game, or resumes it. There is one per player and challenge. */
  async start(code: string, playerUUID: string): Promise<StartedGame<ChallengeGameEntity>> {
    const areRunning = await this.rules.running();
    const { challenge, ...started } = await this.transactions.run(async (transaction) => {
      await this.players.ensureLocked(transaction, playerUUID);
      const challenge = requireOpen(await this.challenges.keep(transaction, code));
      const existing = await this.games.find(transaction, code, playerUUID);
      if (existing) return { challenge, game: existing, isNew: false };
      if (challenge.playerUUID === playerUUID) throw new AppError('OWN_CHALLENGE', { field: 'code' });
      const letters = [...challenge.letters];
      // The letters may have been chosen before the date that happens to have them too.
      if (areRunning(letters)) throw new AppError('CHALLENGE_ON_HOLD', { field: 'code' });
      this.maintenance.requireOpen();
      const game = await this.games.insert(transaction, {
        code,
        playerUUID,
        lexicon: challenge.lexicon,
        letterSequence: sequenceText(letters),
        createdAt: new Date(this.clock.now()),
      });
      return { challenge, game, isNew: true };
    });
    await this.visits.visit(challenge);
    return started;
  }

  async complete({ code, ...command }: Completion): Promise<ChallengeGameEntity> {
    const game = await this.completeGrid.execute(
      { ...command, gameId: code },
      {
        findOwn: (_, playerUUID) => this.games.findOwn(code, playerUUID),
        complete: (started: OwnGame, finished) => this.games.complete(started, finished),
      },
    );
    await this.visits.visit(game.challenge);
    return game;
  }

  /** Takes a game off the list of grids. It stays, so that the player can't play again with known letters. */
  async withdraw(code: string, playerUUID: string): Promise<void> {
    if (!(await this.games.withdraw(code, playerUUID)))
      throw new AppError('GAME_NOT_FOUND', { field: 'code' });
  }
}
