import { DUEL_LEVELS } from '@tessera/contracts/duels';
import { UPPERCASE_ALPHANUMERIC } from '@tessera/contracts/wire';
import {
  BOT_SEAT,
  MINUTE_MS,
  PLAYER_SEAT,
  ROUNDS,
  answerDuel,
  applyDuel,
  botIsDue,
  liveGrid,
  liveLetter,
  liveStatus,
  newDuel,
  type DuelCommand,
  type DuelGame,
  type Letter,
  type Scorer,
} from '@tessera/rules';
import type { Bot } from '@tessera/solver';
import { ID_PREFIX, newGame } from '../solo-games/index.js';
import type { DuelEntity } from '../duel/duel.entity.js';
import { DuelsRepository } from '../duel/duels.repository.js';
import { Lexicon } from '../words/index.js';
import { insertRows, lettersOf, type Player, type World } from './world.js';
import { botFor } from './play.js';
import { developer } from './players.js';
import { SeededRandom } from './seeded-random.js';
import { startOf } from './time.js';
import { remarkOf } from '../duel/bot.js';
import pickCell from '../duel/bot.worker.js';

const SEEDS = 2 ** 31;
const DUELS_PER_PLAYER = 0.15;
const RECENT_DAYS = 10;
const UNFINISHED = 0.3;
/** The player chooses a letter in half of the rounds and places one in all but the last. */
const ALL_COMMANDS = ROUNDS / 2 + ROUNDS - 1;

interface Plan {
  player: Player;
  date: World['today'];
  level: DuelEntity['level'];
}

function plansOf(world: World, random: SeededRandom): Plan[] {
  const dates = world.dates.slice(-RECENT_DAYS);
  const guests = random.sample(world.players.slice(1), Math.ceil(world.players.length * DUELS_PER_PLAYER));
  // The bots of the two upper levels are slow.
  const levels = DUEL_LEVELS.slice(0, 2);
  return [developer(world), developer(world), ...guests].map((player, i) => ({
    player,
    // In the developer's zone, it's still the day before today.
    date: i < 2 ? (dates.at(-2) ?? world.today) : random.pick(dates),
    level: levels[i % levels.length] ?? 'keen',
  }));
}

function rowOf(world: World, plan: Plan, random: SeededRandom): DuelEntity | null {
  const { player, date, level } = plan;
  const sequence = lettersOf(world, date);
  const at = startOf(date, player.zone) + player.timeOfDay;
  if (at > world.now || at < player.joinedAt) return null;
  const commands = random.chance(UNFINISHED) ? random.between(0, ALL_COMMANDS - 1) : ALL_COMMANDS;
  const blindLetters = sequence.letters;
  const seed = random.between(0, SEEDS - 1);
  const { scoreGrid } = world.app.get(Lexicon).scorerOf(sequence.lexicon);
  const setting = { level, seed, blindLetters, commands, player: botFor(player, random), random, scoreGrid };
  const { duel, remarks, isCompleted, scores } = playDuel(setting);
  const lastActivityAt = new Date(Math.min(world.now, at + random.between(2, 9) * MINUTE_MS));
  return {
    ...newGame(ID_PREFIX.duel, { playerUUID: player.playerUUID, sequence, now: new Date(at) }, (length) =>
      random.text(UPPERCASE_ALPHANUMERIC, length),
    ),
    level,
    seed,
    userId: null,
    version: duel.version,
    remarks,
    blindLetters: blindLetters.join(''),
    letters: duel.letters.join(''),
    playerCells: duel.cells[PLAYER_SEAT].map(Number),
    botCells: duel.cells[BOT_SEAT].map(Number),
    playerScore: scores[PLAYER_SEAT].total,
    playerWords: scores[PLAYER_SEAT].words,
    botScore: scores[BOT_SEAT].total,
    botWords: scores[BOT_SEAT].words,
    status: isCompleted ? 'completed' : 'active',
    completedAt: isCompleted ? lastActivityAt : null,
    lastActivityAt,
  };
}

export async function writeDuels(world: World): Promise<void> {
  const random = new SeededRandom('duels');
  const rows = plansOf(world, random).flatMap((plan) => rowOf(world, plan, random) ?? []);
  await insertRows(world.database, 'duels', rows);
  await world.app.get(DuelsRepository).recordAccounts(
    world.database.manager,
    rows.map(({ gameId }) => gameId),
  );
}

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
function playDuel({ level, seed, blindLetters, commands, player, random, scoreGrid }: DuelSetting) {
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
