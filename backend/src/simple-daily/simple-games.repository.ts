import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { SoloGamesRepository } from '../solo-games/index.js';
import { Clock } from '../platform/clock/clock.js';
import type { Transaction } from '../platform/database/transactions.js';
import { SimpleGameEntity, SubmissionEntity } from './simple-daily.entity.js';

/** Simple dailies, and a record of each letter that was selected or placed. */
@Injectable()
export class SimpleGamesRepository extends SoloGamesRepository<SimpleGameEntity, SimpleGameEntity> {
  constructor(
    @InjectRepository(SimpleGameEntity) games: Repository<SimpleGameEntity>,
    @InjectRepository(SubmissionEntity) private readonly submissions: Repository<SubmissionEntity>,
    clock: Clock,
  ) {
    super(games, clock);
  }

  /** Locks the game until the transaction ends, so that its actions run one after another. */
  lock(transaction: Transaction, gameId: string): Promise<SimpleGameEntity | null> {
    return this.in(transaction).findOne({ where: { gameId }, lock: { mode: 'for_no_key_update' } });
  }

  /** Doesn't read the game back, because a new one has all of its columns. */
  override async insert(transaction: Transaction, game: SimpleGameEntity): Promise<SimpleGameEntity> {
    await this.in(transaction).insert(game);
    return game;
  }

  /** Stores the game after an action, and the action itself. */
  async advance(
    transaction: Transaction,
    { gameId, ...game }: SimpleGameEntity,
    submission: SubmissionEntity,
  ): Promise<void> {
    await this.update(transaction, [gameId], game);
    await transaction.getRepository(SubmissionEntity).insert(submission);
  }

  submissionsOf(playerUUIDs: readonly string[]): Promise<SubmissionEntity[]> {
    return this.submissions.find({
      where: { playerUUID: In([...playerUUIDs]) },
      order: { date: 'ASC', gameId: 'ASC', timestamp: 'ASC', round: 'ASC', submissionType: 'DESC' },
    });
  }

  override async move(
    transaction: Transaction,
    gameIds: readonly string[],
    playerUUID: string,
  ): Promise<void> {
    await super.move(transaction, gameIds, playerUUID);
    await transaction.getRepository(SubmissionEntity).update({ gameId: In([...gameIds]) }, { playerUUID });
  }
}
