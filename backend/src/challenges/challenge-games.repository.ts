import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { LIMITS } from '@tessera/contracts/wire';
import { query } from '../platform/database/statement.js';
import { AppError } from '../platform/requests/app-error.js';
import type { Transaction } from '../platform/database/transactions.js';
import type { FinishedGrid } from '../solo-games/index.js';
import { HOLDS_PLAYER } from '../players/index.js';
import { ChallengeEntity, ChallengeGameEntity, requireOpen } from './challenge.entity.js';
import { isListed } from './challenges.repository.js';

/** A game with its challenge. */
export type OwnGame = ChallengeGameEntity & { challenge: ChallengeEntity };

/** A completed game in the list of a challenge's grids. */
export interface GridRow extends Pick<
  ChallengeGameEntity,
  'playerUUID' | 'playerGrid' | 'playerWords' | 'playerScore'
> {
  completedAt: Date;
  publicId: string;
  playerName: string | null;
  /** Its row in the list; null if it isn't listed. */
  position: number | null;
  /** Its rank by score; null for the maker, who knew the letters. */
  place: number | null;
}

const COLUMNS = '"playerUUID", "playerGrid", "playerWords", "playerScore", "completedAt"';

const GRIDS = `
  WITH best AS (
    SELECT ${COLUMNS} FROM challenge_games
     WHERE code = $code AND status = 'completed' AND NOT "isWithdrawn"
       AND ${isListed('"playerUUID"', '$viewer')}
     ORDER BY "playerScore" DESC, "completedAt", "playerUUID" LIMIT ${LIMITS.CHALLENGE_MAX_GRIDS}
  ), ranked AS (
    SELECT best.*,
           row_number() OVER (ORDER BY "playerScore" DESC, "completedAt", "playerUUID")::int AS position,
           CASE WHEN "playerUUID" <> $maker THEN
             rank() OVER (PARTITION BY "playerUUID" = $maker ORDER BY "playerScore" DESC)::int END AS place
      FROM best
  ), shown AS (
    SELECT * FROM ranked WHERE position BETWEEN $first AND $last OR "playerUUID" = $viewer
    UNION ALL
    SELECT ${COLUMNS}, NULL, NULL FROM challenge_games
     WHERE code = $code AND "playerUUID" = $viewer AND status = 'completed' AND NOT "isWithdrawn"
       AND NOT EXISTS (SELECT FROM ranked WHERE "playerUUID" = $viewer)
  )
  SELECT shown.*, p."publicId", p.name AS "playerName" FROM shown JOIN players p USING ("playerUUID")
   ORDER BY position`;

@Injectable()
export class ChallengeGamesRepository {
  constructor(
    @InjectRepository(ChallengeGameEntity) private readonly games: Repository<ChallengeGameEntity>,
  ) {}

  find(transaction: Transaction, code: string, playerUUID: string): Promise<ChallengeGameEntity | null> {
    return transaction.getRepository(ChallengeGameEntity).findOneBy({ code, playerUUID });
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
    start: Pick<ChallengeGameEntity, 'code' | 'playerUUID' | 'lexicon' | 'letterSequence' | 'createdAt'>,
  ): Promise<ChallengeGameEntity> {
    const [game] = await query<ChallengeGameEntity[]>(
      transaction,
      `INSERT INTO challenge_games (code, "playerUUID", lexicon, "letterSequence", "createdAt")
       VALUES ($code, $playerUUID, $lexicon, $letterSequence, $createdAt) RETURNING *`,
      { ...start },
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

  allOf(playerUUIDs: readonly string[]): Promise<ChallengeGameEntity[]> {
    return this.games.find({
      where: { playerUUID: In([...playerUUIDs]) },
      order: { createdAt: 'ASC', code: 'ASC' },
    });
  }

  /** The rows from `first` to `last`, and the viewer's own in any case, unless it was withdrawn. */
  grids(
    code: string,
    wanted: { viewer: string; maker: string; first: number; last: number },
  ): Promise<GridRow[]> {
    return query(this.games, GRIDS, { code, ...wanted });
  }
}
