import { Entity } from 'typeorm';
import { PlayedDaily } from '../daily/daily.module.js';

/** One player's practice of one past date. It stands apart: no streak and no table ever reads it. */
@Entity('practice_games')
export class PracticeEntity extends PlayedDaily {}
