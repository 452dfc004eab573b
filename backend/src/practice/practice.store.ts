import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { PlainDate } from '@tessera/rules';
import { In, type Repository } from 'typeorm';
import { GridGamesStore } from '../grid-games/grid-games.module.js';
import { PracticeEntity } from './practice.entity.js';

@Injectable()
export class PracticeStore extends GridGamesStore<PracticeEntity> {
  constructor(@InjectRepository(PracticeEntity) games: Repository<PracticeEntity>) {
    super(games);
  }

  /** A player's games of these dates. */
  among(playerUUID: string, dates: readonly PlainDate[]): Promise<PracticeEntity[]> {
    return this.games.findBy({ playerUUID, dailyChallengeDate: In([...dates]) });
  }
}
