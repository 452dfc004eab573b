import { createHash } from 'node:crypto';
import type { DuelLevel } from '@tessera/contracts/duels';
import { createBot, seededRandom, type Bot } from '@tessera/solver';
import { masterTables } from '@tessera/solver/master';
import type { BotTask } from './bot.js';

/** Each bot builds its tables with its first move. */
const bots = new Map<DuelLevel, Bot>();

const make = (level: DuelLevel): Bot =>
  level === 'master' ? createBot(level, masterTables()) : createBot(level);

function botOf(level: DuelLevel): Bot {
  const bot = bots.get(level) ?? make(level);
  bots.set(level, bot);
  return bot;
}

/** A move that is computed again, for example after a lost connection, results in the same cell. */
const randomOf = ({ seed, round }: BotTask) =>
  seededRandom(createHash('sha256').update(`${seed}:${round}`).digest().readInt32LE());

export default (task: BotTask): number => botOf(task.level).move(task.grid, task.letter, randomOf(task)).cell;
