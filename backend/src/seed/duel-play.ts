import {
  answerDuel,
  applyDuel,
  botIsDue,
  liveGrid,
  liveLetter,
  liveStatus,
  newDuel,
  PLAYER_SEAT,
  type DuelCommand,
  type DuelGame,
  type Letter,
  type Scorer,
} from '@tessera/rules';
import type { Bot } from '@tessera/solver';
import { remarkOf } from '../duel/bot.js';
import pickCell from '../duel/bot.worker.js';
import type { DuelEntity } from '../duel/duel.entity.js';
import type { SeededRandom } from './seeded-random.js';

const NO_SCORE = { total: 0, words: [] };

interface DuelSetting extends Pick<DuelEntity, 'level' | 'seed'> {
  blindLetters: readonly Letter[];
  /** The number of the player's commands. */
  commands: number;
  /** Chooses the player's moves. */
  player: Bot;
  random: SeededRandom;
  scoreGrid: Scorer['scoreGrid'];
}

/** Plays a duel according to the rules, against the server's bot. */
export function playDuel({ level, seed, blindLetters, commands, player, random, scoreGrid }: DuelSetting) {
  const remarks: DuelEntity['remarks'] = [];
  let duel = newDuel(blindLetters);
  while (duel.version < commands) {
    const outcome = applyDuel(duel, nextCommand(duel, player, random));
    if (outcome.kind !== 'accepted') throw new Error('a move in a duel is not accepted');
    duel = outcome.duel;
    const due = botIsDue(duel);
    if (!due) continue;
    const cell = pickCell({ level, seed, ...due });
    remarks.push(remarkOf(due, cell, scoreGrid));
    duel = answerDuel(duel, cell, blindLetters);
  }
  const isCompleted = liveStatus(duel) === 'completed';
  if (isCompleted) remarks.push('last');
  const scoreOf = (seat: 1 | 2) => (isCompleted ? scoreGrid(liveGrid(duel, seat)) : NO_SCORE);
  return { duel, remarks, isCompleted, scores: { 1: scoreOf(1), 2: scoreOf(2) } };
}

function nextCommand(duel: DuelGame, player: Bot, random: SeededRandom): DuelCommand {
  const letter = liveLetter(duel);
  const move = player.move(liveGrid(duel, PLAYER_SEAT), letter, random.next);
  return letter === null ? { kind: 'letter', letter: move.letter } : { kind: 'place', cellIndex: move.cell };
}
