import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { AppError } from '../platform/requests/app-error.js';
import type { Transaction } from '../platform/database/transactions.js';
import type { FinishedGrid } from '../solo-games/index.js';
import { HOLDS_PLAYER } from '../players/index.js';
import { ChallengeEntity } from './challenge.entity.js';
import { ChallengeGameEntity } from './challenge-game.entity.js';
import { requireOpen } from './require-open.js';

/** A game with its challenge. */
export type OwnGame = ChallengeGameEntity & { challenge: ChallengeEntity };

@Injectable()
export class ChallengeGamesStore {
  constructor(
    @InjectRepository(ChallengeGameEntity) private readonly games: Repository<ChallengeGameEntity>,
  ) {}

  find(code: string, playerUUID: string, transaction?: Transaction): Promise<ChallengeGameEntity | null> {
    return this.in(transaction).findOneBy({ code, playerUUID });
  }

  /** Throws if the player hasn't started the challenge, or if it can no longer be played. */
  async findOwn(code: string, playerUUID: string): Promise<OwnGame> {
    const game = await this.games
      .createQueryBuilder('game')
      .innerJoinAndMapOne('game.challenge', ChallengeEntity, 'challenge', 'challenge.code = game.code')
      .where({ code, playerUUID })
      .getOne();
    if (!game) throw new AppError('GAME_NOT_FOUND', { field: 'code' });
    requireOpen((game as OwnGame).challenge);
    return game as OwnGame;
  }

  async insert(
    transaction: Transaction,
    {
      code,
      playerUUID,
      lexicon,
      letterSequence,
      createdAt,
    }: Pick<ChallengeGameEntity, 'code' | 'playerUUID' | 'lexicon' | 'letterSequence' | 'createdAt'>,
  ): Promise<ChallengeGameEntity> {
    const [game] = await transaction.query<ChallengeGameEntity[]>(
      `INSERT INTO challenge_games (code, "playerUUID", lexicon, "letterSequence", "createdAt")
       VALUES ($1, $2, $3, $4, $5) RETURNING *`,
      [code, playerUUID, lexicon, letterSequence, createdAt],
    );
    return game!;
  }

  /** Null unless the game is still active. Throws if the challenge has been deleted in the meantime. */
  async complete(
    { code, playerUUID, challenge }: OwnGame,
    { currentRound: _round, currentLetter: _letter, lastActivityAt: _at, ...completed }: FinishedGrid,
  ): Promise<OwnGame | null> {
    const updated = await this.games
      .createQueryBuilder()
      .update(completed)
      .where({ code, playerUUID, status: 'active' })
      .andWhere(HOLDS_PLAYER, { playerUUID })
      .returning('*')
      .execute();
    const [game] = updated.raw as ChallengeGameEntity[];
    if (game) return { ...game, challenge };
    const isThere = await this.games.manager.existsBy(ChallengeEntity, { code });
    if (!isThere) throw new AppError('CHALLENGE_NOT_FOUND', { field: 'code' });
    return null;
  }

  /** Takes a game off the list of grids. Returns whether there is one. */
  async withdraw(code: string, playerUUID: string): Promise<boolean> {
    const { affected } = await this.games.update({ code, playerUUID }, { isWithdrawn: true });
    return affected === 1;
  }

  private in(transaction: Transaction | undefined): Repository<ChallengeGameEntity> {
    return transaction?.getRepository(ChallengeGameEntity) ?? this.games;
  }
}
