import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { isYetToCome, latestToday, type PlainDate } from '@tessera/rules';
import { Between, In, Raw, type Repository } from 'typeorm';
import { SoloGamesRepository, type NewGame, type SharedGame } from '../solo-games/index.js';
import { Clock } from '../platform/clock/clock.js';
import type { Transaction } from '../platform/database/transactions.js';
import type { ReplayedGame, ReplayedGames } from '../game/index.js';
import { AppError } from '../platform/requests/app-error.js';
import { DuelEntity } from './duel.entity.js';

export type NewDuel = NewGame & Pick<DuelEntity, 'level' | 'seed' | 'blindLetters' | 'letters'>;

/** The columns that a move changes; words and scores only if it ends the duel. */
export type Advance = Pick<
  DuelEntity,
  'status' | 'version' | 'letters' | 'playerCells' | 'botCells' | 'remarks' | 'completedAt' | 'lastActivityAt'
> &
  Partial<Pick<DuelEntity, 'playerWords' | 'playerScore' | 'botWords' | 'botScore'>>;

@Injectable()
export class DuelsRepository extends SoloGamesRepository<DuelEntity, NewDuel> {
  constructor(@InjectRepository(DuelEntity) games: Repository<DuelEntity>, clock: Clock) {
    super(games, clock);
  }

  /** The duels of a date and of later ones that have begun, in the order in which they were started. */
  since(playerUUID: string, date: PlainDate, which: { status?: 'active' } = {}): Promise<DuelEntity[]> {
    const dailyChallengeDate = Between(date, latestToday(this.clock.now()));
    return this.games.find({
      where: { playerUUID, dailyChallengeDate, ...which },
      order: { createdAt: 'ASC' },
    });
  }

  /** Of the same level: a player can have a duel of each. */
  override async findCounterpart(
    { gameId, date }: SharedGame,
    playerUUID: string,
  ): Promise<DuelEntity | null> {
    if (isYetToCome(date, this.clock.now())) return null;
    const level = Raw((own) => `${own} = (SELECT level FROM duels WHERE "gameId" = :gameId)`, { gameId });
    return this.games.findOneBy({ playerUUID, dailyChallengeDate: date, level });
  }

  override async insert(transaction: Transaction, duel: NewDuel): Promise<DuelEntity> {
    await this.in(transaction).insert(duel);
    await this.recordAccounts(transaction, [duel.gameId]);
    return this.read(transaction, duel.gameId);
  }

  /** Stores a move, if the duel is still at the version on which it was decided. Returns whether it is. */
  async advance({ gameId, version }: DuelEntity, next: Advance): Promise<boolean> {
    const { affected } = await this.games.update({ gameId, version }, next);
    return affected === 1;
  }

  /** In a transaction, also locks the duels until its end: moves don't lock their player. */
  override allOf(playerUUIDs: readonly string[], transaction?: Transaction): Promise<DuelEntity[]> {
    return this.in(transaction).find({
      ...this.oldestFirst(playerUUIDs),
      ...(transaction ? { lock: { mode: 'for_no_key_update' } } : {}),
    });
  }

  override async move(
    transaction: Transaction,
    gameIds: readonly string[],
    playerUUID: string,
  ): Promise<void> {
    await super.move(transaction, gameIds, playerUUID);
    await this.recordAccounts(transaction, gameIds);
  }

  /** Updates these duels with the account to which their player now belongs. */
  async recordAccounts(transaction: Transaction, gameIds: readonly string[]): Promise<void> {
    await transaction.query(
      `UPDATE duels SET "userId" = (
         SELECT owner."userId" FROM player_uuid_mappings owner WHERE owner."playerUUID" = duels."playerUUID")
       WHERE "gameId" = ANY($1)`,
      [gameIds],
    );
  }

  /** Removes the account of these players from their duels. */
  async removeAccounts(transaction: Transaction, playerUUIDs: readonly string[]): Promise<void> {
    await this.in(transaction).update({ playerUUID: In([...playerUUIDs]) }, { userId: null });
  }
}

/** Finished duels. */
@Injectable()
export class DuelReplays implements ReplayedGames {
  constructor(private readonly duels: DuelsRepository) {}

  async find(gameId: string): Promise<ReplayedGame> {
    const duel = await this.duels.find(gameId);
    if (!duel) throw new AppError('GAME_NOT_FOUND', { field: 'gameId' });
    return replayOf(duel);
  }

  async findOwn(gameId: string, playerUUID: string): Promise<ReplayedGame> {
    return replayOf(await this.duels.findOwn(gameId, playerUUID));
  }

  async requireOwn(gameId: string, playerUUID: string): Promise<void> {
    await this.duels.findOwn(gameId, playerUUID);
  }
}

function replayOf(duel: DuelEntity): ReplayedGame {
  const { gameId, completedAt, lexicon, letters, gameNumber, level } = duel;
  if (!completedAt) throw new AppError('GAME_NOT_COMPLETED', { field: 'gameId' });
  return {
    gameId,
    mode: 'duel',
    completedAt,
    lexicon,
    letters: [...letters],
    duel: { gameNumber, level, date: duel.dailyChallengeDate },
    players: [
      {
        playerUUID: duel.playerUUID,
        score: duel.playerScore,
        words: duel.playerWords,
        cells: duel.playerCells,
      },
      { playerUUID: null, score: duel.botScore, words: duel.botWords, cells: duel.botCells },
    ],
  };
}
