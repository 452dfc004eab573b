import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import type { Transaction } from '../platform/database/transactions.js';
import { SimpleGameEntity } from './simple-game.entity.js';
import { SubmissionEntity } from './submission.entity.js';

@Injectable()
export class SimpleGamesStore {
  constructor(
    @InjectRepository(SimpleGameEntity) private readonly games: Repository<SimpleGameEntity>,
    @InjectRepository(SubmissionEntity) private readonly submissions: Repository<SubmissionEntity>,
  ) {}

  find(gameId: string): Promise<SimpleGameEntity | null> {
    return this.games.findOneBy({ gameId });
  }

  /** The game, held until the transaction ends: one action after the other. */
  lock(transaction: Transaction, gameId: string): Promise<SimpleGameEntity | null> {
    return transaction
      .getRepository(SimpleGameEntity)
      .findOne({ where: { gameId }, lock: { mode: 'for_no_key_update' } });
  }

  newestOf(transaction: Transaction, playerUUID: string): Promise<SimpleGameEntity | null> {
    return transaction
      .getRepository(SimpleGameEntity)
      .findOne({ where: { playerUUID }, order: { dailyChallengeDate: 'DESC' } });
  }

  async insert(transaction: Transaction, game: SimpleGameEntity): Promise<void> {
    await transaction.getRepository(SimpleGameEntity).insert(game);
  }

  /** The game after an action, and the action itself. */
  async advance(
    transaction: Transaction,
    { gameId, ...game }: SimpleGameEntity,
    submission: SubmissionEntity,
  ): Promise<void> {
    await transaction.getRepository(SimpleGameEntity).update({ gameId }, game);
    await transaction.getRepository(SubmissionEntity).insert(submission);
  }

  /** All simple dailies of these players, oldest first. */
  allOf(transaction: Transaction | undefined, playerUUIDs: readonly string[]): Promise<SimpleGameEntity[]> {
    const games = transaction?.getRepository(SimpleGameEntity) ?? this.games;
    return games.find({
      where: { playerUUID: In([...playerUUIDs]) },
      order: { dailyChallengeDate: 'ASC', gameId: 'ASC' },
    });
  }

  submissionsOf(playerUUIDs: readonly string[]): Promise<SubmissionEntity[]> {
    return this.submissions.find({
      where: { playerUUID: In([...playerUUIDs]) },
      order: { date: 'ASC', gameId: 'ASC', timestamp: 'ASC', round: 'ASC', submissionType: 'DESC' },
    });
  }

  /** Makes these games another player's. */
  async move(transaction: Transaction, gameIds: readonly string[], playerUUID: string): Promise<void> {
    const gameId = In([...gameIds]);
    await transaction.getRepository(SimpleGameEntity).update({ gameId }, { playerUUID });
    await transaction.getRepository(SubmissionEntity).update({ gameId }, { playerUUID });
  }

  async remove(transaction: Transaction, gameIds: readonly string[]): Promise<void> {
    await transaction.getRepository(SimpleGameEntity).delete({ gameId: In([...gameIds]) });
  }
}
