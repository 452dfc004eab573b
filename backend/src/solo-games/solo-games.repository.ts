import { isYetToCome, latestToday, type PlainDate } from '@tessera/rules';
import {
  In,
  LessThanOrEqual,
  type FindManyOptions,
  type FindOptionsOrder,
  type FindOptionsWhere,
  type QueryDeepPartialEntity,
  type Repository,
} from 'typeorm';
import type { Clock } from '../platform/clock/clock.js';
import { AppError } from '../platform/requests/app-error.js';
import type { Transaction } from '../platform/database/transactions.js';
import type { SoloGame } from './solo-game.js';
import type { NewGame } from './new-game.js';

/** A game that other players compare theirs with. */
export interface SharedGame {
  gameId: string;
  date: PlainDate;
}

/** The games of one mode. In a transaction, a repository sees what the transaction has changed. */
export abstract class SoloGamesRepository<Game extends SoloGame, Inserted extends NewGame = NewGame> {
  constructor(
    protected readonly games: Repository<Game>,
    protected readonly clock: Clock,
  ) {}

  find(gameId: string, transaction?: Transaction): Promise<Game | null> {
    return this.in(transaction).findOneBy(where<Game>({ gameId }));
  }

  /** Throws if there is no such game, it isn't this player's, or it can't be played now. */
  async findOwn(gameId: string, playerUUID: string): Promise<Game> {
    return this.requireOwn(await this.find(gameId), playerUUID);
  }

  requireOwn(found: Game | null, playerUUID: string): Game {
    const game = requireOwnGame(found, playerUUID);
    this.requirePlayable(game.dailyChallengeDate, this.clock.now());
    return game;
  }

  /** Null for a date that hasn't begun anywhere. */
  async findOn(playerUUID: string, date: PlainDate, transaction?: Transaction): Promise<Game | null> {
    if (isYetToCome(date, this.clock.now())) return null;
    return this.in(transaction).findOneBy(where<Game>({ playerUUID, dailyChallengeDate: date }));
  }

  /** Another player's game that can be compared with this one. */
  findCounterpart({ date }: SharedGame, playerUUID: string): Promise<Game | null> {
    return this.findOn(playerUUID, date);
  }

  /** The newest of dates that have begun somewhere. */
  newestOf(
    playerUUID: string,
    transaction?: Transaction,
    also?: FindOptionsWhere<Game>,
  ): Promise<Game | null> {
    const dailyChallengeDate = LessThanOrEqual(latestToday(this.clock.now()));
    return this.in(transaction).findOne({
      where: { ...where<Game>({ playerUUID, dailyChallengeDate }), ...also },
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

  /** Whether the player has ever completed one. */
  hasCompleted(playerUUID: string): Promise<boolean> {
    return this.games.existsBy(where<Game>({ playerUUID, status: 'completed' }));
  }

  /** Transfers these games to another player. */
  async move(transaction: Transaction, gameIds: readonly string[], playerUUID: string): Promise<void> {
    await this.update(transaction, gameIds, { playerUUID });
  }

  async remove(transaction: Transaction, gameIds: readonly string[]): Promise<void> {
    await this.in(transaction).delete(where<Game>({ gameId: In([...gameIds]) }));
  }

  /**
   * Throws unless games of this date can be played now: a server's clock may have been ahead when the game was
   * started, and nobody may see letters before their date.
   */
  protected requirePlayable(date: PlainDate, now: number): void {
    if (isYetToCome(date, now)) throw new AppError('DATE_TO_COME', { field: 'gameId' });
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
    columns: Partial<SoloGame> | Partial<Game>,
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
const where = <Game extends SoloGame>(columns: FindOptionsWhere<SoloGame>) =>
  columns as FindOptionsWhere<Game>;
const order = <Game extends SoloGame>(columns: FindOptionsOrder<SoloGame>) =>
  columns as FindOptionsOrder<Game>;

/** Returns the game; throws if there is none or it isn't this player's. */
export function requireOwnGame<Game extends { playerUUID: string }>(
  game: Game | null,
  playerUUID: string,
): Game {
  if (!game) throw new AppError('GAME_NOT_FOUND', { field: 'gameId' });
  if (game.playerUUID !== playerUUID) throw new AppError('NOT_YOUR_GAME', { field: 'gameId' });
  return game;
}
