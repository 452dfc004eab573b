import type { DailyMove } from '@tessera/rules';
import { Column, Entity } from 'typeorm';
import { GridGame } from '../dated-games/dated-games.module.js';

/** One player's simple daily of one date. Everything else follows from `moves` and `currentLetter`. */
@Entity('daily_challenge_games')
export class SimpleGameEntity extends GridGame {
  @Column('text')
  roundState: 'AWAITING_LETTER' | 'LETTER_PROVIDED';

  @Column('int')
  completedRounds: number;

  @Column('char', { length: 8 })
  blindLetters: string;

  @Column('jsonb')
  moves: DailyMove[];
}
