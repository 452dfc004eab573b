import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { CompletedDaily, PlainDate } from '@tessera/rules';
import { In, type Repository } from 'typeorm';
import type { Transaction } from '../platform/database/transactions.js';
import { DailyGameEntity } from './daily-game.entity.js';

type NewGame = Pick<
  DailyGameEntity,
  | 'gameId'
  | 'playerUUID'
  | 'dailyChallengeDate'
  | 'gameNumber'
  | 'letterSequence'
  | 'hadEarlier'
  | 'currentLetter'
  | 'createdAt'
  | 'lastActivityAt'
>;

type Completion = Pick<
  DailyGameEntity,
  | 'playerGrid'
  | 'playerWords'
  | 'playerScore'
  | 'letterSequence'
  | 'roundHistory'
  | 'status'
  | 'counts'
  | 'currentRound'
  | 'currentLetter'
  | 'completedAt'
  | 'lastActivityAt'
>;

@Injectable()
export class DailyGamesStore {
  constructor(@InjectRepository(DailyGameEntity) private readonly games: Repository<DailyGameEntity>) {}

  /** Inside a transaction it sees what that has changed. */
  find(gameId: string, transaction?: Transaction): Promise<DailyGameEntity | null> {
    const games = transaction?.getRepository(DailyGameEntity) ?? this.games;
    return games.findOneBy({ gameId });
  }

  findOn(playerUUID: string, date: PlainDate): Promise<DailyGameEntity | null> {
    return this.games.findOneBy({ playerUUID, dailyChallengeDate: date });
  }

  /** The scores of the dates among these that the player has completed. */
  async scoresOn(playerUUID: string, dates: readonly PlainDate[]): Promise<Map<PlainDate, number>> {
    const completed = await this.games.find({
      select: { dailyChallengeDate: true, playerScore: true },
      where: { playerUUID, status: 'completed', dailyChallengeDate: In([...dates]) },
    });
    return new Map(completed.map((game) => [game.dailyChallengeDate, game.playerScore]));
  }

  /** The best score of a date; null when nobody has completed it. */
  highScore(date: PlainDate): Promise<number | null> {
    return this.games.maximum('playerScore', { dailyChallengeDate: date, status: 'completed', counts: true });
  }

  newestOf(transaction: Transaction, playerUUID: string): Promise<DailyGameEntity | null> {
    return transaction
      .getRepository(DailyGameEntity)
      .findOne({ where: { playerUUID }, order: { dailyChallengeDate: 'DESC' } });
  }

  async insert(transaction: Transaction, game: NewGame): Promise<DailyGameEntity> {
    const games = transaction.getRepository(DailyGameEntity);
    await games.insert(game);
    return games.findOneByOrFail({ gameId: game.gameId });
  }

  async complete(transaction: Transaction, gameId: string, completion: Completion): Promise<DailyGameEntity> {
    const games = transaction.getRepository(DailyGameEntity);
    await games.update({ gameId }, completion);
    return games.findOneByOrFail({ gameId });
  }

  /** All dailies of a player that count for the streak. */
  async history(transaction: Transaction, playerUUID: string): Promise<CompletedDaily[]> {
    const games = await transaction.getRepository(DailyGameEntity).find({
      select: { dailyChallengeDate: true, playerScore: true },
      where: { playerUUID, status: 'completed', counts: true, skipsStreak: false },
    });
    return games.map(({ dailyChallengeDate, playerScore }) => ({
      date: dailyChallengeDate,
      score: playerScore,
    }));
  }

  /** All dailies of these players, oldest first. */
  allOf(transaction: Transaction | undefined, playerUUIDs: readonly string[]): Promise<DailyGameEntity[]> {
    const games = transaction?.getRepository(DailyGameEntity) ?? this.games;
    return games.find({
      where: { playerUUID: In([...playerUUIDs]) },
      order: { dailyChallengeDate: 'ASC', gameId: 'ASC' },
    });
  }

  /** Makes these games another player's. */
  async move(transaction: Transaction, gameIds: readonly string[], playerUUID: string): Promise<void> {
    await transaction.getRepository(DailyGameEntity).update({ gameId: In([...gameIds]) }, { playerUUID });
  }

  async skipStreak(transaction: Transaction, gameIds: readonly string[]): Promise<void> {
    await transaction
      .getRepository(DailyGameEntity)
      .update({ gameId: In([...gameIds]) }, { skipsStreak: true });
  }

  async remove(transaction: Transaction, gameId: string): Promise<void> {
    await transaction.getRepository(DailyGameEntity).delete({ gameId });
  }
}
