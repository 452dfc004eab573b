import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { ALPHANUMERIC, LIMITS } from '@tessera/contracts/wire';
import { customAlphabet } from 'nanoid';
import type { Repository } from 'typeorm';
import { hashOfColumn } from '../platform/backups/deletions.js';
import type { Transaction } from '../platform/database/transactions.js';
import { ChallengeEntity } from './challenge.entity.js';
import type { ChallengeGameEntity } from './challenge-game.entity.js';
import { isListed } from './listed.sql.js';

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
export class ChallengesStore {
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

  private in(transaction: Transaction | undefined): Repository<ChallengeEntity> {
    return transaction?.getRepository(ChallengeEntity) ?? this.challenges;
  }
}
