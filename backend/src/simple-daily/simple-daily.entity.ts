import type { DailyMove, PlainDate } from '@tessera/rules';
import { Column, Entity, PrimaryColumn } from 'typeorm';
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

/** A letter that was selected or placed in a simple daily. */
@Entity('daily_challenge_submissions')
export class SubmissionEntity {
  @PrimaryColumn('text')
  gameId: string;

  @PrimaryColumn('int')
  round: number;

  @PrimaryColumn('text')
  submissionType: 'SELECT_LETTER' | 'PLACE_LETTER';

  @Column('uuid')
  playerUUID: string;

  @Column('int')
  gameNumber: number;

  @Column('date')
  date: PlainDate;

  @Column('char')
  letterSubmitted: string;

  /** null if the letter was only selected */
  @Column('int', { nullable: true })
  cellIndex: number | null;

  /** The grid afterwards. */
  @Column('char', { length: 16 })
  gridState: string;

  @Column('timestamptz')
  timestamp: Date;
}
