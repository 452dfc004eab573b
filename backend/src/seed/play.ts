import { isOddRound, ROUNDS, type DailyMove, type Grid, type Letter } from '@tessera/rules';
import { createBot, findPerfectGrid, playDaily, type Bot } from '@tessera/solver';
import type { SeededRandom } from './seeded-random.js';
import type { Player } from './world.js';

interface PlayedGrid {
  grid: Grid;
  moves: DailyMove[];
}

/** The share of a skilled player's games that are perfect. */
const PERFECT = 0.02;

const [weak, good] = [createBot('gentle'), createBot('keen')];

/** The bot that chooses the player's moves in one game. */
export const botFor = ({ skill }: Player, random: SeededRandom): Bot => (random.chance(skill) ? good : weak);

/** Plays a daily with these letters, as well as the player does. */
export function playLetters(player: Player, blind: readonly Letter[], random: SeededRandom): PlayedGrid {
  if (random.chance(player.skill * PERFECT)) {
    const { grid } = findPerfectGrid(blind);
    if (grid) return { grid, moves: movesTo(grid, blind, random) };
  }
  return playDaily(botFor(player, random), blind, random.next);
}

/** Moves that produce this grid: blind letters in odd rounds, the other letters in even rounds. */
function movesTo(grid: Grid, blind: readonly Letter[], random: SeededRandom): DailyMove[] {
  const left = random.sample(grid.map((letter, cellIndex) => ({ letter: letter ?? '', cellIndex })));
  const take = (wanted: Letter) =>
    left.splice(
      left.findIndex(({ letter }) => letter === wanted),
      1,
    );
  const blinds = blind.flatMap(take);
  return Array.from({ length: ROUNDS }, (_, i) => i + 1).flatMap((round) =>
    (isOddRound(round) ? blinds : left).splice(0, 1).map((move) => ({ round, ...move })),
  );
}
