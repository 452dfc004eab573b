import type { BotRemark, DuelLevel } from '@tessera/contracts';
import type { ScoringWord } from '@tessera/rules';
import { Column, Entity } from 'typeorm';
import { DatedGame } from '../dated-games/dated-games.module.js';

/** One player's duel of one date and level. Letters and cells stand in the order of their rounds. */
@Entity('duels')
export class DuelEntity extends DatedGame {
  @Column('text')
  level: DuelLevel;

  /** The player's account; null without one. */
  @Column('text', { nullable: true })
  userId: string | null;

  /** What the bot's moves hang on besides what it sees: secret, or its grid could be worked out. */
  @Column('int')
  seed: number;

  @Column('char', { length: 8 })
  blindLetters: string;

  /** The player's accepted commands. */
  @Column('int')
  version: number;

  /** As far as the rounds have come: no letter of a coming one. */
  @Column('text')
  letters: string;

  @Column('smallint', { array: true })
  playerCells: number[];

  @Column('smallint', { array: true })
  botCells: number[];

  /** What the bot has said of each of its moves. */
  @Column('text', { array: true })
  remarks: BotRemark['remark'][];

  @Column('jsonb')
  botWords: ScoringWord[];

  @Column('int')
  botScore: number;
}
