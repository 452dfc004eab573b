import { createHash } from 'node:crypto';
import type { DuelLevel } from '@tessera/contracts';
import { createBot, seededRandom, type Bot } from '@tessera/solver';
import { answerQuestions } from '../platform/threads/answer-questions.js';
import type { BotTask } from './bot-thread.js';

/** The bots think on a thread of their own. Each has tables, made at its first move. */

const bots = new Map<DuelLevel, Bot>();

// The master's learned tables come with the solver later; until then it plays as the strong one does.
const make = (level: DuelLevel): Bot => createBot(level === 'master' ? 'strong' : level);

function botOf(level: DuelLevel): Bot {
  const bot = bots.get(level) ?? make(level);
  bots.set(level, bot);
  return bot;
}

/** The same task, the same cell: a move that is worked out again after a lost connection stays as it was. */
const randomOf = ({ seed, round }: BotTask) =>
  seededRandom(createHash('sha256').update(`${seed}:${round}`).digest().readInt32LE());

answerQuestions(
  (task: BotTask): number => botOf(task.level).move(task.grid, task.letter, randomOf(task)).cell,
);
