import type { BotRemark, DuelLevel } from '@tessera/contracts/duels';
import type { ScoringWord } from '@tessera/rules';
import { Column, Entity } from 'typeorm';
import { SoloGame } from '../solo-games/index.js';

/** One player's duel of one date and level. Letters and cells are in the order of their rounds. */
@Entity('duels')
export class DuelEntity extends SoloGame {
  @Column('text')
  level: DuelLevel;

  /** The player's account; null without one. */
  @Column('text', { nullable: true })
  userId: string | null;

  /** Seeds the bot's random choices. Secret, because with it the bot's grid could be calculated. */
  @Column('int')
  seed: number;

  @Column('char', { length: 8 })
  blindLetters: string;

  /** The number of the player's accepted commands. */
  @Column('int')
  version: number;

  /** The letters of the rounds so far, never of later ones. */
  @Column('text')
  letters: string;

  @Column('smallint', { array: true })
  playerCells: number[];

  @Column('smallint', { array: true })
  botCells: number[];

  /** What the bot has said about each of its moves. */
  @Column('text', { array: true })
  remarks: BotRemark['remark'][];

  @Column('jsonb')
  botWords: ScoringWord[];

  @Column('int')
  botScore: number;
}
