import type { DailyMove, ScoringWord } from '@tessera/rules';
import { Column, Entity } from 'typeorm';
import { DatedGame } from '../daily/daily.module.js';

/** One player's simple daily of one date. The moves and the letter in hand are the game; the rest follows. */
@Entity('daily_challenge_games')
export class SimpleGameEntity extends DatedGame {
  @Column('int')
  currentRound: number;

  @Column('text')
  roundState: 'AWAITING_LETTER' | 'LETTER_PROVIDED';

  @Column('char', { nullable: true })
  currentLetter: string | null;

  @Column('char', { length: 16 })
  playerGrid: string;

  @Column('jsonb')
  playerWords: ScoringWord[];

  @Column('int')
  playerScore: number;

  @Column('int')
  completedRounds: number;

  @Column('char', { length: 8 })
  blindLetters: string;

  @Column('jsonb')
  moves: DailyMove[];
}
