import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { isOverEverywhere, type PlainDate } from '@tessera/rules';
import { In, type Repository, Entity } from 'typeorm';
import { SoloGamesRepository, type FinishedGrid, type NewGridGame, GridGame } from '../solo-games/index.js';
import { Clock } from '../platform/clock/clock.js';
import { AppError } from '../platform/requests/app-error.js';
import { HOLDS_PLAYER } from '../players/index.js';

/** One player's practice game of a past date. Not used for streaks or leaderboards. */
@Entity('practice_games')
export class PracticeEntity extends GridGame {}

@Injectable()
export class PracticeRepository extends SoloGamesRepository<PracticeEntity, NewGridGame> {
  constructor(@InjectRepository(PracticeEntity) games: Repository<PracticeEntity>, clock: Clock) {
    super(games, clock);
  }

  /** A date's letters are for its daily as long as that can be played somewhere. */
  protected override requirePlayable(date: PlainDate, now: number): void {
    super.requirePlayable(date, now);
    if (!isOverEverywhere(date, now)) throw new AppError('LETTERS_IN_PLAY', { field: 'gameId' });
  }

  /** Null unless the game is still active and this player's. */
  async complete(
    { gameId, playerUUID }: PracticeEntity,
    finished: FinishedGrid,
  ): Promise<PracticeEntity | null> {
    const { affected } = await this.games
      .createQueryBuilder()
      .update()
      .set(finished)
      .where({ gameId, playerUUID, status: 'active' })
      .andWhere(HOLDS_PLAYER, { playerUUID })
      .execute();
    return affected === 1 ? this.find(gameId) : null;
  }

  /** A player's games of these dates. */
  among(playerUUID: string, dates: readonly PlainDate[]): Promise<PracticeEntity[]> {
    return this.games.findBy({ playerUUID, dailyChallengeDate: In([...dates]) });
  }
}
