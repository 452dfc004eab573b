import { EMPTY_GRID, ROUNDS, withLetter, type PlayedGame } from '@tessera/rules';
import type { Bot } from '../src/bot.js';
import type { Random } from '../src/random.js';

/** Who chooses the letters: in a live game, the players in turn; in a duel, nobody and player 1 in turn. */
const CHOSEN_BY: Readonly<Record<'live' | 'duel', PlayedGame['chosenBy']>> = {
  live: Array.from({ length: ROUNDS }, (_, index) => (index % 2 === 0 ? 0 : 1)),
  duel: Array.from({ length: ROUNDS }, (_, index) => (index % 2 === 0 ? 'blind' : 0)),
};

/** Lets a bot play both sides of a game. `blind` are the blind letters of a duel. */
export function playMatch(
  bot: Bot,
  mode: 'live' | 'duel',
  blind: readonly string[],
  random: Random,
): PlayedGame {
  const chosenBy = CHOSEN_BY[mode];
  const grids = [EMPTY_GRID, EMPTY_GRID];
  const letters: string[] = [];
  const cells: [number[], number[]] = [[], []];
  for (const [index, chooser] of chosenBy.entries()) {
    const letter = chooser === 'blind' ? blind[index / 2]! : bot.move(grids[chooser]!, null, random).letter;
    letters.push(letter);
    for (const side of [0, 1] as const) {
      const { cell } = bot.move(grids[side]!, letter, random);
      cells[side].push(cell);
      grids[side] = withLetter(grids[side]!, cell, letter);
    }
  }
  return { letters, chosenBy, cells };
}
