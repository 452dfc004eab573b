import { Entity } from 'typeorm';
import { PlayedDaily } from '../daily/daily.module.js';

/** One player's practice of one past date. Neither streaks nor leaderboards read it. */
@Entity('practice_games')
export class PracticeEntity extends PlayedDaily {}
