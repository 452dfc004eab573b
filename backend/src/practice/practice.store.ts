import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { PlainDate } from '@tessera/rules';
import { In, type Repository } from 'typeorm';
import type { Transaction } from '../platform/database/transactions.js';
import { PracticeEntity } from './practice.entity.js';

type NewPractice = Pick<
  PracticeEntity,
  | 'gameId'
  | 'playerUUID'
  | 'dailyChallengeDate'
  | 'gameNumber'
  | 'letterSequence'
  | 'currentLetter'
  | 'createdAt'
  | 'lastActivityAt'
>;

type Completion = Omit<
  PracticeEntity,
  'gameId' | 'playerUUID' | 'dailyChallengeDate' | 'gameNumber' | 'currentRoundState' | 'createdAt'
>;

@Injectable()
export class PracticeStore {
  constructor(@InjectRepository(PracticeEntity) private readonly games: Repository<PracticeEntity>) {}

  /** Inside a transaction it sees what that has changed. */
  find(gameId: string, transaction?: Transaction): Promise<PracticeEntity | null> {
    const games = transaction?.getRepository(PracticeEntity) ?? this.games;
    return games.findOneBy({ gameId });
  }

  findOn(transaction: Transaction, playerUUID: string, date: PlainDate): Promise<PracticeEntity | null> {
    return transaction.getRepository(PracticeEntity).findOneBy({ playerUUID, dailyChallengeDate: date });
  }

  /** A player's games of these dates. */
  among(playerUUID: string, dates: readonly PlainDate[]): Promise<PracticeEntity[]> {
    return this.games.findBy({ playerUUID, dailyChallengeDate: In([...dates]) });
  }

  async insert(transaction: Transaction, game: NewPractice): Promise<PracticeEntity> {
    const games = transaction.getRepository(PracticeEntity);
    await games.insert(game);
    return games.findOneByOrFail({ gameId: game.gameId });
  }

  async complete(transaction: Transaction, gameId: string, completion: Completion): Promise<PracticeEntity> {
    const games = transaction.getRepository(PracticeEntity);
    await games.update({ gameId }, completion);
    return games.findOneByOrFail({ gameId });
  }

  /** All of these players', oldest date first. */
  allOf(transaction: Transaction | undefined, playerUUIDs: readonly string[]): Promise<PracticeEntity[]> {
    const games = transaction?.getRepository(PracticeEntity) ?? this.games;
    return games.find({
      where: { playerUUID: In([...playerUUIDs]) },
      order: { dailyChallengeDate: 'ASC', gameId: 'ASC' },
    });
  }

  /** Makes these games another player's. */
  async move(transaction: Transaction, gameIds: readonly string[], playerUUID: string): Promise<void> {
    await transaction.getRepository(PracticeEntity).update({ gameId: In([...gameIds]) }, { playerUUID });
  }

  async remove(transaction: Transaction, gameIds: readonly string[]): Promise<void> {
    await transaction.getRepository(PracticeEntity).delete({ gameId: In([...gameIds]) });
  }
}
