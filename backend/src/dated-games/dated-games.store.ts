import type { PlainDate } from '@tessera/rules';
import {
  In,
  type FindManyOptions,
  type FindOptionsOrder,
  type FindOptionsWhere,
  type QueryDeepPartialEntity,
  type Repository,
} from 'typeorm';
import type { Transaction } from '../platform/database/transactions.js';
import type { DatedGame } from './dated-game.js';
import type { NewGame } from './new-game.js';
import { requireOwnGame } from './require-own-game.js';

/** The games of one mode. In a transaction, a store sees what the transaction has changed. */
export abstract class DatedGamesStore<Game extends DatedGame, Inserted extends NewGame = NewGame> {
  constructor(protected readonly games: Repository<Game>) {}

  find(gameId: string, transaction?: Transaction): Promise<Game | null> {
    return this.in(transaction).findOneBy(where<Game>({ gameId }));
  }

  /** Throws if there is no such game or it isn't this player's. */
  async findOwn(gameId: string, playerUUID: string, transaction?: Transaction): Promise<Game> {
    return requireOwnGame(await this.find(gameId, transaction), playerUUID);
  }

  findOn(playerUUID: string, date: PlainDate, transaction?: Transaction): Promise<Game | null> {
    return this.in(transaction).findOneBy(where<Game>({ playerUUID, dailyChallengeDate: date }));
  }

  newestOf(
    transaction: Transaction,
    playerUUID: string,
    also?: FindOptionsWhere<Game>,
  ): Promise<Game | null> {
    return this.in(transaction).findOne({
      where: { ...where<Game>({ playerUUID }), ...also },
      order: order<Game>({ dailyChallengeDate: 'DESC' }),
    });
  }

  async insert(transaction: Transaction, game: Inserted): Promise<Game> {
    await this.in(transaction).insert(game as QueryDeepPartialEntity<Game>);
    return this.read(transaction, game.gameId);
  }

  /** All games of these players, oldest first. */
  allOf(playerUUIDs: readonly string[], transaction?: Transaction): Promise<Game[]> {
    return this.in(transaction).find(this.oldestFirst(playerUUIDs));
  }

  /** Transfers these games to another player. */
  async move(transaction: Transaction, gameIds: readonly string[], playerUUID: string): Promise<void> {
    await this.update(transaction, gameIds, { playerUUID });
  }

  async remove(transaction: Transaction, gameIds: readonly string[]): Promise<void> {
    await this.in(transaction).delete(where<Game>({ gameId: In([...gameIds]) }));
  }

  protected in(transaction: Transaction | undefined): Repository<Game> {
    return transaction?.getRepository<Game>(this.games.target) ?? this.games;
  }

  protected read(transaction: Transaction, gameId: string): Promise<Game> {
    return this.in(transaction).findOneByOrFail(where<Game>({ gameId }));
  }

  protected async update(
    transaction: Transaction,
    gameIds: readonly string[],
    columns: Partial<DatedGame> | Partial<Game>,
  ): Promise<void> {
    await this.in(transaction).update(
      where<Game>({ gameId: In([...gameIds]) }),
      columns as QueryDeepPartialEntity<Game>,
    );
  }

  protected oldestFirst(playerUUIDs: readonly string[]): FindManyOptions<Game> {
    return {
      where: where<Game>({ playerUUID: In([...playerUUIDs]) }),
      order: order<Game>({ dailyChallengeDate: 'ASC', gameId: 'ASC' }),
    };
  }
}

// TypeScript can't infer the options of a generic entity from the columns of its base class.
const where = <Game extends DatedGame>(columns: FindOptionsWhere<DatedGame>) =>
  columns as FindOptionsWhere<Game>;
const order = <Game extends DatedGame>(columns: FindOptionsOrder<DatedGame>) =>
  columns as FindOptionsOrder<Game>;
