import { Entity } from 'typeorm';
import { GridGame } from '../solo-games/index.js';

/** One player's practice game of a past date. Not used for streaks or leaderboards. */
@Entity('practice_games')
export class PracticeEntity extends GridGame {}
