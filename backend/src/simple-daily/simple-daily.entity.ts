import type { DailyMove } from '@tessera/rules';
import { Column, Entity } from 'typeorm';
import { SoloGame } from '../solo-games/index.js';

/** One player's simple daily of one date. Everything else follows from `moves` and `currentLetter`. */
@Entity('daily_challenge_games')
export class SimpleGameEntity extends SoloGame {
  @Column('int')
  currentRound: number;

  @Column('char', { nullable: true })
  currentLetter: string | null;

  /** A dot stands for an empty cell. */
  @Column('char', { length: 16 })
  playerGrid: string;

  @Column('text')
  roundState: 'AWAITING_LETTER' | 'LETTER_PROVIDED';

  @Column('int')
  completedRounds: number;

  @Column('char', { length: 8 })
  blindLetters: string;

  @Column('jsonb')
  moves: DailyMove[];
}
