import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { isOverEverywhere, type PlainDate } from '@tessera/rules';
import { In, type Repository } from 'typeorm';
import { SoloGamesStore, type NewGridGame } from '../solo-games/index.js';
import { Clock } from '../platform/clock/clock.js';
import { AppError } from '../platform/requests/app-error.js';
import { PracticeEntity } from './practice.entity.js';

@Injectable()
export class PracticeStore extends SoloGamesStore<PracticeEntity, NewGridGame> {
  constructor(@InjectRepository(PracticeEntity) games: Repository<PracticeEntity>, clock: Clock) {
    super(games, clock);
  }

  /** A date's letters are for its daily as long as that can be played somewhere. */
  protected override requirePlayable(date: PlainDate, now: number): void {
    super.requirePlayable(date, now);
    if (!isOverEverywhere(date, now)) throw new AppError('LETTERS_IN_PLAY', { field: 'gameId' });
  }

  /** A player's games of these dates. */
  among(playerUUID: string, dates: readonly PlainDate[]): Promise<PracticeEntity[]> {
    return this.games.findBy({ playerUUID, dailyChallengeDate: In([...dates]) });
  }
}
