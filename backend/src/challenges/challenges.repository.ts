import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { ALPHANUMERIC, LIMITS } from '@tessera/contracts/wire';
import { customAlphabet } from 'nanoid';
import { type Repository, In } from 'typeorm';
import { hashOfColumn } from '../platform/backups/deletions.js';
import type { Transaction } from '../platform/database/transactions.js';
import { ChallengeEntity, ChallengeGameEntity } from './challenge.entity.js';
import type { PlayerMerge } from '../auth/index.js';

/** Whether others see a player's grid: admins may leave players out. They still see their own. */
export const isListed = (player: string, viewer: string): string =>
  `(${player} = ${viewer} OR ${player} NOT IN (SELECT "playerUUID" FROM players WHERE "isLeftOut"))`;

/** Of 62 characters, too many combinations to guess one. */
export const newChallengeCode = customAlphabet(ALPHANUMERIC, LIMITS.CHALLENGE_CODE_LENGTH);

/** A challenge with its maker and the viewer's own game. */
export interface ChallengeRow extends ChallengeEntity {
  makerPublicId: string;
  makerName: string | null;
  /** At most CHALLENGE_MAX_GRIDS. */
  playedBy: number;
  /** Null unless the viewer has started it. */
  ownStatus: ChallengeGameEntity['status'] | null;
  ownScore: number | null;
}

/** $1 is the viewer. Counting stops at the limit, so that a popular challenge costs no more than others. */
const ROWS = `
  SELECT c.*, p."publicId" AS "makerPublicId", p.name AS "makerName", own.status AS "ownStatus",
         own."playerScore" AS "ownScore",
         (SELECT count(*)::int FROM (
            SELECT FROM challenge_games g WHERE g.code = c.code AND g.status = 'completed' AND NOT g."isWithdrawn"
               AND ${isListed('g."playerUUID"', '$1')}
             LIMIT ${LIMITS.CHALLENGE_MAX_GRIDS}
          ) AS played) AS "playedBy"
    FROM challenges c JOIN players p ON p."playerUUID" = c."playerUUID"
    LEFT JOIN challenge_games own ON own.code = c.code AND own."playerUUID" = $1`;

/** One more than a page has tells whether there are others. */
const PAGE = `LIMIT ${LIMITS.CHALLENGES_PAGE + 1} OFFSET ($2::int - 1) * ${LIMITS.CHALLENGES_PAGE}`;

const LISTS = {
  made: `${ROWS} WHERE c."playerUUID" = $1 AND c."endedAt" IS NULL ORDER BY c."createdAt" DESC, c.code ${PAGE}`,
  played: `${ROWS} WHERE own."playerUUID" = $1 AND NOT own."isWithdrawn" AND c."endedAt" IS NULL
    ORDER BY own."createdAt" DESC, own.code ${PAGE}`,
} as const;

@Injectable()
export class ChallengesRepository {
  constructor(@InjectRepository(ChallengeEntity) private readonly challenges: Repository<ChallengeEntity>) {}

  /** As this player sees it. */
  async find(code: string, viewer: string | undefined): Promise<ChallengeRow | null> {
    const rows = await this.challenges.query<ChallengeRow[]>(`${ROWS} WHERE c.code = $2`, [
      viewer ?? null,
      code,
    ]);
    return rows[0] ?? null;
  }

  list(which: keyof typeof LISTS, playerUUID: string, page: number): Promise<ChallengeRow[]> {
    return this.challenges.query(LISTS[which], [playerUUID, page]);
  }

  /** The challenge that the same request has made before. */
  async madeBy(playerUUID: string, requestId: string, transaction?: Transaction): Promise<string | null> {
    const made = await this.in(transaction).findOne({
      select: { code: true },
      where: { playerUUID, requestId },
    });
    return made?.code ?? null;
  }

  count(transaction: Transaction, playerUUID: string): Promise<number> {
    return this.in(transaction).countBy({ playerUUID });
  }

  async insert(transaction: Transaction, challenge: Omit<ChallengeEntity, 'endedAt'>): Promise<void> {
    await this.in(transaction).insert(challenge);
  }

  /** The challenge, which can't be deleted until the transaction ends. */
  async keep(transaction: Transaction, code: string): Promise<ChallengeEntity | null> {
    return this.in(transaction).findOne({ where: { code }, lock: { mode: 'for_key_share' } });
  }

  /** The challenge, locked until the transaction ends. */
  async lock(transaction: Transaction, code: string): Promise<ChallengeEntity | null> {
    return this.in(transaction).findOne({ where: { code }, lock: { mode: 'for_no_key_update' } });
  }

  async save(
    transaction: Transaction,
    code: string,
    fields: Partial<Pick<ChallengeEntity, 'name' | 'endedAt'>>,
  ): Promise<void> {
    await this.in(transaction).update({ code }, fields);
  }

  /** Notes that somebody has opened it. */
  async visit(code: string, visitedAt: Date): Promise<void> {
    await this.challenges.query(
      'UPDATE challenges SET "visitedAt" = $2 WHERE code = $1 AND "visitedAt" < $2',
      [code, visitedAt],
    );
  }

  /** Removes a player's challenge, with all games. Returns whether there was one. */
  async remove(transaction: Transaction, code: string, playerUUID: string): Promise<boolean> {
    const { affected } = await this.in(transaction).delete({ code, playerUUID });
    return affected === 1;
  }

  /** Removes the challenges whose codes have these hashes. */
  async removeAgain(hashes: readonly string[]): Promise<void> {
    await this.challenges.query(`DELETE FROM challenges WHERE ${hashOfColumn('code')} = ANY($1)`, [hashes]);
  }

  allOf(playerUUIDs: readonly string[]): Promise<ChallengeEntity[]> {
    return this.challenges.find({
      where: { playerUUID: In([...playerUUIDs]) },
      order: { createdAt: 'ASC', code: 'ASC' },
    });
  }

  /**
   * Moves both to another player. Of two games of one challenge, that player's own stays, unless only the other one
   * is completed. A request that made a challenge isn't repeated after that, so its ID may be lost.
   */
  async move(transaction: Transaction, { from, to }: PlayerMerge): Promise<void> {
    await transaction.query(
      `UPDATE challenges SET "playerUUID" = $2, "requestId" = gen_random_uuid() WHERE "playerUUID" = $1`,
      [from, to],
    );
    await transaction.query(
      `DELETE FROM challenge_games AS yielding USING challenge_games AS staying
        WHERE yielding.code = staying.code
          AND ((yielding."playerUUID" = $2 AND yielding.status <> 'completed'
                AND staying."playerUUID" = $1 AND staying.status = 'completed')
            OR (yielding."playerUUID" = $1 AND staying."playerUUID" = $2
                AND (staying.status = 'completed' OR yielding.status <> 'completed')))`,
      [from, to],
    );
    await transaction.query('UPDATE challenge_games SET "playerUUID" = $2 WHERE "playerUUID" = $1', [
      from,
      to,
    ]);
  }

  /** Removes the challenges of these players, with everybody's games, and their games of others. */
  async removeOf(transaction: Transaction, playerUUIDs: readonly string[]): Promise<void> {
    await transaction.query('DELETE FROM challenges WHERE "playerUUID" = ANY($1)', [playerUUIDs]);
    await transaction.query('DELETE FROM challenge_games WHERE "playerUUID" = ANY($1)', [playerUUIDs]);
  }

  private in(transaction: Transaction | undefined): Repository<ChallengeEntity> {
    return transaction?.getRepository(ChallengeEntity) ?? this.challenges;
  }
}
