import { Column } from 'typeorm';
import { DatedGame } from './dated-game.js';

/**
 * A game that stores its grid, as in all modes but duels, which store cells. A dot stands for an empty cell.
 */
export abstract class GridGame extends DatedGame {
  @Column('int')
  currentRound: number;

  @Column('char', { nullable: true })
  currentLetter: string | null;

  @Column('char', { length: 16 })
  playerGrid: string;
}
